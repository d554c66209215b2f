/** Translucent colors on opaque ones. */
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";

/** `front` composited on an opaque `back` in encoded sRGB, as in browsers; the result is opaque. */
export function compositeOver(front: Color, back: Color): Color {
  const alpha = front.alpha ?? 0;
  if (alpha >= 1) return front;
  const [f, b] = [colorToSrgb(mapToGamut(front, "srgb")), colorToSrgb(mapToGamut(back, "srgb"))];
  const blend = (over: number, under: number): number => over * alpha + under * (1 - alpha);
  return {
    space: "srgb",
    coords: [blend(f.red, b.red), blend(f.green, b.green), blend(f.blue, b.blue)],
    alpha: 1,
  };
}
