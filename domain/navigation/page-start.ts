/** When the scripts of a page start, after its first view (docs/decisions/020-page-start.md). */
import { ADDRESSES } from "./addresses.ts";
import { CONVERTER_PAIRS, pairPath } from "./converter-pairs.ts";
import { TOOLS } from "./tools.ts";

/**
 * `intent`: with the first sign that somebody acts. `paint`: once the first view is painted. `tool`: so too, but what the
 * canvas can do without loads with the first action.
 */
export type PageStart = "intent" | "paint" | "tool";

const TOOL_PATHS: ReadonlySet<string> = new Set([
  ...TOOLS.map(({ path }) => path),
  ...CONVERTER_PAIRS.map(pairPath),
]);

/** By the pattern of the address, such as `/palettes/:id`; `*` for an unknown address. */
export function pageStart(pattern: string): PageStart {
  if (pattern === "*") return "intent";
  if (TOOL_PATHS.has(pattern)) return "tool";
  const address = ADDRESSES.find(({ path }) => path === pattern);
  const isReading = address?.layout === "default" && address.middleware.length === 0;
  return isReading ? "intent" : "paint";
}
