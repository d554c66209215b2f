import type { ImagePicker } from "#domain/documents/image/image-document.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";

/** A picker with its index in the document. */
export interface ShownPicker {
  readonly picker: ImagePicker;
  readonly index: number;
}

/** The color as hex, or as OKLCH if hex cannot hold it. */
export function pickedText(color: Color): string {
  return isInGamut(color, "srgb") ? formatHex(color) : formatColor(color, "oklch");
}

/** "41.2%"; a share that would round to 0 is "<0.1%". */
export function shareText(share01: number | undefined): string {
  if (share01 === undefined) return "";
  if (share01 > 0 && share01 < 0.0005) return "<0.1%";
  return `${(share01 * 100).toFixed(1)}%`;
}
