/** The outline of the gamut on a hue wheel. Angles go clockwise from the top. */
import { maxChroma } from "#engine/gamut/gamut.ts";
import { rybToOklch, type Wheel } from "#engine/space/color-wheel.ts";
import type { RasterGamut } from "./raster.ts";

export interface WheelPlane {
  readonly wheel: Wheel;
  /** OKLCH lightness 0 to 1 (OKLCH, RYB), or HSL lightness 0 to 100. */
  readonly lightness: number;
  /** OKLCH chroma, or HSL saturation, at the rim. */
  readonly rim: number;
  readonly gamut: RasterGamut;
}

const RIM_HUES = 24;
const [MIN_RIM, RIM_MARGIN] = [0.06, 1.05];

/** Chroma at the rim of a wheel of this lightness: slightly more than the greatest in gamut; 100 in HSL. */
export function wheelRim({ wheel, lightness, gamut }: Omit<WheelPlane, "rim">): number {
  if (wheel === "hsl") return 100;
  const most = Array.from({ length: RIM_HUES }, (_, index) =>
    maxChroma(lightness, (index / RIM_HUES) * 360, gamut),
  );
  return Math.max(MIN_RIM, Math.max(...most) * RIM_MARGIN);
}

/** Radius of the gamut, 0 to 1, at `count` evenly spaced angles, the first at the top. */
export function wheelEdge(count: number, plane: WheelPlane): readonly number[] {
  return Array.from({ length: count }, (_, index) => edgeAt((index / count) * 360, plane));
}

/** Radius of the gamut, 0 to 1, at an angle in degrees. */
export function edgeAt(angleDeg: number, { wheel, lightness, rim, gamut }: WheelPlane): number {
  if (wheel === "hsl") return 1;
  const hueDeg = wheel === "ryb" ? rybToOklch(angleDeg) : angleDeg;
  return Math.min(1, maxChroma(lightness, hueDeg, gamut) / rim);
}
