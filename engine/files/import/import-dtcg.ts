/**
 * W3C design tokens (https://www.designtokens.org/tr/2025.10/format/ and …/color/): color values as objects
 * and, from earlier drafts, as strings; types inherited from groups; aliases in braces and by `$ref`;
 * `$root`; groups that extend others. A group "dark" next to a group "light" holds dark values.
 */

import { parseColor } from "#engine/parse/parse.ts";
import type { Color, SpaceId } from "#engine/space/color.ts";
import { type ColorEntry, entryList, pairedColors, strictColor } from "./color-entries.ts";
import { cleanName, FileProblem } from "./file-problem.ts";
import { isRecord, MOST_NODES } from "./json-text.ts";
import { isDarkPath, nameOfPath } from "./path-name.ts";
import type { ReadPalette } from "./read-palette.ts";

/** Color spaces with the same names in the color module, CSS and the engine. */
const SPACES: readonly SpaceId[] = [
  "srgb",
  "srgb-linear",
  "hsl",
  "hwb",
  "lab",
  "lch",
  "oklab",
  "oklch",
  "display-p3",
  "a98-rgb",
  "prophoto-rgb",
  "rec2020",
  "xyz-d65",
  "xyz-d50",
];
const MOST_ALIASES = 24;

/** Throws a FileProblem if all colors are circular references. */
export function readDtcg(root: unknown): ReadPalette {
  const list = entryList();
  const circles: string[] = [];
  let nodes = 0;
  const visit = (
    node: unknown,
    path: readonly string[],
    inherited: string | undefined,
    extended: number,
  ): void => {
    nodes += 1;
    if (nodes > MOST_NODES) throw new FileProblem("holds more entries than any palette.");
    if (!isRecord(node)) return;
    const type = typeof node.$type === "string" ? node.$type : inherited;
    if (Object.hasOwn(node, "$value") || typeof node.$ref === "string") {
      if (type !== undefined && type !== "color") return;
      const found = dtcgColor(node, root);
      if (found === "circle") circles.push(path.join("."));
      else if (found !== undefined) list.add(entryOf(path, found));
      return;
    }
    const base = typeof node.$extends === "string" ? target(root, node.$extends) : undefined;
    if (base !== undefined && extended < MOST_ALIASES) {
      const own = new Set(Object.keys(node));
      if (isRecord(base))
        visit(
          Object.fromEntries(Object.entries(base).filter(([key]) => !own.has(key))),
          path,
          type,
          extended + 1,
        );
    }
    for (const key of Object.keys(node)) {
      // Descriptions and extensions are skipped, even if they look like colors; `$root` is the group's own
      // token.
      if (key.startsWith("$") && key !== "$root") continue;
      visit(node[key], [...path, key], type, extended);
    }
  };
  visit(root, [], undefined, 0);
  if (list.entries.length === 0 && circles[0] !== undefined)
    throw new FileProblem(
      `holds only tokens that point to themselves, as ${cleanName(circles[0]) ?? "one"} does.`,
    );
  const title =
    isRecord(root) && typeof root.$description === "string" ? cleanName(root.$description) : undefined;
  return {
    format: "Design tokens",
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
  };
}

function entryOf(path: readonly string[], color: Color): ColorEntry {
  return { name: nameOfPath(path), color, isDark: isDarkPath(path) };
}

/** The color of one token, with aliases followed; undefined if it is none, "circle" if it refers to itself. */
export function dtcgColor(node: Record<string, unknown>, root: unknown): Color | "circle" | undefined {
  return valueOf(node, root, []);
}

function valueOf(
  node: Record<string, unknown>,
  root: unknown,
  seen: readonly string[],
): Color | "circle" | undefined {
  const value = typeof node.$ref === "string" ? node.$ref : node.$value;
  const reference = typeof value === "string" && /^(?:\{[^{}]+\}|#\/)/.test(value) ? value : undefined;
  const inner = isRecord(value) && typeof value.$ref === "string" ? value.$ref : reference;
  if (inner === undefined) return typeof value === "string" ? strictColor(value) : colorOf(value);
  if (seen.includes(inner) || seen.length > MOST_ALIASES) return "circle";
  const found = target(root, inner);
  if (!isRecord(found)) return typeof found === "string" ? strictColor(found) : undefined;
  if (Object.hasOwn(found, "colorSpace")) return colorOf(found);
  const token = Object.hasOwn(found, "$root") && isRecord(found.$root) ? found.$root : found;
  return Object.hasOwn(token, "$value") || typeof token.$ref === "string"
    ? valueOf(token, root, [...seen, inner])
    : undefined;
}

/** Resolves "{a.b}", a JSON pointer "#/a/b" (RFC 6901), or a bare path. */
function target(root: unknown, reference: string): unknown {
  const keys = reference.startsWith("#/")
    ? reference
        .slice(2)
        .split("/")
        .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
    : reference.replaceAll(/^\{|\}$/g, "").split(".");
  let found = root;
  for (const key of keys.slice(0, 64)) {
    if (Array.isArray(found) && /^\d{1,4}$/.test(key)) found = found[Number(key)];
    else if (isRecord(found) && Object.hasOwn(found, key)) found = found[key];
    else return undefined;
  }
  return found;
}

function colorOf(value: unknown): Color | undefined {
  if (!isRecord(value)) return undefined;
  const { components, alpha, hex } = value;
  const space = SPACES.find((known) => known === value.colorSpace);
  if (space !== undefined && Array.isArray(components) && components.length === 3) {
    const parts = components.map((part: unknown) =>
      typeof part === "number" && Number.isFinite(part) && Math.abs(part) < 1e4
        ? part
        : part === "none"
          ? undefined
          : null,
    );
    const [first, second, third] = parts;
    if (first !== null && second !== null && third !== null)
      return { space, coords: [first, second, third], alpha: alphaOf(alpha) };
  }
  const parsed = parseColor(typeof hex === "string" ? hex : "");
  return parsed.ok ? { ...parsed.color, alpha: alphaOf(alpha) } : undefined;
}

function alphaOf(alpha: unknown): number | undefined {
  if (alpha === "none") return undefined;
  return typeof alpha === "number" && Number.isFinite(alpha) ? Math.min(1, Math.max(0, alpha)) : 1;
}
