/** Lab spaces in polar form: lightness, chroma and hue. */
import type { Triple } from "./rgb-spaces.ts";

const DEGREES = 180 / Math.PI;

/** Degrees, 0 to 360. */
export function hueOf(a: number, b: number): number {
  const hueDeg = Math.atan2(b, a) * DEGREES;
  return hueDeg < 0 ? hueDeg + 360 : hueDeg;
}

/** [lightness, a, b] to [lightness, chroma, hue in degrees]. */
export function toPolar(lab: Triple): Triple {
  return [lab[0], Math.sqrt(lab[1] * lab[1] + lab[2] * lab[2]), hueOf(lab[1], lab[2])];
}

/** [lightness, chroma, hue in degrees] to [lightness, a, b]. */
export function fromPolar(lch: Triple): Triple {
  const angle = (lch[2] * Math.PI) / 180;
  return [lch[0], lch[1] * Math.cos(angle), lch[1] * Math.sin(angle)];
}
