/**
 * Token files: W3C Design Tokens Format Module 2025.10 (https://www.designtokens.org/tr/2025.10/format/), Style Dictionary,
 * Figma variables (REST API shape), Sketch palette.
 */

import type { Color } from "#engine/color.ts";
import { colorToSrgb, convertColor } from "#engine/convert.ts";
import { formatHex } from "#engine/format.ts";
import { isInGamut, mapToGamut } from "#engine/gamut.ts";
import type { Exporter } from "./export-palette.ts";
import { namedValues } from "./named-values.ts";

const EXTENSION = "app.tincture";

export const exportDtcg: Exporter = (palette, options) => {
  const tokens = namedValues(palette, options).map(({ identifier, name, color }) => [
    identifier,
    { $value: dtcgColor(color), $description: name },
  ]);
  return json({
    ...(options.shareLink !== undefined && { $extensions: { [EXTENSION]: { link: options.shareLink } } }),
    color: { $type: "color", ...Object.fromEntries(tokens) },
  });
};

/** sRGB where it holds the color, Display P3 where it does not, always with the hex fallback. */
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

export const exportStyleDictionary: Exporter = (palette, options) => {
  const tokens = namedValues(palette, options).map(({ identifier, name, value }) => [
    identifier,
    { value, type: "color", comment: name },
  ]);
  return json({ color: Object.fromEntries(tokens) });
};

/** A collection with one mode; the shape the variables REST API takes and plug-ins read. */
export const exportFigma: Exporter = (palette, options) => {
  const mode = "mode-1";
  const collection = "collection-1";
  return json({
    variableCollections: [
      { action: "CREATE", id: collection, name: palette.title ?? "Palette", initialModeId: mode },
    ],
    variableModes: [{ action: "UPDATE", id: mode, name: "Default", variableCollectionId: collection }],
    variables: namedValues(palette, options).map(({ identifier }, index) => ({
      action: "CREATE",
      id: `variable-${index + 1}`,
      name: identifier,
      variableCollectionId: collection,
      resolvedType: "COLOR",
    })),
    variableModeValues: palette.colors.map(({ color }, index) => ({
      variableId: `variable-${index + 1}`,
      modeId: mode,
      value: rgba(color, ["r", "g", "b", "a"]),
    })),
  });
};

/** The format of the "Sketch Palettes" plug-in, version 1.4 of its files. */
export const exportSketch: Exporter = ({ colors }) =>
  json({
    compatibleVersion: "1.4",
    pluginVersion: "1.4",
    colors: colors.map(({ name, color }) => ({ name, ...rgba(color, ["red", "green", "blue", "alpha"]) })),
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
