/**
 * Colors in source code: objects and constants of JavaScript and TypeScript, including configurations of Tailwind 3 and
 * themes of MUI and Chakra. Code is only read as text, never run.
 */

import { MAX_COLORS, tooManyColors } from "#engine/bytes/file-problem.ts";
import { memberColors } from "#engine/frameworks/script-members.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import { isDarkPath, isWidePath, nameOfPath, withShades } from "./path-name.ts";
import type { ReadPalette, UnreadPart } from "./read-palette.ts";
import { scriptValues } from "./script-values.ts";

/** A value in the syntax of colors, or a reference to one as Panda and Chakra write it. */
const VALUE =
  /^#[\da-f]+$|^(?:rgba?|hsla?|oklch|oklab|lab|lch|color|color-mix|var)\(|^\{colors?\.[\w.-]+\}$/i;

/** Strings that are colors, named by their path of keys. */
export function readScript(text: string): ReadPalette {
  const list = entryList();
  const found: { path: readonly string[]; color: Color }[] = [];
  const unread: UnreadPart[] = [];
  let [line, counted] = [1, 0];
  const membersOf = memberColors(text);
  for (const { path, text: value, isText, from } of scriptValues(text)) {
    if (!isText) {
      for (const { step, color: css } of membersOf(value)) {
        const color = strictColor(css);
        if (color !== undefined) found.push({ path: step === undefined ? path : [...path, step], color });
      }
      continue;
    }
    const color = scriptColor(value);
    if (color !== undefined) {
      if (found.length >= MAX_COLORS) throw tooManyColors();
      found.push({ path, color });
    } else if (VALUE.test(value)) {
      for (; counted < from; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
      unread.push({
        line,
        text: `${path.at(-1) ?? ""}: ${value}`.slice(0, 200),
        why: "It is not a color by itself.",
      });
    }
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
