/** The scheme as custom properties. */
import { colorsOfScheme, type SchemeDocument } from "#domain/documents/scheme-document.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { shadesAround } from "#engine/palette/scheme.ts";
import type { Color } from "#engine/space/color.ts";

const SHADE_NAMES = ["lighter", "light", "dark", "darker"] as const;

/** Numbered in order; a color outside sRGB is written in OKLCH. */
export function schemeCode(document: SchemeDocument): string {
  return colorsOfScheme(document)
    .flatMap((color, index) => {
      const own = `--scheme-${index + 1}: ${cssOf(color)};`;
      if (!document.hasShades) return [own];
      const shades = shadesAround(color, document.gamut).map(
        (shade, at) => `--scheme-${index + 1}-${SHADE_NAMES[at]}: ${cssOf(shade)};`,
      );
      return [own, ...shades];
    })
    .join("\n");
}

function cssOf(color: Color): string {
  return isInGamut(color, "srgb") ? formatHex(color) : formatColor(color, "oklch");
}
