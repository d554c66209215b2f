/**
 * The colors of a file with their names, their modes and the places of their values: of objects in JSON and in scripts,
 * and of Figma's variables. What audits, repairs and takes in themes reads them as one sheet, whatever the file is.
 */

import { lastUpTo, lineStarts } from "#engine/bytes/line-starts.ts";
import { type ConfigTokens, configTokens } from "#engine/frameworks/config-tokens.ts";
import { memberColors } from "#engine/frameworks/script-members.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import { figmaValues } from "./json/figma-values.ts";
import { isFigma } from "./json/import-figma.ts";
import { type JsonPlace, jsonPlaces } from "./json/json-places.ts";
import { boundedJson, isRecord, MAX_NODES } from "./json/json-text.ts";
import { type NamedValue, propertyName } from "./named-value.ts";
import { modedPaths } from "./path-mode.ts";
import { nameOfPath, withShades } from "./path-name.ts";
import { isScript, scriptValues } from "./script-values.ts";

export interface NamedFile {
  /** "JSON", "Figma variables" or "Source code". */
  readonly kind: "JSON" | "Figma variables" | "Source code";
  readonly values: readonly NamedValue[];
}

/** Keys by which a file is one of design tokens, which have a reader of their own. */
const TOKENS = /"(?:\$value|\$ref|\$extends|value|sets|resolutionOrder)"\s{0,9}:/;
/** Declarations of custom properties outside of strings: a style sheet within a script. */
const DECLARATION = /(?:^|[\s;{])--[\w-]+\s{0,9}:/;
/** Tailwind 3 replaces the word by the opacity of the class that uses the color. */
const ALPHA_VALUE = /\s*[,/]\s*<alpha-value>\s*(?=\)$)/;
/** Strings under these keys describe a color and are never colors themselves. */
const WORDS = /^(?:name|title|description|desc|id|comment|label|author|\$.*)$/i;
const REFERENCE = /var\(\s*--/;
const MAX_VALUES = 20_000;

/** Undefined for a text that is none of these, or holds no color. Throws a FileProblem on JSON that is none. */
export function namedValues(text: string): NamedFile | undefined {
  const isObject = /^\s*[{[]/.test(text);
  if (isObject && isWholeJson(text)) return namedJson(text);
  if (!(isObject || isScript(text)) || DECLARATION.test(text)) return undefined;
  const values = scriptColors(text);
  return values.length === 0 ? undefined : { kind: "Source code", values };
}

function isWholeJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function namedJson(text: string): NamedFile | undefined {
  const root = boundedJson(text);
  if (isFigma(root)) {
    const values = figmaValues(root, text);
    return values.length === 0 ? undefined : { kind: "Figma variables", values };
  }
  if (TOKENS.test(text)) return undefined;
  const places = jsonPlaces(text);
  const strings: PlacedText[] = [];
  let nodes = 0;
  const visit = (node: unknown, path: readonly string[], at: string): void => {
    nodes += 1;
    if (nodes > MAX_NODES) return;
    if (typeof node === "string") {
      const place = places.get(at);
      if (place !== undefined) strings.push({ path, text: node, ...spotOf(place), isText: true });
    } else if (Array.isArray(node))
      for (const [index, each] of node.entries()) visit(each, [...path, String(index)], `${at}/${index}`);
    else if (isRecord(node))
      for (const [key, each] of Object.entries(node))
        visit(each, [...path, key], `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  };
  visit(root, [], "");
  const values = colorsOf(text, strings, () => []);
  return values.length === 0 ? undefined : { kind: "JSON", values };
}

interface PlacedText {
  readonly path: readonly string[];
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isText: boolean;
}

/** Without the quotes. */
const spotOf = ({ from, to }: JsonPlace) => ({ from: from + 1, to: to - 1 });

function scriptColors(text: string): readonly NamedValue[] {
  const config = configTokens(text);
  if (config !== undefined) return configColors(text, config);
  return colorsOf(text, [...scriptValues(text)], memberColors(text));
}

function colorsOf(
  text: string,
  placed: readonly PlacedText[],
  members: ReturnType<typeof memberColors>,
): readonly NamedValue[] {
  const found = withShades(
    placed.flatMap((each) => {
      if (WORDS.test(each.path.at(-1) ?? "")) return [];
      if (each.isText) {
        const css = cssOf(each.text);
        return css === undefined ? [] : [{ ...each, css, isWhole: true }];
      }
      return members(each.text).map(({ step, color }) => ({
        ...each,
        path: step === undefined ? each.path : [...each.path, step],
        css: color,
        isWhole: step === undefined,
      }));
    }),
  ).slice(0, MAX_VALUES);
  const modeOf = modedPaths(
    found,
    placed.filter(({ isText }) => isText),
  );
  // A color that is called as the property it refers to would refer to itself; Tailwind 4 calls it so.
  const prefix = found.some(({ css }) => REFERENCE.test(css)) ? "color-" : "";
  const lineOf = lineCounter(text);
  const taken = new Map<string, string>();
  return found.map(({ path: full, text: old, css, isText, isWhole, from, to }): NamedValue => {
    const { mode, path } = modeOf(full);
    const alpha = ALPHA_VALUE.exec(old)?.[0] ?? "";
    const short = propertyName(prefix, nameOfPath(path) ?? path.join(" "));
    const key = full.join("\u0000");
    const owner = taken.get(`${mode ?? ""} ${short}`);
    const name = owner === undefined || owner === key ? short : propertyName(prefix, path.join(" "));
    taken.set(`${mode ?? ""} ${name}`, key);
    return {
      name,
      ...(mode !== undefined && { mode }),
      value: css,
      line: lineOf(from),
      from,
      to,
      ...(isWhole && {
        written: (next) => {
          const whole = alpha !== "" && next.endsWith(")") ? `${next.slice(0, -1)}${alpha})` : next;
          return isText ? whole : `"${whole}"`;
        },
      }),
    };
  });
}

/** Of a theme of Chakra UI or a configuration of Panda: names and modes are those of its tokens. */
function configColors(text: string, config: ConfigTokens): readonly NamedValue[] {
  const placed = [...scriptValues(text)].flatMap((each) => {
    const token = each.isText && !WORDS.test(each.path.at(-1) ?? "") ? config.tokenOf(each.path) : undefined;
    return token === undefined ? [] : [{ ...each, token }];
  });
  const names = new Set(placed.map(({ token }) => token.name));
  const isOwn = (name: string): boolean => names.has(name);
  const lineOf = lineCounter(text);
  const own = placed.slice(0, MAX_VALUES).flatMap(({ text: old, token, from, to }): NamedValue[] => {
    const { name, mode } = token;
    const value = config.referenceOf(old, token, isOwn) ?? cssOf(old);
    if (value === undefined) return [];
    return [{ name, ...(mode && { mode }), value, line: lineOf(from), from, to, written: (next) => next }];
  });
  if (own.length === 0) return [];
  // What the framework adds stands where its name is first called, and cannot be changed there.
  const at = Math.max(0, text.search(/\b(?:createSystem|extendTheme|extendBaseTheme|defineConfig)\(/));
  const added = config
    .added(isOwn)
    .map((each): NamedValue => ({ ...each, line: lineOf(at), from: at, to: at }));
  return [...own, ...added];
}

/** The CSS text of a string that is a color or a reference to one. */
function cssOf(text: string): string | undefined {
  const whole = text.replace(ALPHA_VALUE, "").trim();
  if (REFERENCE.test(whole))
    return /^(?:var|rgba?|hsla?|oklch|oklab|lab|lch|color|color-mix)\(/i.test(whole) ? whole : undefined;
  if (strictColor(whole) !== undefined) return whole;
  return whole.includes("(") && parseCss5Color(whole).ok ? whole : undefined;
}

/** For offsets in any order; the lines are counted once. */
function lineCounter(text: string): (offset: number) => number {
  const starts = lineStarts(text);
  return (offset) => lastUpTo(starts, offset) + 1;
}
