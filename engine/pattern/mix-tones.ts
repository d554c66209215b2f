/** Arithmetic of the colors of a wallpaper, in OKLab. */
import type { Oklab } from "#engine/space/color.ts";

/** Chroma in OKLab, 0 to about 0.4. */
export function chromaOf({ a, b }: Oklab): number {
  return Math.sqrt(a * a + b * b);
}

/** Euclidean distance in OKLab, 0 to 1 from black to white. */
export function distance(a: Oklab, b: Oklab): number {
  const [lightness, green, blue] = [a.lightness - b.lightness, a.a - b.a, a.b - b.b];
  return Math.sqrt(lightness * lightness + green * green + blue * blue);
}

/** How much of the chroma that a straight mixture loses is given back, and at most how many times its own. */
const KEPT_CHROMA = { share: 0.5, most: 1.7 };

/** Colors whose hues are further apart than this cosine says (80 degrees) have no middle that anyone chose. */
const FAR_HUES = 0.17;
const CHROMATIC = 0.04;

/**
 * Between two colors, `t01` from 0 to 1: a mixture in OKLab that loses less chroma than a straight one, so that no middle
 * is grey. Of far hues it is one of the two in the lightness between, so that no hue comes in that is not in the palette.
 */
export function mixTones(from: Oklab, to: Oklab, t01: number): Oklab {
  const mix = (start: number, end: number) => start + (end - start) * t01;
  const hues = (from.a * to.a + from.b * to.b) / (chromaOf(from) * chromaOf(to));
  if (Math.min(chromaOf(from), chromaOf(to)) > CHROMATIC && hues < FAR_HUES) {
    const near = t01 < 0.5 ? from : to;
    return shaded(near, (mix(from.lightness, to.lightness) - near.lightness) * 0.7);
  }
  const straight = {
    lightness: mix(from.lightness, to.lightness),
    a: mix(from.a, to.a),
    b: mix(from.b, to.b),
  };
  const chroma = chromaOf(straight);
  if (chroma < 0.015) return straight;
  const wanted = mix(chromaOf(from), chromaOf(to)) / chroma;
  const factor = Math.min(KEPT_CHROMA.most, 1 + (wanted - 1) * KEPT_CHROMA.share);
  return { ...straight, a: straight.a * factor, b: straight.b * factor };
}

/** Lighter (up to 1) or darker by a difference of lightness; towards both ends the chroma falls. */
export function shaded(color: Oklab, by: number): Oklab {
  const lightness = Math.min(0.985, Math.max(0.08, color.lightness + by));
  const room = (value: number) => Math.sqrt(Math.max(0.0004, value * (1 - value)));
  const factor = Math.min(1.15, room(lightness) / room(Math.min(0.985, Math.max(0.08, color.lightness))));
  return { lightness, a: color.a * factor, b: color.b * factor };
}
