/** When the scripts of a page start, after its first view (docs/decisions/020-page-start.md). */
import { ADDRESSES } from "./addresses.ts";
import { CONVERTER_PAIRS, pairPath } from "./converter-pairs.ts";
import { TOOLS } from "./tools.ts";

/**
 * `intent`: with the first pointer, touch or key event. `paint`: after the first paint. `tool`: after the first paint,
 * except for code that the canvas does not need, which loads with the first action.
 */
export type PageStart = "intent" | "paint" | "tool";

const TOOL_PATHS: ReadonlySet<string> = new Set([
  ...TOOLS.map(({ path }) => path),
  ...CONVERTER_PAIRS.map(pairPath),
]);

/** `pattern` is the pattern of the address, such as `/palettes/:id`, or `*` for an unknown address. */
export function pageStart(pattern: string): PageStart {
  if (pattern === "*") return "intent";
  if (TOOL_PATHS.has(pattern)) return "tool";
  const address = ADDRESSES.find(({ path }) => path === pattern);
  const isReading = address?.layout === "default" && address.middleware.length === 0;
  return isReading ? "intent" : "paint";
}
