/** What nearly every text format begins with: an identifier and a value for each color, and the comment line. */

import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { RAMP_STEPS } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import type { ExportOptions, ExportPalette } from "./export-palette.ts";
import { type CaseStyle, toIdentifiers } from "./identifiers.ts";

export interface ModeValue {
  readonly color: Color;
  /** In the chosen format; mapped to sRGB when a fallback is wanted and the color lies outside. */
  readonly value: string;
  /** The color's own value in OKLCH, when it lies outside sRGB and a fallback stands before it. */
  readonly wideValue: string | undefined;
}

export interface NamedValue extends ModeValue {
  readonly identifier: string;
  readonly name: string;
  readonly dark:
    | (ModeValue & {
        /** For formats without modes: the name with "dark" after it. */ readonly identifier: string;
      })
    | undefined;
}

/**
 * Each color with its name in the wanted writing, no name twice, and its value in the wanted format, with a fallback
 * in sRGB where the options ask for one.
 */
export function namedValues(
  { colors }: ExportPalette,
  options: ExportOptions,
  caseStyle: CaseStyle = options.caseStyle,
): NamedValue[] {
  const names = colors.map(({ name }, index) => {
    const own = ownName(name, index, colors.length, options);
    return options.prefix === "" ? own : `${options.prefix} ${own}`;
  });
  const identifiers = toIdentifiers([...names, ...names.map((name) => `${name} dark`)], caseStyle);
  return colors.map(({ name, color, dark }, index) => ({
    identifier: identifiers[index] ?? `color-${index + 1}`,
    name,
    ...modeValue(color, options),
    dark:
      dark === undefined
        ? undefined
        : {
            identifier: identifiers[colors.length + index] ?? `color-${index + 1}-dark`,
            ...modeValue(dark, options),
          },
  }));
}

/** Whether any color has a value of its own in dark mode. */
export function hasDark({ colors }: ExportPalette): boolean {
  return colors.some(({ dark }) => dark !== undefined);
}

/** For formats without modes: the colors, then their dark values under the same names with "dark". */
export function withDarkBelow({ colors }: ExportPalette): { readonly name: string; readonly color: Color }[] {
  return [
    ...colors.map(({ name, color }) => ({ name, color })),
    ...colors.flatMap(({ name, dark }) =>
      dark === undefined ? [] : [{ name: `${name} dark`, color: dark }],
    ),
  ];
}

function modeValue(color: Color, options: ExportOptions): ModeValue {
  const isWide = options.wideGamutFallback && !isInGamut(color, "srgb");
  return {
    color,
    value: isWide ? formatHex(color) : formatColor(color, options.valueFormat),
    wideValue: isWide ? formatColor(color, "oklch") : undefined,
  };
}

function ownName(name: string, index: number, count: number, { naming, prefix }: ExportOptions): string {
  if (naming === "name") return name;
  const number = naming === "index" ? index + 1 : stepOf(index, count);
  return `${prefix === "" ? "color " : ""}${number}`;
}

/** As scales are numbered: eleven colors are 50 to 950, up to nine 100 to 900, more go on by hundreds. */
function stepOf(index: number, count: number): number {
  const steps = count > 9 ? RAMP_STEPS : RAMP_STEPS.slice(1, -1);
  return steps[index] ?? (index - steps.length + 10) * 100;
}

/** The share link as a comment between two marks; nothing without one. Only an http(s) address is written. */
export function linkComment({ shareLink }: ExportOptions, open: string, close = ""): string {
  if (shareLink === undefined || !/^https?:\/\/[^\s<>"]+$/.test(shareLink)) return "";
  const safe = shareLink.replaceAll("*/", "*%2F").replaceAll("--", "-%2D");
  return `${open} ${safe}${close === "" ? "" : ` ${close}`}\n`;
}
