/** A wheel of hues as pixels, and how far the gamut reaches on it. Angles go clockwise from the top. */

import { type Gamut, maxChroma } from "#engine/gamut/gamut.ts";
import { rybToOklch, type Wheel } from "#engine/palette/color-wheel.ts";
import { hslToSrgb } from "#engine/space/hsl-family.ts";
import { LMS_TO_SRGB, LMS_TO_XYZ, OKLAB_TO_LMS } from "#engine/space/oklab.ts";
import { DISPLAY_P3_LINEAR, linearToSrgb, type Matrix, product } from "#engine/space/rgb-spaces.ts";

export interface WheelPlane {
  readonly wheel: Wheel;
  /** OKLCH lightness 0 to 1 (OKLCH, RYB), or HSL lightness 0 to 100. */
  readonly lightness: number;
  /** OKLCH chroma, or HSL saturation, at the rim. */
  readonly rim: number;
  readonly gamut: Exclude<Gamut, "rec2020">;
}

const LMS_TO_RGB: Readonly<Record<WheelPlane["gamut"], Matrix>> = {
  srgb: LMS_TO_SRGB,
  "display-p3": /* @__PURE__ */ product(DISPLAY_P3_LINEAR.fromXyz, LMS_TO_XYZ),
};
/** Linear light 0 to 1 to a byte, in steps finer than a byte apart from the darkest few. */
const LEVELS = 4096;
const BYTES = /* @__PURE__ */ Uint8ClampedArray.from(
  { length: LEVELS + 1 },
  (_, level) => linearToSrgb(level / LEVELS) * 255,
);
const HUES = 720;

/**
 * RGBA bytes of a square of `size` pixels around the wheel, in the gamut's own RGB space. All pixels are opaque: what lies
 * beyond the gamut is clipped, and is meant to be cut away along `wheelEdge`.
 */
export function paintWheel(size: number, plane: WheelPlane): Uint8ClampedArray<ArrayBuffer> {
  return plane.wheel === "hsl" ? paintHsl(size, plane) : paintOklch(size, plane);
}

const RIM_HUES = 24;
const [LEAST_RIM, RIM_MARGIN] = [0.06, 1.05];

/** What the rim of a wheel stands for at a lightness: a little more than the most chroma the gamut has there; 100 in HSL. */
export function wheelRim({ wheel, lightness, gamut }: Omit<WheelPlane, "rim">): number {
  if (wheel === "hsl") return 100;
  const most = Array.from({ length: RIM_HUES }, (_, index) =>
    maxChroma(lightness, (index / RIM_HUES) * 360, gamut),
  );
  return Math.max(LEAST_RIM, Math.max(...most) * RIM_MARGIN);
}

/** Radius, 0 to 1, that the gamut reaches at `count` even angles, the first at the top. */
export function wheelEdge(count: number, plane: WheelPlane): readonly number[] {
  return Array.from({ length: count }, (_, index) => edgeAt((index / count) * 360, plane));
}

/** Radius, 0 to 1, that the gamut reaches at an angle in degrees. */
export function edgeAt(angleDeg: number, { wheel, lightness, rim, gamut }: WheelPlane): number {
  if (wheel === "hsl") return 1;
  const hueDeg = wheel === "ryb" ? rybToOklch(angleDeg) : angleDeg;
  return Math.min(1, maxChroma(lightness, hueDeg, gamut) / rim);
}

function paintOklch(
  size: number,
  { wheel, lightness, rim, gamut }: WheelPlane,
): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(size * size * 4);
  const unit = unitChromas(size, wheel);
  const [toRed, toGreen, toBlue] = LMS_TO_RGB[gamut];
  const [rootL, rootM, rootS] = OKLAB_TO_LMS;
  for (let at = 0, of = 0; at < bytes.length; at += 4, of += 2) {
    const a = (unit[of] ?? 0) * rim;
    const b = (unit[of + 1] ?? 0) * rim;
    const l = cube(lightness + rootL[1] * a + rootL[2] * b);
    const m = cube(lightness + rootM[1] * a + rootM[2] * b);
    const s = cube(lightness + rootS[1] * a + rootS[2] * b);
    bytes[at] = byteOf(toRed[0] * l + toRed[1] * m + toRed[2] * s);
    bytes[at + 1] = byteOf(toGreen[0] * l + toGreen[1] * m + toGreen[2] * s);
    bytes[at + 2] = byteOf(toBlue[0] * l + toBlue[1] * m + toBlue[2] * s);
    bytes[at + 3] = 255;
  }
  return bytes;
}

const unitsOf = new Map<string, Float64Array>();

/** OKLab a and b of each pixel where the rim has chroma 1. Kept: a wheel is painted again and again in one or two sizes. */
function unitChromas(size: number, wheel: Wheel): Float64Array {
  const key = `${wheel} ${size}`;
  const known = unitsOf.get(key);
  if (known !== undefined) return known;
  const units = new Float64Array(size * size * 2);
  const turned = hueTable(wheel);
  const middle = size / 2;
  for (let y = 0; y < size; y += 1) {
    const up = (middle - y - 0.5) / middle;
    for (let x = 0; x < size; x += 1) {
      const right = (x + 0.5 - middle) / middle;
      const radius = Math.min(1.02, Math.sqrt(right * right + up * up));
      const hue = turned[Math.round(((Math.atan2(right, up) / (2 * Math.PI) + 1) % 1) * HUES)] ?? 0;
      const at = (y * size + x) * 2;
      units[at] = radius * Math.cos(hue);
      units[at + 1] = radius * Math.sin(hue);
    }
  }
  unitsOf.set(key, units);
  return units;
}

function paintHsl(size: number, { lightness }: WheelPlane): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(size * size * 4);
  const middle = size / 2;
  for (let y = 0; y < size; y += 1) {
    const up = (middle - y - 0.5) / middle;
    for (let x = 0; x < size; x += 1) {
      const right = (x + 0.5 - middle) / middle;
      const saturation = Math.min(1, Math.sqrt(right * right + up * up)) * 100;
      const [red, green, blue] = hslToSrgb([(Math.atan2(right, up) / Math.PI) * 180, saturation, lightness]);
      const at = (y * size + x) * 4;
      bytes[at] = red * 255;
      bytes[at + 1] = green * 255;
      bytes[at + 2] = blue * 255;
      bytes[at + 3] = 255;
    }
  }
  return bytes;
}

/** OKLCH hue in radians at each of the wheel's angles, once more at the end. */
function hueTable(wheel: Wheel): Float64Array {
  return Float64Array.from({ length: HUES + 1 }, (_, index) => {
    const angleDeg = (index / HUES) * 360;
    return ((wheel === "ryb" ? rybToOklch(angleDeg) : angleDeg) / 180) * Math.PI;
  });
}

const cube = (value: number): number => value * value * value;

function byteOf(linear: number): number {
  return BYTES[Math.round(Math.min(1, Math.max(0, linear)) * LEVELS)] ?? 0;
}
