/** What nearly every text format begins with: an identifier and a value for each color, and the comment line. */
import type { Color } from "#engine/color.ts";
import { formatColor, formatHex } from "#engine/format.ts";
import { isInGamut } from "#engine/gamut.ts";
import type { ExportOptions, ExportPalette } from "./export-palette.ts";
import { type CaseStyle, toIdentifiers } from "./identifiers.ts";

export interface NamedValue {
  readonly identifier: string;
  readonly name: string;
  readonly color: Color;
  /** In the chosen format; mapped to sRGB when a fallback is wanted and the color lies outside. */
  readonly value: string;
  /** The color's own value in OKLCH, when it lies outside sRGB and a fallback stands before it. */
  readonly wideValue: string | undefined;
}

export function namedValues(
  { colors }: ExportPalette,
  options: ExportOptions,
  caseStyle: CaseStyle = options.caseStyle,
): NamedValue[] {
  const names = colors.map(({ name }, index) => {
    const own = options.naming === "index" ? `${options.prefix === "" ? "color " : ""}${index + 1}` : name;
    return options.prefix === "" ? own : `${options.prefix} ${own}`;
  });
  const identifiers = toIdentifiers(names, caseStyle);
  return colors.map(({ name, color }, index) => {
    const isWide = options.wideGamutFallback && !isInGamut(color, "srgb");
    return {
      identifier: identifiers[index] ?? `color-${index + 1}`,
      name,
      color,
      value: isWide ? formatHex(color) : formatColor(color, options.valueFormat),
      wideValue: isWide ? formatColor(color, "oklch") : undefined,
    };
  });
}

/** The share link as a comment between two marks; nothing without one. Only an http(s) address is written. */
export function linkComment({ shareLink }: ExportOptions, open: string, close = ""): string {
  if (shareLink === undefined || !/^https?:\/\/[^\s<>"]+$/.test(shareLink)) return "";
  const safe = shareLink.replaceAll("*/", "*%2F").replaceAll("--", "-%2D");
  return `${open} ${safe}${close === "" ? "" : ` ${close}`}\n`;
}
