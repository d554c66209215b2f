/**
 * Colors in Swift, Dart and Kotlin: the constructors of SwiftUI, UIKit, AppKit, Flutter, Compose and Android, with their
 * names and dark values. Code is only read as text, never run.
 */
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette, UnreadPart } from "./read-palette.ts";

/** Whether the text looks like Swift code that creates colors. */
export function isSwift(text: string): boolean {
  return /\b(?:UI|NS)?Color\(\s*(?:\.(?:sRGB|displayP3)|displayP3Red:|red:|white:|hue:|hex:)|\bUIColor\s*\{|\bimport SwiftUI\b|#colorLiteral\(/.test(
    text.slice(0, 100_000),
  );
}

/** Whether the text looks like Dart or Kotlin code that creates colors. */
export function isDart(text: string): boolean {
  return /\bColor\(\s*0x[0-9a-f]{6,8}\b|\bColorSpaces?\.displayP3\b|\bColor\.(?:fromARGB|fromRGBO|from|rgb|argb|parseColor|valueOf|hsl|hsv)\(|\bMaterialColor\(|\bColor\(\s*red\s*=/i.test(
    text.slice(0, 200_000),
  );
}

/**
 * A declared name, a group, a question for dark mode, a comment, or a constructor with the start of its arguments.
 * Sticky on no place: one pass over the text.
 */
const PIECE =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\b(?:class|object|extension|struct|enum)\s{1,9}(\w{1,200})|\b(?:let|var|val)\s{1,9}`?(\w{1,200})`?|\b(\w{1,200})\s{0,9}=\s{0,9}(?=(?:const\s{1,9}|new\s{1,9})?(?:Material|UI|NS)?Color\b)|(?:==|\.)\s{0,9}\.?(dark|light)\b(?=\s{0,99}\?)|["']?\b(\w{1,60})["']?\s{0,9}:\s{0,9}(?=(?:const\s{1,9})?Color(?:\.\w+)?\(0x)|(?<![\w.])((?:UI|NS|Material)?Color|#colorLiteral)(?:\.(fromARGB|fromRGBO|from|rgb|argb|parseColor|hsl|hsv))?\s{0,9}\(/g;
const MAX_ARGUMENTS = 400;

/** Swift. */
export function readSwift(text: string): ReadPalette {
  return readConstructors("Swift colors", text);
}

/** Flutter and Compose. */
export function readDart(text: string): ReadPalette {
  return readConstructors("Flutter colors", text);
}

function readConstructors(format: string, text: string): ReadPalette {
  const list = entryList();
  const unread: UnreadPart[] = [];
  let [name, key]: [string | undefined, string | undefined] = [undefined, undefined];
  let [isDarkGroup, isDarkNext] = [false, false];
  let [line, counted] = [1, 0];
  for (const match of text.matchAll(PIECE)) {
    const [whole, group, declared, assigned, asked, entry, constructor, way] = match;
    if (group !== undefined) isDarkGroup = /dark$/i.test(group);
    if (declared !== undefined || assigned !== undefined)
      [name, key, isDarkNext] = [assigned ?? declared, undefined, false];
    if (asked !== undefined) isDarkNext = asked === "dark";
    if (entry !== undefined) key = entry;
    if (constructor === undefined) continue;
    const from = match.index + whole.length;
    const inner = argumentsIn(text, from);
    // `Color { traits in … }` and `MaterialColor(0xFF…, {` hold further colors.
    if (inner === undefined || constructor === "MaterialColor" || /Color\s{0,9}[({]/.test(inner)) continue;
    const color = constructedColor(inner, way);
    if (color === "other") continue;
    const plain = name?.replace(/Color$/, "");
    if (color === undefined) {
      for (; counted < match.index; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
      unread.push({
        line,
        text: `${plain ?? ""} ${whole}${inner}`.trim().slice(0, 200),
        why: "These arguments of a color are not understood.",
      });
    } else
      list.add({
        name: key !== undefined && plain !== undefined ? `${plain} ${key}` : (plain ?? key),
        color,
        isDark: isDarkGroup || isDarkNext,
      });
    isDarkNext = false;
    key = undefined;
  }
  return {
    format,
    colors: pairedColors(list.entries),
    ...(unread.length > 0 && { unread }),
  };
}

/** The text up to the closing bracket; undefined if it is far away. */
function argumentsIn(text: string, from: number): string | undefined {
  let depth = 1;
  for (let at = from; at < Math.min(text.length, from + MAX_ARGUMENTS); at += 1) {
    const letter = text.charAt(at);
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth === 0) return text.slice(from, at);
    if (letter === ";") return undefined;
  }
  return undefined;
}

const NUMBER = String.raw`[+-]?(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)`;
const AMOUNT = new RegExp(String.raw`^(${NUMBER})f?(?:\s*/\s*(${NUMBER})f?)?$`, "i");
const NAMED = new RegExp(
  String.raw`\b(displayP3Red|red|green|blue|alpha|opacity|white|hue|saturation|brightness|hex)\s*[:=]\s*("[^"]*"|${NUMBER}f?(?:\s*/\s*${NUMBER}f?)?)`,
  "gi",
);

/** A number, or one divided by another, as in `18.0/255.0`. */
function amountOf(text: string): number {
  const [, value = "", by] = AMOUNT.exec(text.trim()) ?? [];
  if (value === "") return Number.NaN;
  return Number(value) / (by === undefined ? 1 : Number(by));
}

/** Undefined for arguments that are none of a color; "other" for what is no color of its own, as `Color("Sky")`. */
function constructedColor(inner: string, way: string | undefined): Color | "other" | undefined {
  const named = new Map(
    [...inner.matchAll(NAMED)].map(([, key = "", value = ""]) => [key.toLowerCase(), value]),
  );
  if (named.size > 0) return namedColor(named, /displayP3/i.test(inner));
  const parts = inner
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const quoted = /^"(#?[\da-f]{3,8})"$/i.exec(parts[0] ?? "")?.[1];
  if (quoted !== undefined) return hexColor(quoted.replace("#", ""), "argb");
  if (parts.length === 1) {
    const digits = /^0x([\da-f]{6}|[\da-f]{8})$/i.exec(parts[0] ?? "")?.[1];
    return digits === undefined ? "other" : hexColor(digits, "argb");
  }
  const values = parts.map(amountOf);
  if (values.some((value) => !Number.isFinite(value))) return "other";
  const [a = 0, b = 0, c = 0, d = 0] = values;
  if (way === "fromARGB" || way === "argb") return byteColor([b, c, d], a / 255);
  if (way === "fromRGBO") return byteColor([a, b, c], d);
  if (parts.length === 3 || parts.length === 4) {
    const isBytes = parts.every((part) => /^\d+$/.test(part));
    if (isBytes) return byteColor([a, b, c], parts.length === 4 ? d / 255 : 1);
    return unitColor([a, b, c], parts.length === 4 ? d : 1, false);
  }
  return undefined;
}

function namedColor(named: ReadonlyMap<string, string>, isP3: boolean): Color | undefined {
  const part = (...keys: readonly string[]): number => {
    const text = keys.map((key) => named.get(key)).find((value) => value !== undefined);
    return text === undefined ? Number.NaN : amountOf(text.replace(/f$/i, ""));
  };
  const hex = named.get("hex");
  if (hex !== undefined) return hexColor(hex.replaceAll(/^"#?|"$|^0x|^#/gi, ""), "rgba");
  const alpha = named.has("alpha") || named.has("opacity") ? part("alpha", "opacity") : 1;
  if (named.has("white")) return unitColor([part("white"), part("white"), part("white")], alpha, isP3);
  if (named.has("hue")) {
    const [hue, saturation, brightness] = [part("hue"), part("saturation"), part("brightness")];
    if (![hue, saturation, brightness].every((value) => value >= 0 && value <= 1)) return undefined;
    return {
      space: "hsv",
      coords: [hue * 360, saturation * 100, brightness * 100],
      alpha: Math.min(1, alpha),
    };
  }
  const [red, green, blue] = [part("displayp3red", "red"), part("green"), part("blue")];
  // Compose takes bytes as whole numbers.
  const isBytes = [red, green, blue].some((value) => value > 4) && [red, green, blue].every(Number.isInteger);
  return isBytes
    ? byteColor([red, green, blue], alpha > 1 ? alpha / 255 : alpha)
    : unitColor([red, green, blue], alpha, isP3);
}

function unitColor(
  values: readonly [number, number, number],
  alpha: number,
  isP3: boolean,
): Color | undefined {
  if (![...values, alpha].every((value) => Number.isFinite(value) && Math.abs(value) <= 4)) return undefined;
  return { space: isP3 ? "display-p3" : "srgb", coords: values, alpha: Math.min(1, Math.max(0, alpha)) };
}

function byteColor(values: readonly [number, number, number], alpha: number): Color | undefined {
  if (!values.every((value) => value >= 0 && value <= 255) || !(alpha >= 0 && alpha <= 1)) return undefined;
  return { space: "srgb", coords: [values[0] / 255, values[1] / 255, values[2] / 255], alpha };
}

function hexColor(digits: string, order: "argb" | "rgba"): Color | undefined {
  const isLong = digits.length === 8 && order === "argb";
  const parsed = parseColor(`#${isLong ? `${digits.slice(2)}${digits.slice(0, 2)}` : digits}`);
  return parsed.ok ? parsed.color : undefined;
}
