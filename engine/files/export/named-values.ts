/** What nearly every text format starts from: an identifier and a value for each color, and the comment line. */

import { formatColor } from "#engine/format/format.ts";
import { gamutOfFormat } from "#engine/format/format-gamut.ts";
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import { RAMP_STEPS } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import type { ExportOptions, ExportPalette } from "./export-palette.ts";
import { type CaseStyle, toIdentifiers } from "./identifiers.ts";

export interface ModeValue {
  readonly color: Color;
  /** In the chosen format; mapped to sRGB if a fallback is requested and the color lies outside. */
  readonly value: string;
  /** The color's own value, if it lies outside sRGB and `value` is a fallback. */
  readonly wideValue: string | undefined;
  /** For formats without media queries: the name with the suffix "wide". */
  readonly wideIdentifier: string;
}

export interface NamedValue extends ModeValue {
  readonly identifier: string;
  readonly name: string;
  readonly dark:
    | (ModeValue & {
        /** For formats without modes: the name with the suffix "dark". */ readonly identifier: string;
      })
    | undefined;
}

/**
 * Each color with a unique name in the chosen case style and its value in the chosen format, with an sRGB
 * fallback if requested.
 */
export function namedValues(
  { colors }: ExportPalette,
  options: ExportOptions,
  caseStyle: CaseStyle = options.caseStyle,
): NamedValue[] {
  const names = colors.map(({ name }, index) => ownName(name, index, colors.length, options));
  const identifiers = toIdentifiers(
    ["", " dark", " wide", " dark wide"].flatMap((mode) => names.map((name) => `${name}${mode}`)),
    caseStyle,
    options.prefix,
  );
  return colors.map(({ name, color, dark }, index) => {
    const [own, ofDark, ofWide, ofDarkWide] = [0, 1, 2, 3].map(
      (mode) => identifiers[mode * colors.length + index] ?? `color-${index + 1}-${mode}`,
    );
    return {
      identifier: own ?? "",
      name,
      ...modeValue(color, options, ofWide ?? ""),
      dark:
        dark === undefined
          ? undefined
          : { identifier: ofDark ?? "", ...modeValue(dark, options, ofDarkWide ?? "") },
    };
  });
}

/** Whether any color has a dark value. */
export function hasDark({ colors }: ExportPalette): boolean {
  return colors.some(({ dark }) => dark !== undefined);
}

/** For formats without modes: the colors, then their dark values with the suffix "dark". */
export function withDarkBelow({ colors }: ExportPalette): { readonly name: string; readonly color: Color }[] {
  return [
    ...colors.map(({ name, color }) => ({ name, color })),
    ...colors.flatMap(({ name, dark }) =>
      dark === undefined ? [] : [{ name: `${name} dark`, color: dark }],
    ),
  ];
}

function modeValue(color: Color, options: ExportOptions, wideIdentifier: string): ModeValue {
  const { valueFormat, wideGamutFallback } = options;
  if (isInGamut(color, "srgb"))
    return { color, value: formatColor(color, valueFormat), wideValue: undefined, wideIdentifier };
  const own = formatColor(color, gamutOfFormat(valueFormat) === "srgb" ? "oklch" : valueFormat);
  return wideGamutFallback
    ? {
        color,
        value: formatColor(mapToGamut(color, "srgb"), valueFormat),
        wideValue: own,
        wideIdentifier,
      }
    : { color, value: own, wideValue: undefined, wideIdentifier };
}

function ownName(name: string, index: number, count: number, { naming, prefix }: ExportOptions): string {
  if (naming === "name") return name;
  const number = naming === "index" ? index + 1 : stepOf(index, count);
  return `${prefix === "" ? "color " : ""}${number}`;
}

/** Numbers of ramp steps: eleven colors are 50 to 950, up to nine 100 to 900, more continue in hundreds. */
function stepOf(index: number, count: number): number {
  const steps = count > 9 ? RAMP_STEPS : RAMP_STEPS.slice(1, -1);
  return steps[index] ?? (index - steps.length + 10) * 100;
}

/** The own values of colors with a fallback, with names of their own: light ones, then dark ones. */
export function wideValues(values: readonly NamedValue[]): {
  readonly light: readonly (readonly [identifier: string, wideIdentifier: string, value: string])[];
  readonly dark: readonly (readonly [identifier: string, wideIdentifier: string, value: string])[];
} {
  return {
    light: values.flatMap(({ identifier, wideIdentifier, wideValue }) =>
      wideValue === undefined ? [] : [[identifier, wideIdentifier, wideValue] as const],
    ),
    dark: values.flatMap(({ identifier, dark }) =>
      dark?.wideValue === undefined ? [] : [[identifier, dark.wideIdentifier, dark.wideValue] as const],
    ),
  };
}

/** The share link as a comment between two delimiters, the last line of a file; empty without a link or if it is not an http(s) address. */
export function linkComment({ shareLink }: ExportOptions, open: string, close = ""): string {
  if (shareLink === undefined || !/^https?:\/\/[^\s<>"]+$/.test(shareLink)) return "";
  const safe = shareLink.replaceAll("*/", "*%2F").replaceAll("--", "-%2D");
  return `${open} ${safe}${close === "" ? "" : ` ${close}`}\n`;
}
