/**
 * W3C design tokens (https://www.designtokens.org/tr/2025.10/format/ and …/color/): color values as objects
 * and, from earlier drafts, as strings; types inherited from groups; aliases in braces and by `$ref`;
 * `$root`; groups that extend others. A group "dark" next to a group "light" holds dark values.
 */

import { cleanName, FileProblem, MAX_COLORS, tooManyColors } from "#engine/bytes/file-problem.ts";
import { entryList, pairedColors } from "#engine/files/import/color-entries.ts";
import { isDarkPath, nameOfPath, withShades } from "#engine/files/import/path-name.ts";
import type { ReadPalette } from "#engine/files/import/read-palette.ts";
import { INTERPOLATION_SPACES } from "#engine/mix/mix.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color, SpaceId } from "#engine/space/color.ts";
import { isRecord, MAX_NODES } from "./json-text.ts";
import { resolverParts, setPaths } from "./token-sets.ts";
import { unreadParts } from "./unread-parts.ts";

/** The color module names the spaces of CSS as CSS does, and has no linear Display P3. */
const SPACES: readonly SpaceId[] = INTERPOLATION_SPACES.filter((space) => space !== "display-p3-linear");
const COMPOSITE = "It holds colors and more, and tokens of one color are read.";
const MAX_ALIASES = 24;

/** `text` is the file, for lines. Throws a FileProblem if all colors are circular references. */
export function readDtcg(given: unknown, text: string): ReadPalette {
  const parts = resolverParts(given);
  const root = parts.length === 0 ? given : Object.assign({}, ...parts.map(({ tokens }) => tokens));
  const list = entryList();
  const found: { path: readonly string[]; color: Color; isDark: boolean }[] = [];
  const unread: { path: readonly string[]; text: string; why: string }[] = [];
  const circles: string[] = [];
  let nodes = 0;
  const visit = (
    node: unknown,
    path: readonly string[],
    inherited: string | undefined,
    extended: number,
  ): void => {
    nodes += 1;
    if (nodes > MAX_NODES) throw new FileProblem("holds more entries than any palette.");
    if (!isRecord(node)) return;
    const type = typeof node.$type === "string" ? node.$type : inherited;
    if (Object.hasOwn(node, "$value") || typeof node.$ref === "string") {
      if (type !== undefined && type !== "color") {
        if (/^(?:shadow|border|gradient)$/.test(type))
          unread.push({ path, text: JSON.stringify(node.$value ?? node.$ref).slice(0, 100), why: COMPOSITE });
        return;
      }
      const color = dtcgColor(node, root);
      const dark = darkValue(node, root);
      if (color === "circle") circles.push(path.join("."));
      else if (color !== undefined) {
        if (found.length >= MAX_COLORS) throw tooManyColors();
        found.push({ path, color, isDark: isDarkPath(path) });
        if (dark !== undefined) found.push({ path, color: dark, isDark: true });
      }
      const why =
        color === "circle"
          ? "It refers to itself."
          : color === undefined && (type === "color" || looksLikeColor(node.$value))
            ? "It is not a color, or refers to something that is not in the file."
            : modifierOf(node);
      if (why !== undefined)
        unread.push({ path, text: JSON.stringify(node.$value ?? node.$ref).slice(0, 100), why });
      return;
    }
    const base = typeof node.$extends === "string" ? target(root, node.$extends) : undefined;
    if (base !== undefined && extended < MAX_ALIASES) {
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
  if (parts.length === 0) visit(root, [], undefined, 0);
  for (const { context, tokens } of parts) visit(tokens, context === "" ? [] : [context], undefined, 0);
  for (const { path, color, isDark } of withShades(found))
    list.add({ name: nameOfPath(path), color, isDark: isDark && !/ dark$/i.test(path.at(-1) ?? "") });
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
    ...unreadParts(text, unread),
  };
}

/** The value of a mode called dark: that of Terrazzo in `$extensions.mode`. */
function darkValue(node: Record<string, unknown>, root: unknown): Color | undefined {
  const modes = isRecord(node.$extensions) ? node.$extensions.mode : undefined;
  if (!isRecord(modes)) return undefined;
  const key = Object.keys(modes).find((name) => /(?:^|[^a-z])(?:dark|night)(?:[^a-z]|$)/i.test(name));
  const color = key === undefined ? undefined : dtcgColor({ $value: modes[key] }, root);
  return color === "circle" ? undefined : color;
}

/** A modifier of Tokens Studio that is not computed; alpha is. */
function modifierOf(node: Record<string, unknown>): string | undefined {
  const extensions = isRecord(node.$extensions) ? node.$extensions["studio.tokens"] : undefined;
  const modify = isRecord(extensions) && isRecord(extensions.modify) ? extensions.modify : undefined;
  return modify === undefined || modify.type === "alpha"
    ? undefined
    : "Tokens Studio changes this color by a modifier that is not computed here.";
}

function looksLikeColor(value: unknown): boolean {
  return (
    typeof value === "string" &&
    /^#[\da-f]+$|^(?:rgba?|hsla?|oklch|oklab|lab|lch|color|color-mix)\(/i.test(value)
  );
}

/** The color of one token, with aliases followed; undefined if it is none, "circle" if it refers to itself. */
export function dtcgColor(node: Record<string, unknown>, root: unknown): Color | "circle" | undefined {
  const color = valueOf(node, root, []);
  const extensions = isRecord(node.$extensions) ? node.$extensions["studio.tokens"] : undefined;
  const modify = isRecord(extensions) && isRecord(extensions.modify) ? extensions.modify : undefined;
  if (modify?.type !== "alpha" || color === undefined || color === "circle") return color;
  const alpha = Number(modify.value);
  return alpha >= 0 && alpha <= 1 ? { ...color, alpha } : color;
}

function valueOf(
  node: Record<string, unknown>,
  root: unknown,
  seen: readonly string[],
): Color | "circle" | undefined {
  const value = typeof node.$ref === "string" ? node.$ref : node.$value;
  const reference = typeof value === "string" && /^(?:\{[^{}]+\}|#\/)/.test(value) ? value : undefined;
  const inner = isRecord(value) && typeof value.$ref === "string" ? value.$ref : reference;
  if (inner === undefined) return typeof value === "string" ? textColor(value) : colorOf(value, root);
  if (seen.includes(inner) || seen.length > MAX_ALIASES) return "circle";
  const found = target(root, inner);
  if (!isRecord(found)) return typeof found === "string" ? strictColor(found) : undefined;
  if (Object.hasOwn(found, "colorSpace")) return colorOf(found, root);
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
  const starts = reference.startsWith("#/") ? [[]] : [[], ...setPaths(root)];
  for (const start of starts) {
    const found = follow(root, [...start, ...keys]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function follow(root: unknown, keys: readonly string[]): unknown {
  let found = root;
  for (const key of keys.slice(0, 64)) {
    if (Array.isArray(found) && /^\d{1,4}$/.test(key)) found = found[Number(key)];
    else if (isRecord(found) && Object.hasOwn(found, key)) found = found[key];
    else return undefined;
  }
  return found;
}

function textColor(text: string): Color | undefined {
  const plain = strictColor(text);
  if (plain !== undefined || !text.includes("(")) return plain;
  const parsed = parseCss5Color(text);
  return parsed.ok ? parsed.color : undefined;
}

/** A color's object; its components and its alpha may refer to those of other tokens. */
function colorOf(value: unknown, root: unknown): Color | undefined {
  if (!isRecord(value)) return undefined;
  const whole = referenceIn(value.components);
  if (whole !== undefined) {
    const base = target(root, whole);
    const color = isRecord(base) ? dtcgColor(base, root) : undefined;
    if (color === undefined || color === "circle") return undefined;
    return value.alpha === undefined ? color : withAlpha(color, value.alpha, root);
  }
  const color = plainColorOf(value);
  return color && (isRecord(value.alpha) || typeof value.alpha === "string")
    ? withAlpha(color, value.alpha, root)
    : color;
}

/** Undefined if the alpha refers to no number. */
function withAlpha(color: Color, given: unknown, root: unknown): Color | undefined {
  let alpha = given;
  for (let step = 0; step < MAX_ALIASES; step += 1) {
    const reference = referenceIn(alpha);
    const found = reference === undefined ? undefined : target(root, reference);
    if (found === undefined) break;
    alpha = isRecord(found) && Object.hasOwn(found, "$value") ? found.$value : found;
  }
  if (alpha === "none") return { ...color, alpha: undefined };
  return typeof alpha === "number" && Number.isFinite(alpha)
    ? { ...color, alpha: Math.min(1, Math.max(0, alpha)) }
    : undefined;
}

function referenceIn(value: unknown): string | undefined {
  if (isRecord(value) && typeof value.$ref === "string") return value.$ref;
  return typeof value === "string" && /^\{[^{}]+\}$|^#\//.test(value) ? value : undefined;
}

/** A color object of design tokens without references (Design Tokens Color Module 2025.10). */
export function plainColorOf(value: Record<string, unknown>): Color | undefined {
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
