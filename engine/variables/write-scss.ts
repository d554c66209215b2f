/** SCSS: a variable per color, or one map of all; dark values after them. */
import type { Color } from "#engine/space/color.ts";
import { styled, wordsOf } from "./variable-names.ts";
import type { VariableSet, WriteExtras } from "./variable-set.ts";
import { linkLine, modeValue, nameNote, type WrittenToken, writtenTokens } from "./variable-values.ts";

/** Variables. SCSS has no fallback mechanism, so colors outside sRGB are gamut-mapped if fallbacks are requested. */
export function writeScssVariables(set: VariableSet, extras: WriteExtras = {}): string {
  // Sass reads from top to bottom, so a color cannot refer to one that follows.
  const tokens = writtenTokens(set, (base, mode, from) => {
    if (base.row > from.row) return modeValue((mode === "dark" && base.dark) || base.light, set).value;
    return `$${mode === "light" ? base.identifier : base.darkIdentifier}`;
  });
  const light = tokens.map(
    (token) => `$${token.identifier}: ${token.lightValue.value};${noteOf(token, set, extras)}\n`,
  );
  const dark = tokens.flatMap(({ darkIdentifier, darkValue }) =>
    darkValue === undefined ? [] : [`$${darkIdentifier}: ${darkValue.value};\n`],
  );
  const darkPart = dark.length === 0 ? "" : `\n// Dark\n${dark.join("")}`;
  return `${light.join("")}${darkPart}${linkLine(extras.link, "//")}`;
}

/** `$colors: (…)`, and `$colors-dark` with those that have a dark value. Values are written in full. */
export function writeScssMap(set: VariableSet, extras: WriteExtras = {}): string {
  const bare: VariableSet = { ...set, prefix: "" };
  const value = (color: Color) => modeValue(color, set).value;
  const tokens = writtenTokens(bare, (base, mode) => value((mode === "dark" && base.dark) || base.light));
  const names = mapNames(set);
  const light = tokens.map(
    (token) => `  "${token.identifier}": ${token.lightValue.value},${noteOf(token, set, extras)}\n`,
  );
  const dark = tokens.flatMap(({ identifier, darkValue }) =>
    darkValue === undefined ? [] : [`  "${identifier}": ${darkValue.value},\n`],
  );
  const darkPart = dark.length === 0 ? "" : `\n$${names.dark}: (\n${dark.join("")});\n`;
  return `$${names.light}: (\n${light.join("")});\n${darkPart}${linkLine(extras.link, "//")}`;
}

/** Names of the maps: the prefix is part of their name rather than of their keys. */
export function mapNames({ prefix, style }: Pick<VariableSet, "prefix" | "style">): {
  readonly light: string;
  readonly dark: string;
} {
  const words = [...wordsOf(prefix), "colors"];
  return { light: styled(words, style), dark: styled([...words, "dark"], style) };
}

function noteOf({ kind, row }: WrittenToken, set: VariableSet, { colorNames }: WriteExtras): string {
  const note = set.hasComments && kind === "base" ? nameNote(colorNames?.[row]) : undefined;
  return note === undefined ? "" : ` // ${note}`;
}
