/**
 * Colors in JSON: W3C design tokens (https://www.designtokens.org/tr/2025.10/format/), Style Dictionary, and plain objects
 * or lists with colors anywhere in them. Aliases of tokens are followed.
 */
import type { Color, SpaceId } from "#engine/color.ts";
import { parseColor } from "#engine/parse.ts";
import { MAX_COMPONENT } from "#engine/tokenize.ts";
import type { ImportedColor, ReadPalette } from "./import-palette.ts";

const MAX_DEPTH = 24;
/** Names of the tokens format that are those of CSS, and so ours. */
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

/** Undefined for what is no JSON. */
export function readJson(text: string): ReadPalette | undefined {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return undefined;
  }
  const colors: ImportedColor[] = [];
  visit(root, root, [], colors);
  const isTokens = /"\$value"\s*:/.test(text);
  return { format: isTokens ? "Design tokens" : "JSON", colors };
}

function visit(node: unknown, root: unknown, path: readonly string[], colors: ImportedColor[]): void {
  if (path.length > MAX_DEPTH) return;
  const color = colorOf(node, root, 0);
  if (color !== undefined) {
    const name = nameOf(node) ?? path.findLast((part) => !/^(?:\d+|\$?value|hex|color)$/.test(part));
    colors.push({ ...(name !== undefined && { name }), color });
    return;
  }
  if (typeof node !== "object" || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    // Descriptions, extensions and links are not colors, whatever they say.
    if (key.startsWith("$") && key !== "$value") continue;
    visit(child, root, [...path, key], colors);
  }
}

function colorOf(node: unknown, root: unknown, depth: number): Color | undefined {
  if (typeof node === "string") {
    const alias = /^\{([^{}]+)\}$/.exec(node)?.[1];
    if (alias !== undefined)
      return depth > MAX_DEPTH ? undefined : colorOf(at(root, alias.split(".")), root, depth + 1);
    const parsed = parseColor(node);
    return parsed.ok ? parsed.color : undefined;
  }
  if (typeof node !== "object" || node === null || Array.isArray(node)) return undefined;
  if ("colorSpace" in node && "components" in node) return tokenColor(node);
  for (const key of ["$value", "value", "hex", "color"]) {
    if (Object.hasOwn(node, key)) return colorOf((node as Record<string, unknown>)[key], root, depth + 1);
  }
  return undefined;
}

function tokenColor(node: {
  colorSpace: unknown;
  components: unknown;
  alpha?: unknown;
  hex?: unknown;
}): Color | undefined {
  const space = SPACES.find((known) => known === node.colorSpace);
  const { components, alpha } = node;
  if (space !== undefined && Array.isArray(components) && components.length === 3) {
    const [first, second, third] = components.map((part) =>
      typeof part === "number" ? Math.min(MAX_COMPONENT, Math.max(-MAX_COMPONENT, part)) : undefined,
    );
    return {
      space,
      coords: [first, second, third],
      alpha: typeof alpha === "number" ? Math.min(1, Math.max(0, alpha)) : 1,
    };
  }
  const parsed = parseColor(typeof node.hex === "string" ? node.hex : "");
  return parsed.ok ? parsed.color : undefined;
}

function nameOf(node: unknown): string | undefined {
  if (typeof node !== "object" || node === null || !("name" in node)) return undefined;
  return typeof node.name === "string" && node.name !== "" ? node.name : undefined;
}

function at(node: unknown, path: readonly string[]): unknown {
  let found = node;
  for (const key of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}
