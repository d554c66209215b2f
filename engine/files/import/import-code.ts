/**
 * Colors in source code: objects and constants of JavaScript and TypeScript, including configurations of Tailwind 3 and
 * themes of MUI and Chakra. Code is only read as text, never run.
 */

import { FileProblem, MAX_COLORS, tooManyColors } from "#engine/bytes/file-problem.ts";
import { tailwindColor } from "#engine/frameworks/tailwind-colors.ts";
import { TAILWIND_STEPS } from "#engine/frameworks/tailwind-palette.generated.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import { isDarkPath, isWidePath, nameOfPath, withShades } from "./path-name.ts";
import type { ReadPalette, UnreadPart } from "./read-palette.ts";

const MAX_DEPTH = 64;
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
  const found: { path: readonly string[]; color: Color }[] = [];
  const unread: UnreadPart[] = [];
  let [line, counted] = [1, 0];
  const path: string[] = [];
  const hasTailwind = text.includes("tailwindcss/colors");
  let key: string | undefined;
  let [last, lastText] = ["", ""];
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    if (/^(?:\s|\/[/*])/.test(token)) continue;
    const first = token[0] ?? "";
    const isText = first === '"' || first === "'" || first === "`";
    if (first === "{" || first === "[") {
      path.push(key ?? "");
      key = undefined;
      if (path.length > MAX_DEPTH) throw new FileProblem(`is nested more than ${MAX_DEPTH} levels deep.`);
    } else if (first === "}" || first === "]") {
      path.pop();
      key = undefined;
    } else if (first === ":" || first === "=") {
      if (lastText !== "") key = lastText;
      for (const [step, color] of hasTailwind ? tailwindFamily(text, match.index + 1) : [])
        found.push({ path: [...path, key ?? "", step], color });
    } else if (first === "," || first === ";") key = undefined;
    else if (isText && (last === ":" || last === "=" || last === "[" || last === ",")) {
      const value = token.slice(1, -1);
      const color = scriptColor(value);
      if (color !== undefined) {
        if (found.length >= MAX_COLORS) throw tooManyColors();
        found.push({ path: [...path, key ?? ""], color });
      } else if (/^#[\da-f]+$|^(?:rgba?|hsla?|oklch|oklab|lab|lch|color|color-mix|var)\(/i.test(value)) {
        for (; counted < match.index; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
        unread.push({
          line,
          text: `${key ?? ""}: ${value}`.slice(0, 200),
          why: "It is not a color by itself.",
        });
      }
    }
    lastText = isText ? token.slice(1, -1) : /^[\w$]/.test(first) ? token : "";
    last = first;
  }
  for (const { path: full, color } of withShades(found))
    list.add({ name: nameOfPath(full), color, isDark: isDarkPath(full), isWide: isWidePath(full) });
  return {
    format: "Source code",
    colors: pairedColors(list.entries),
    ...(unread.length > 0 && { unread }),
  };
}

/** Tailwind 3 replaces the word by the opacity of the class that uses the color. */
const ALPHA_VALUE = /\s*[,/]\s*<alpha-value>\s*(?=\)$)/;

function scriptColor(text: string): Color | undefined {
  const whole = text.replace(ALPHA_VALUE, "");
  const plain = strictColor(whole);
  if (plain !== undefined || !whole.includes("(")) return plain;
  const parsed = parseCss5Color(whole);
  return parsed.ok ? parsed.color : undefined;
}

const FAMILY = /\s{0,9}colors\.([a-z]{3,20})\b(?![.[\w])/y;

/** The steps of `colors.zinc`, where a configuration takes a family of Tailwind's own palette. */
function tailwindFamily(text: string, from: number): (readonly [step: string, color: Color])[] {
  FAMILY.lastIndex = from;
  const family = FAMILY.exec(text)?.[1];
  if (family === undefined) return [];
  return TAILWIND_STEPS.flatMap((step) => {
    const color = strictColor(tailwindColor(`${family}-${step}`, 3) ?? "");
    return color === undefined ? [] : [[String(step), color] as const];
  });
}
