/** The color variables of Figma with their modes and the places of their values; an alias is a reference. */
import type { NamedValue } from "#engine/files/import/named-value.ts";
import { propertyName } from "#engine/files/import/named-value.ts";
import { modeOfWords } from "#engine/files/import/path-mode.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex, toBytes } from "#engine/format/format.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { type FigmaParts, figmaColor, figmaParts, textOf } from "./import-figma.ts";
import { type JsonPlace, jsonPlaces } from "./json-places.ts";
import { isRecord } from "./json-text.ts";

/** Names of the one mode that a collection has before somebody adds another. */
const PLAIN_MODE = /^(?:default|base|value|mode 1)$/i;

/** In the order of the file. */
export function figmaValues(root: unknown, text: string): readonly NamedValue[] {
  const parts = figmaParts(isRecord(root) ? root : {});
  const places = jsonPlaces(text);
  const names = propertyNames(parts);
  const modeOf = modesOf(parts);
  const found: NamedValue[] = [];
  for (const [id, { values, places: at }] of parts.variables)
    for (const [modeId, value] of values) {
      const css = cssOf(value, names);
      const place = places.get(at.get(modeId) ?? "");
      if (css === undefined || place === undefined) continue;
      const mode = values.size === 1 ? modeOfWords(parts.modes.get(modeId) ?? "") : modeOf(modeId);
      found.push({
        name: names.get(id) ?? "",
        ...(mode !== undefined && { mode }),
        value: css,
        line: place.line,
        from: place.from,
        to: place.to,
        written: (next) => writtenValue(text, place, next),
      });
    }
  // References alone are no colors.
  return found.some(({ value }) => !value.startsWith("var(")) ? found : [];
}

/** Two collections may have variables with one name. */
function propertyNames({ variables }: FigmaParts): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [id, { name }] of variables) {
    const plain = propertyName("", name);
    let own = plain;
    for (let count = 2; taken.has(own); count += 1) own = `${plain}-${count}`;
    taken.add(own);
    names.set(id, own);
  }
  return names;
}

/** A mode by its id; undefined for the one that the others differ from, if no name says what it is. */
function modesOf({ modes }: FigmaParts): (id: string) => string | undefined {
  const isSaid = [...modes.values()].some((name) => modeOfWords(name) === "light");
  const hasDark = [...modes.values()].some((name) => modeOfWords(name)?.startsWith("dark"));
  const [first] = modes.keys();
  return (id) => {
    const name = modes.get(id) ?? "";
    const mode = modeOfWords(name);
    if (mode !== undefined) return mode;
    if (!isSaid && hasDark && (id === first || PLAIN_MODE.test(name))) return "light";
    return PLAIN_MODE.test(name) || name === "" || (!isSaid && id === first) ? undefined : name;
  };
}

function cssOf(value: unknown, names: ReadonlyMap<string, string>): string | undefined {
  if (!isRecord(value)) return undefined;
  if (value.type === "VARIABLE_ALIAS") {
    const id = textOf(value.id);
    return `var(--${names.get(id) ?? propertyName("", id)})`;
  }
  const color = figmaColor(value);
  if (color === undefined) return undefined;
  return color.space === "srgb" ? formatHex(color) : colorToCss(color);
}

/** Numbers replace numbers, so that the rest of the object stays; an alias becomes an object. */
function writtenValue(text: string, { from, to }: JsonPlace, css: string): string {
  const old = text.slice(from, to);
  const parsed = parseCss5Color(css);
  if (!parsed.ok) return old;
  const { bytes } = toBytes(parsed.color);
  const [r = 0, g = 0, b = 0] = bytes.map((byte) => byte / 255);
  const parts = { r, g, b, a: parsed.color.alpha ?? 1 };
  if (!/"r(?:ed)?"/.test(old)) return JSON.stringify(parts);
  return Object.entries(parts).reduce(
    (next, [key, channel]) =>
      next.replace(
        new RegExp(`("${key}(?:ed|reen|lue|lpha)?"\\s*:\\s*)-?[\\d.]+(?:e[+-]?\\d+)?`, "i"),
        (_all, lead: string) => `${lead}${channel}`,
      ),
    old,
  );
}
