/**
 * Colors in source code: objects and constants of JavaScript and TypeScript (including Tailwind 3
 * configurations), Android's colors.xml, Swift and Dart. Code is only read as text, never run.
 */

import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, pairedColors, strictColor } from "./color-entries.ts";
import { FileProblem } from "./file-problem.ts";
import { isDarkPath, isWidePath, nameOfPath } from "./path-name.ts";
import type { ReadPalette } from "./read-palette.ts";

const MOST_DEPTH = 64;
/** A comment, string, name, number or punctuator. Sticky: one pass over the text. */
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\\n]|\\.){0,1000}"?|'(?:[^'\\\n]|\\.){0,1000}'?|`(?:[^`\\]|\\[\s\S]){0,1000}`?|[A-Za-z_$][\w$]*|\d[\w.]*|[^\s\w]|\s+/gy;

/** Whether it looks like JavaScript or TypeScript: an export, or a binding at the start of a line. */
export function isScript(text: string): boolean {
  return /(?:^|\n)[ \t]{0,40}(?:export\b|module\.exports\b|(?:const|let|var)[ \t]{1,9}[\w$]{1,200}[ \t]{0,9}[=:])/.test(
    text.slice(0, 200_000),
  );
}

/** Strings that are colors, named by their path of keys. */
export function readScript(text: string): ReadPalette {
  const list = entryList();
  const path: string[] = [];
  let key: string | undefined;
  let [last, lastText] = ["", ""];
  for (const [token] of text.matchAll(TOKEN)) {
    if (/^(?:\s|\/[/*])/.test(token)) continue;
    const first = token[0] ?? "";
    const isText = first === '"' || first === "'" || first === "`";
    if (first === "{" || first === "[") {
      path.push(key ?? "");
      key = undefined;
      if (path.length > MOST_DEPTH) throw new FileProblem(`is nested more than ${MOST_DEPTH} levels deep.`);
    } else if (first === "}" || first === "]") {
      path.pop();
      key = undefined;
    } else if (first === ":" || first === "=") {
      if (lastText !== "") key = lastText;
    } else if (first === "," || first === ";") key = undefined;
    else if (isText && (last === ":" || last === "=" || last === "[" || last === ",")) {
      const color = strictColor(token.slice(1, -1));
      if (color !== undefined) {
        const full = [...path, key ?? ""];
        list.add({ name: nameOfPath(full), color, isDark: isDarkPath(full), isWide: isWidePath(full) });
      }
    }
    lastText = isText ? token.slice(1, -1) : /^[\w$]/.test(first) ? token : "";
    last = first;
  }
  return { format: "Source code", colors: pairedColors(list.entries) };
}

/** Android: `<color name="…">#AARRGGBB</color>`; colors after a comment "Dark" are dark values. */
export function readAndroid(text: string): ReadPalette {
  const list = entryList();
  let isDark = false;
  for (const [, comment, name, value] of text.matchAll(
    /<!--([^<>]{0,200})-->|<color\s+name="([^"<>]{1,200})"\s*>\s*([^<>\s]{1,100})\s*<\/color>/g,
  )) {
    if (comment !== undefined) isDark ||= /^\s*dark\s*$/i.test(comment);
    else {
      const color = argbColor((value ?? "").replace(/^#/, ""));
      if (color !== undefined) list.add({ name, color, isDark });
    }
  }
  return { format: "Android colors", colors: pairedColors(list.entries) };
}

/** Whether the text looks like Swift code that creates colors. */
export function isSwift(text: string): boolean {
  return /\bColor\(\s*\.(?:sRGB|displayP3)|\bUIColor\s*\{|\bimport SwiftUI\b/.test(text.slice(0, 100_000));
}

const SWIFT_VALUE =
  /(?:let|var)\s{1,9}`?(\w{1,200})`?|==\s{0,9}\.(dark|light)\b|Color\(\s{0,9}(?:\.(sRGB|displayP3),\s{0,9})?(displayP3R|r)ed:\s{0,9}([\d.]{1,20}),\s{0,9}green:\s{0,9}([\d.]{1,20}),\s{0,9}blue:\s{0,9}([\d.]{1,20})(?:,\s{0,9}(?:opacity|alpha):\s{0,9}([\d.]{1,20}))?\s{0,9}\)/g;

/** SwiftUI and UIKit constants; `style == .dark ? a : b` has the dark value first. */
export function readSwift(text: string): ReadPalette {
  const list = entryList();
  let name: string | undefined;
  let isDarkNext = false;
  let values = 0;
  for (const [, declared, asked, space, p3, red, green, blue, alpha] of text.matchAll(SWIFT_VALUE)) {
    if (declared !== undefined) [name, isDarkNext, values] = [declared, false, 0];
    if (asked !== undefined) isDarkNext = asked === "dark";
    if (red === undefined) continue;
    const numbers = [red, green, blue, alpha ?? "1"].map(Number);
    const [r = 0, g = 0, b = 0, a = 1] = numbers;
    values += 1;
    if (numbers.some((value) => !Number.isFinite(value) || value > 4) || values > 2) continue;
    const isWide = space === "displayP3" || p3 === "displayP3R";
    list.add({
      name: name?.replace(/Color$/, ""),
      color: { space: isWide ? "display-p3" : "srgb", coords: [r, g, b], alpha: Math.min(1, a) },
      isDark: isDarkNext,
    });
    isDarkNext = false;
  }
  return { format: "Swift colors", colors: pairedColors(list.entries) };
}

/** Whether the text looks like Dart or Kotlin code that creates colors. */
export function isDart(text: string): boolean {
  return /\bColor\(0x[0-9a-f]{8}\)|\bColorSpaces?\.displayP3\b/i.test(text.slice(0, 200_000));
}

const DART_VALUE =
  /\b(?:class|object|extension)\s+(\w{1,200})|\b(\w{1,200})\s*=\s*(?:const\s+)?Color(?:\(0x([0-9a-fA-F]{8})\)|(?:\.from)?\(([^()]{1,200})\))/g;
const CHANNEL = /\b(red|green|blue|alpha)\s{0,9}[:=]\s{0,9}([\d.]{1,20})f?\b/g;

/**
 * `Color(0xAARRGGBB)` of Flutter and Compose, and named channels with a color space; a class whose name ends in Dark
 * holds dark values.
 */
export function readDart(text: string): ReadPalette {
  const list = entryList();
  let isDark = false;
  for (const [, group, name, digits, channels] of text.matchAll(DART_VALUE)) {
    if (group !== undefined) isDark = /dark$/i.test(group);
    else {
      const color = digits === undefined ? channelColor(channels ?? "") : argbColor(digits);
      if (color !== undefined) list.add({ name: name?.replace(/Color$/, ""), color, isDark });
    }
  }
  return { format: "Flutter colors", colors: pairedColors(list.entries) };
}

function channelColor(text: string): Color | undefined {
  const channels = new Map([...text.matchAll(CHANNEL)].map(([, key, value]) => [key, Number(value)]));
  const [red, green, blue] = ["red", "green", "blue"].map((key) => channels.get(key));
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return {
    space: /displayP3/i.test(text) ? "display-p3" : "srgb",
    coords: [red, green, blue],
    alpha: Math.min(1, channels.get("alpha") ?? 1),
  };
}

/** #AARRGGBB as in Android; six or fewer digits are read as in CSS. */
function argbColor(digits: string): Color | undefined {
  if (!/^[0-9a-fA-F]+$/.test(digits)) return undefined;
  const parsed = parseColor(`#${digits.length === 8 ? `${digits.slice(2)}${digits.slice(0, 2)}` : digits}`);
  return parsed.ok ? parsed.color : undefined;
}
