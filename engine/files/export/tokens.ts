/**
 * Token files: W3C Design Tokens Format Module 2025.10 (https://www.designtokens.org/tr/2025.10/format/), Style Dictionary,
 * Figma variables, Sketch palette.
 */

import { TOKENS_VENDOR } from "#engine/bytes/written-by.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb, convertColor } from "#engine/space/convert.ts";
import type { Exporter, ExportOptions, ExportPalette } from "./export-palette.ts";
import { hasDark, type ModeValue, type NamedValue, namedValues, withDarkBelow } from "./named-values.ts";

/** Dark values are a second group with the same names; tools that support modes use one group per mode. */
export const exportDtcg: Exporter = (palette, options) => {
  const values = namedValues(palette, options);
  const group = (colorOf: (value: NamedValue) => Color) =>
    Object.fromEntries(
      values.map((value) => [
        value.identifier,
        { $value: dtcgColor(colorOf(value)), $description: value.name },
      ]),
    );
  const light = group(({ color }) => color);
  return json({
    ...(options.shareLink !== undefined && { $extensions: { [TOKENS_VENDOR]: { link: options.shareLink } } }),
    color: hasDark(palette)
      ? { $type: "color", light, dark: group(({ color, dark }) => dark?.color ?? color) }
      : { $type: "color", ...light },
  });
};

/** sRGB if it holds the color, otherwise Display P3; always with a hex fallback. */
function dtcgColor(color: Color) {
  const space = isInGamut(color, "srgb") ? "srgb" : "display-p3";
  const { coords } = mapToGamut(convertColor(color, space), space);
  const alpha = color.alpha ?? 0;
  return {
    colorSpace: space,
    components: coords.map((value) => round(value ?? 0)),
    ...(alpha < 1 && { alpha: round(alpha) }),
    hex: formatHex(color).slice(0, 7),
  };
}

/**
 * One group per mode; a color outside sRGB has a second token next to its fallback. JSON has no comments, so the share
 * link is the comment of the group.
 */
export const exportStyleDictionary: Exporter = (palette, options) => {
  const { shareLink } = options;
  const groups = textTokens(palette, options, (value, comment) => ({ value, type: "color", comment }));
  return json({ color: { ...(shareLink !== undefined && { comment: shareLink }), ...groups } });
};

/**
 * Tokens of the drafts before 2025.10, whose colors are hex strings: Tokens Studio, Style Dictionary 4 and most plug-ins
 * read only these. A color outside sRGB has a second token next to its fallback.
 */
export const exportHexTokens: Exporter = (palette, options) => {
  const { shareLink } = options;
  const inHex = { ...options, valueFormat: "hex", wideGamutFallback: true } as const;
  return json({
    ...(shareLink !== undefined && { $extensions: { [TOKENS_VENDOR]: { link: shareLink } } }),
    color: {
      $type: "color",
      ...textTokens(palette, inHex, ($value, $description) => ({ $value, $description })),
    },
  });
};

function textTokens(
  palette: ExportPalette,
  options: ExportOptions,
  token: (value: string, name: string) => object,
) {
  const values = namedValues(palette, options);
  const group = (modeOf: (value: NamedValue) => ModeValue) =>
    Object.fromEntries(
      values.flatMap((named) => {
        const { value, wideValue, wideIdentifier } = modeOf(named);
        return [
          [named.identifier, token(value, named.name)],
          ...(wideValue === undefined ? [] : [[wideIdentifier, token(wideValue, named.name)]]),
        ];
      }),
    );
  const light = group((value) => value);
  return hasDark(palette) ? { light, dark: group((value) => value.dark ?? value) } : light;
}

/**
 * One mode of a collection of variables, as Figma exports and imports it: a token file whose root names the mode. Figma
 * reads only sRGB and HSL, so a color outside sRGB is gamut-mapped. Tokens are at the root, because a group would
 * become part of each variable's name.
 */
function figmaMode(
  mode: string,
  palette: ExportPalette,
  values: readonly (readonly [string, Color])[],
): string {
  return json({
    ...Object.fromEntries(
      values.map(([identifier, color]) => [
        identifier,
        { $type: "color", $value: dtcgColor(mapToGamut(color, "srgb")) },
      ]),
    ),
    ...(palette.title !== undefined && { $description: palette.title }),
    $extensions: { "com.figma.modeName": mode },
  });
}

export const exportFigma: Exporter = (palette, options) =>
  figmaMode(
    hasDark(palette) ? "Light" : "Default",
    palette,
    namedValues(palette, options).map(({ identifier, color }) => [identifier, color]),
  );

/** The same variables with their dark values; a color without one has its light value. */
export const exportFigmaDark: Exporter = (palette, options) =>
  figmaMode(
    "Dark",
    palette,
    namedValues(palette, options).map(({ identifier, color, dark }) => [identifier, dark?.color ?? color]),
  );

/** File format of the "Sketch Palettes" plug-in, version 1.4. */
export const exportSketch: Exporter = (palette) =>
  json({
    compatibleVersion: "1.4",
    pluginVersion: "1.4",
    colors: withDarkBelow(palette).map(({ name, color }) => ({
      name,
      ...rgba(color, ["red", "green", "blue", "alpha"]),
    })),
  });

function rgba(color: Color, keys: readonly [string, string, string, string]): Record<string, number> {
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  return {
    [keys[0]]: round(red),
    [keys[1]]: round(green),
    [keys[2]]: round(blue),
    [keys[3]]: round(color.alpha ?? 0),
  };
}

function round(value: number): number {
  return Number(value.toFixed(5));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
