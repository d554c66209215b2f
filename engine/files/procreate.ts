/** Procreate swatches: a zip with Swatches.json, thirty places of hue, saturation and brightness, empty ones null. */
import { zipSync } from "fflate";
import { convertColor } from "#engine/convert.ts";
import { mapToGamut } from "#engine/gamut.ts";
import type { Exporter } from "./export-palette.ts";

const PLACES = 30;

export const exportProcreate: Exporter = ({ title, colors }) => {
  const swatches = Array.from({ length: PLACES }, (_, index) => {
    const entry = colors[index];
    if (entry === undefined) return null;
    const [hueDeg = 0, saturation = 0, value = 0] = convertColor(
      mapToGamut(entry.color, "srgb"),
      "hsv",
    ).coords;
    return {
      hue: hueDeg / 360,
      saturation: saturation / 100,
      brightness: value / 100,
      alpha: entry.color.alpha ?? 0,
      colorSpace: 0,
    };
  });
  const text = JSON.stringify([{ name: title ?? "Palette", swatches }]);
  // A fixed date, so that the same palette gives the same file.
  return zipSync({ "Swatches.json": utf8(text) }, { mtime: Date.UTC(2026, 0, 1) });
};

function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
    else if (code < 0x10000)
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 0x3f),
        0x80 | ((code >> 6) & 0x3f),
        0x80 | (code & 0x3f),
      );
  }
  return Uint8Array.from(bytes);
}
