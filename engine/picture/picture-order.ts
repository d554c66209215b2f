/** Sort orders for the colors of a picture. Chroma and lightness are those of OKLCH (Ottosson 2020). */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

/** By descending share, descending chroma, ascending chroma, ascending lightness. */
export const PICTURE_ORDERS = ["dominant", "vivid", "muted", "lightness"] as const;
export type PictureOrder = (typeof PICTURE_ORDERS)[number];

interface Weighted {
  readonly color: Color;
  /** 0 to 1; colors without a share come last. */
  readonly share01?: number;
}

/** The indices of `colors` in the given order; the sort is stable. */
export function pictureOrder(colors: readonly Weighted[], order: PictureOrder): number[] {
  const keys = colors.map((entry) => keyOf(entry, order));
  return [...keys.keys()].sort((first, second) => (keys[first] ?? 0) - (keys[second] ?? 0) || first - second);
}

function keyOf({ color, share01 }: Weighted, order: PictureOrder): number {
  if (order === "dominant") return -(share01 ?? -1);
  const { lightness, chroma } = colorToOklch(color);
  if (order === "lightness") return lightness;
  return order === "vivid" ? -chroma : chroma;
}
