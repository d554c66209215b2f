/** The color variables of a style sheet with their light and dark values, and those that could not be read. */
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";
import type { CssDeclaration } from "./css-rules.ts";
import type { ReadMode, ReadSheet, SheetValue } from "./css-sheet.ts";
import { MAX_VALUE } from "./css-values.ts";
import { meantColors } from "./meant-colors.ts";
import { plainVariables, sassPair } from "./sass-maps.ts";
import { topLevelParts } from "./top-level.ts";

export interface SheetVariable {
  /** Without "--" or "$". */
  readonly name: string;
  readonly light: Color;
  readonly dark: Color | undefined;
  /** The name in a value that is only a reference, the same in both modes. */
  readonly refersTo?: string;
  readonly declaration: CssDeclaration;
  /** Of an entry of a Sass map: the name of the map, then the keys. */
  readonly path?: readonly string[];
}

/** A variable whose value looks like a color but is not read. */
export interface UnreadVariable {
  /** As written, with "--" or "$". */
  readonly name: string;
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** A sentence that explains why. */
  readonly why: string;
}

/** Without the marks of CSS, SCSS and Less. */
export const plainName = (name: string): string => name.replace(/^(?:--|[$@])/, "");

/** In order of first appearance. Second names in `@theme inline` are left out. */
export function sheetVariables(sheet: ReadSheet): SheetVariable[] {
  const [light, dark] = [modeOf(sheet, "light"), modeOf(sheet, "dark")];
  const names = new Set([...(light?.values.keys() ?? []), ...(dark?.values.keys() ?? [])]);
  for (const mode of sheet.modes) for (const name of mode.values.keys()) names.add(name);
  const custom = [...names].flatMap((name): SheetVariable[] => {
    const own = light?.values.get(name);
    const other = dark?.values.get(name);
    const first = own ?? other ?? sheet.modes.find(({ values }) => values.has(name))?.values.get(name);
    const color = own?.color ?? (own === undefined ? first?.color : undefined);
    if (first === undefined || color === undefined || isSecondName(first)) return [];
    const isPair =
      own !== undefined &&
      other !== undefined &&
      (own.declaration !== other.declaration || /light-dark\(/i.test(own.declaration.value));
    const differs = other?.color !== undefined && !isSameColor(color, other.color);
    const refersTo = referenceOf(first.declaration.value);
    const isInBoth = other === undefined || refersTo === referenceOf(other.declaration.value);
    return [
      {
        name: plainName(name),
        light: color,
        dark: own !== undefined && (isPair || differs) ? other?.color : undefined,
        ...(own !== undefined && refersTo !== undefined && isInBoth && { refersTo }),
        declaration: first.declaration,
      },
    ];
  });
  return [...custom, ...sassVariablesOf(sheet)];
}

function sassVariablesOf(sheet: ReadSheet): SheetVariable[] {
  const { light, dark } = sassPair(plainVariables(sheet.sass));
  const names = [...light.keys(), ...[...dark.keys()].filter((name) => !light.has(name))];
  return names.flatMap((name): SheetVariable[] => {
    const [own, other] = [light.get(name), dark.get(name)];
    const first = own ?? other;
    if (first === undefined) return [];
    const read = sheet.sassColor(first, own === undefined ? "dark" : "light");
    if (!read.ok) return [];
    const inDark = other === undefined || own === undefined ? undefined : sheet.sassColor(other, "dark");
    const refersTo = own === undefined ? undefined : referenceOf(own.value);
    const isInBoth =
      other === undefined || refersTo === referenceOf(other.value)?.replace(/(?:[-_]dark|Dark)$/, "");
    return [
      {
        name: plainName(name),
        light: read.color,
        dark: inDark?.ok === true ? inDark.color : undefined,
        ...(refersTo !== undefined && isInBoth && { refersTo }),
        declaration: first.declaration,
        ...(first.path !== undefined && { path: first.path }),
      },
    ];
  });
}

/** Such a declaration is only a second name for a variable. */
export function isSecondName({ isInline, declaration }: SheetValue): boolean {
  return isInline && declaration.value.startsWith("var(");
}

/** The mode with this name: "light", "dark" or that of a theme; undefined if the sheet has none. */
export function modeOf(sheet: ReadSheet, name: string): ReadMode | undefined {
  return sheet.modes.find((mode) => mode.name === name);
}

/** "brand" for `var(--brand)`, with a fallback or without, and for `$brand`. */
function referenceOf(value: string): string | undefined {
  const match = /^(?:var\(\s*--([^\s,()]+)\s*(?:,[^()]*)?\)|[$@]([\p{L}_][\p{L}\p{M}\p{N}_-]*))$/u.exec(
    value.replace(/\s{0,9}!(?:default|global|important)\b/g, "").trim(),
  );
  return match?.[1] ?? match?.[2];
}

/** In the order of the lines. Values that are plainly not colors, such as lengths, are left out. */
export function unreadVariables(sheet: ReadSheet): UnreadVariable[] {
  const found = new Map<CssDeclaration, string>();
  const note = (declaration: CssDeclaration, why: string | undefined): void => {
    if (why !== undefined && !found.has(declaration)) found.set(declaration, why);
  };
  for (const mode of sheet.modes) {
    const meantAs = meantColors(mode.values);
    for (const value of mode.values.values())
      if (value.color === undefined) {
        const isOnlyDark =
          mode.name === "dark" && modeOf(sheet, "light")?.values.get(value.name)?.color !== undefined;
        const why = whyUnread(value, sheet) ?? meantAs(value);
        note(
          value.declaration,
          why !== undefined && isOnlyDark ? `Its dark value is not a color: ${why}` : why,
        );
      }
  }
  const { light, dark } = sassPair(plainVariables(sheet.sass));
  for (const [scheme, list] of [
    ["light", light],
    ["dark", dark],
  ] as const)
    for (const variable of list.values()) {
      if (variable.value.startsWith("(")) continue;
      const read = sheet.sassColor(variable, scheme);
      const { value, declaration } = variable;
      if (!read.ok)
        note(declaration, whyUnread({ declaration: { value }, why: read.why, text: value }, sheet));
    }
  return listed(found);
}

/** Declarations that look like colors and count nowhere: later ones replace them, or they are for paper, or for parts. */
export function replacedVariables(sheet: ReadSheet): UnreadVariable[] {
  const winners = new Map<string, SheetValue>();
  for (const mode of sheet.modes)
    for (const value of mode.values.values()) if (!winners.has(value.name)) winners.set(value.name, value);
  const found = new Map<CssDeclaration, string>();
  for (const declaration of sheet.without) {
    const value = winners.get(declaration.name);
    const winner = value?.declaration;
    // A reference is missed if what counts in its place is a color, or was meant to be one.
    const isMeant = value === undefined || value.color !== undefined || whyUnread(value, sheet) !== undefined;
    const isReference = /^\s*(?:var\(|[$@])/.test(declaration.value);
    if (!looksLikeColor(declaration.value) && !(isReference && isMeant)) continue;
    const rule = sheet.rules.find(({ declarations }) => declarations.includes(declaration));
    const isOfPage = rule !== undefined && rule.selectors.length > 0 && rule.conditions.length === 0;
    found.set(
      declaration,
      isOfPage && winner !== undefined
        ? `Line ${winner.line} sets ${declaration.name} again, and counts.`
        : `It applies to ${rule?.where ?? "a part"} alone.`,
    );
  }
  return listed(found);
}

function listed(found: ReadonlyMap<CssDeclaration, string>): UnreadVariable[] {
  return [...found]
    .map(([{ name, value, line, column }, why]) => ({ name, value, line, column, why }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column);
}

const SASS =
  /(?<![\w-])(lighten|darken|saturate|desaturate|mix|fade|fadein|fadeout|tint(?:-color)?|shade(?:-color)?|shift-color|spin|adjust-hue|adjust-color|scale-color|transparentize|opacify|complement|invert|grayscale|color\.[a-z]+)\(/i;
const COLORFUL =
  /#[\da-z]|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|device-cmyk|contrast-color)\(/i;
const REFERENCE = /var\(\s*(--[^\s,)]+)|([$@][\p{L}_][\p{L}\p{M}\p{N}_-]*)/giu;
/** Three numbers with the range of a color's channels. */
const THREE_NUMBERS =
  /^\d{1,3}(?:\.\d+)?(?:deg)?(?:\s+|\s*,\s*)\d{1,3}(?:\.\d+)?%?(?:\s+|\s*,\s*)\d{1,3}(?:\.\d+)?%?$/;

/** Whether a value would be missed if it were not read. */
export function looksLikeColor(value: string): boolean {
  return COLORFUL.test(value) || parseCss5Color(value).ok;
}

/** A sentence that explains why the value is not read; undefined for a value that is plainly not a color. */
function whyUnread(
  {
    declaration: { value },
    why,
    text,
  }: Pick<SheetValue, "why" | "text"> & { readonly declaration: Pick<CssDeclaration, "value"> },
  sheet: ReadSheet,
): string | undefined {
  if (value.length > MAX_VALUE) return COLORFUL.test(value) ? "It is too long to be one color." : undefined;
  const sass = SASS.exec(value)?.[1];
  if (sass !== undefined) return `${sass}() is computed when the style sheet is built; paste its result.`;
  const isReference = /^\s*(?:var\(|[$@])/.test(value);
  const isColorful = COLORFUL.test(value) || COLORFUL.test(text ?? "");
  const unknown = [...value.matchAll(REFERENCE)]
    .map(([, property, variable]) => property ?? variable ?? "")
    .find((name) => !sheet.isDefined(name));
  if (unknown !== undefined && (isColorful || isReference)) return `${unknown} is not defined in this text.`;
  if (why === "It refers to itself.") return why;
  if (THREE_NUMBERS.test(value))
    return "These are three numbers, and nothing in this text says of which color function.";
  if (isReference && text === undefined) return "It refers to a value that is not valid.";
  if (!isColorful) return undefined;
  const parts = topLevelParts(value, ",");
  if (parts.length > 1 || /^\S+\s+\S/.test(value.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "()")))
    return "It holds more than one color.";
  return why === undefined || why === "" ? "It refers to a value that is not valid." : why;
}

function isSameColor(a: Color, b: Color): boolean {
  return (
    a.space === b.space && a.alpha === b.alpha && a.coords.every((value, index) => value === b.coords[index])
  );
}
