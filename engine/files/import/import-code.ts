/**
 * Colors in source code: objects and constants of JavaScript and TypeScript, including configurations of Tailwind 3 and
 * themes of MUI and Chakra. Code is only read as text, never run.
 */

import { MAX_COLORS, tooManyColors } from "#engine/bytes/file-problem.ts";
import { configTokens } from "#engine/frameworks/config-tokens.ts";
import { memberColors } from "#engine/frameworks/script-members.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import { isDarkPath, isWidePath, nameOfPath, withShades } from "./path-name.ts";
import type { ReadPalette, UnreadPart } from "./read-palette.ts";
import { type ScriptValue, scriptValues } from "./script-values.ts";

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
  const values = [...scriptValues(text)];
  const referenced = referencesIn(text, values);
  for (const { path, text: value, isText, from } of values) {
    if (!isText) {
      for (const { step, color: css } of membersOf(value)) {
        const color = strictColor(css);
        if (color !== undefined) found.push({ path: step === undefined ? path : [...path, step], color });
      }
      continue;
    }
    const color = scriptColor(referenced(path, value) ?? value);
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

/** A reference to another token leads no further than this. */
const MAX_REFERENCES = 16;

/** The color that a value of Chakra UI or Panda refers to, in the mode of that value; undefined for other scripts. */
function referencesIn(script: string, values: readonly ScriptValue[]) {
  const config = configTokens(script);
  if (config === undefined) return () => undefined;
  const byName = new Map<string, ScriptValue>();
  for (const each of values) {
    const token = each.isText ? config.tokenOf(each.path) : undefined;
    if (token === undefined) continue;
    for (const mode of token.mode === undefined ? ["light", "dark"] : [token.mode])
      if (token.mode !== undefined || !byName.has(`${mode} ${token.name}`))
        byName.set(`${mode} ${token.name}`, each);
  }
  const isOwn = (name: string): boolean => byName.has(`light ${name}`) || byName.has(`dark ${name}`);
  const valueOf = (
    path: readonly string[],
    value: string,
    mode: string,
    depth: number,
  ): string | undefined => {
    const token = config.tokenOf(path);
    const css = token === undefined ? undefined : config.referenceOf(value, token, isOwn);
    if (css === undefined || depth > MAX_REFERENCES) return css;
    return css.replaceAll(/var\(--([^)]+)\)/g, (reference, name: string) => {
      const target = byName.get(`${mode} ${name}`) ?? byName.get(`light ${name}`);
      if (target === undefined) return reference;
      return valueOf(target.path, target.text, mode, depth + 1) ?? target.text;
    });
  };
  return (path: readonly string[], value: string) =>
    valueOf(path, value, config.tokenOf(path)?.mode ?? "light", 0);
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
