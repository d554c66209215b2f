/**
 * Procreate swatches: a zip with Swatches.json. A palette has thirty slots of hue, saturation and brightness;
 * empty slots are null.
 */
import { zipSync } from "fflate";
import { utf8Bytes } from "#engine/bytes/utf8.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import type { Exporter } from "./export-palette.ts";
import { withDarkBelow } from "./named-values.ts";

const PLACES = 30;

/** A palette holds thirty colors; longer ones continue in a second palette, so that none is lost. */
export const exportProcreate: Exporter = (palette) => {
  const colors = withDarkBelow(palette);
  const title = palette.title ?? "Palette";
  const count = Math.max(1, Math.ceil(colors.length / PLACES));
  const sets = Array.from({ length: count }, (_, set) => ({
    name: count === 1 ? title : `${title} ${set + 1}`,
    swatches: Array.from({ length: PLACES }, (__, place) => swatchOf(colors[set * PLACES + place]?.color)),
  }));
  // A fixed date makes the file reproducible.
  return zipSync({ "Swatches.json": utf8Bytes(JSON.stringify(sets)) }, { mtime: Date.UTC(2026, 0, 1) });
};

function swatchOf(color: Color | undefined) {
  if (color === undefined) return null;
  const [hueDeg = 0, saturation = 0, value = 0] = convertColor(mapToGamut(color, "srgb"), "hsv").coords;
  return {
    hue: hueDeg / 360,
    saturation: saturation / 100,
    brightness: value / 100,
    alpha: color.alpha ?? 0,
    colorSpace: 0,
  };
}
