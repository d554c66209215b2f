/**
 * sRGB bytes and linear light of colors inside sRGB without computing powers: a fast path for the most frequent
 * operations, hex and contrast. The results are identical to converting and rounding (srgb-light.test.ts).
 */
import type { Color } from "./color.ts";
import { oklabToLinearSrgb } from "./oklab.ts";
import { isHuePowerless } from "./powerless.ts";
import { srgbToLinear, type Triple } from "./rgb-spaces.ts";

/** Round-off allowed on each encoded component, as in gamut.ts, converted to linear light. */
const LOWEST = srgbToLinear(-0.000075);
const HIGHEST = srgbToLinear(1.000075);

/** Halves are rounded up, as in CSS; a value within this distance (in bytes) of a half counts as a half. */
const HALF_OFF = 5e-6;

/** The byte of an encoded component from 0 to 1. */
export function nearestByte(value01: number): number {
  return Math.round(value01 * 255 + HALF_OFF);
}

/**
 * Cells of linear light, 0 to 1; narrower than the first byte step, 1 / 255 / 12.92, so that no cell contains two
 * steps.
 */
export const LAST_CELL = 4095;
/** The linear light from which each byte is the nearest. */
export const LIGHT_OF_STEP: Float64Array = Float64Array.from({ length: 256 }, (_, byte) =>
  srgbToLinear((byte - 0.5 - HALF_OFF) / 255),
);
/** The byte at the start of each cell. */
export const CELL_BYTES = new Uint8Array(LAST_CELL + 1);
/** The linear light within each cell from which the next byte applies. */
const STEP_OF_CELL = new Float64Array(LAST_CELL + 1);
// Each byte overwrites the cells from its first to the last, in native code: every page fills these tables when it starts.
LIGHT_OF_STEP.forEach((light, byte) => {
  // Slightly above, because the product with which byteOfLight finds a cell is rounded.
  const first = Math.ceil(light * LAST_CELL * 1.000001);
  CELL_BYTES.fill(byte, first);
  STEP_OF_CELL.fill(LIGHT_OF_STEP[byte + 1] ?? 2, first);
});

/** The nearest sRGB byte of linear light from 0 to 1. */
export function byteOfLight(light: number): number {
  const cell = (light * LAST_CELL) | 0;
  const byte = CELL_BYTES[cell] ?? 0;
  return light >= (STEP_OF_CELL[cell] ?? 2) ? byte + 1 : byte;
}

const clipped = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** Linear red, green and blue, 0 to 1; undefined for a color outside sRGB and for spaces other than sRGB and OKLab. */
export function lightInSrgb(color: Color): Triple | undefined {
  const { coords } = color;
  const first = coords[0] ?? 0;
  const second = coords[1] ?? 0;
  const third = coords[2] ?? 0;
  switch (color.space) {
    case "srgb":
      if (!isInUnit(first) || !isInUnit(second) || !isInUnit(third)) return undefined;
      return [srgbToLinear(first), srgbToLinear(second), srgbToLinear(third)];
    case "oklab":
      return held(oklabToLinearSrgb(first, second, third));
    case "oklch": {
      const angle = (third * Math.PI) / 180;
      const chroma = isHuePowerless("oklch", [first, second, third]) ? 0 : second;
      return held(oklabToLinearSrgb(first, chroma * Math.cos(angle), chroma * Math.sin(angle)));
    }
    default:
      return undefined;
  }
}

/** Like `lightInSrgb`, as bytes. */
export function bytesInSrgb(color: Color): [number, number, number] | undefined {
  if (color.space === "srgb") {
    const { coords } = color;
    const red = coords[0] ?? 0;
    const green = coords[1] ?? 0;
    const blue = coords[2] ?? 0;
    if (!isInUnit(red) || !isInUnit(green) || !isInUnit(blue)) return undefined;
    return [nearestByte(red), nearestByte(green), nearestByte(blue)];
  }
  const light = lightInSrgb(color);
  if (light === undefined) return undefined;
  return [byteOfLight(light[0]), byteOfLight(light[1]), byteOfLight(light[2])];
}

const isInUnit = (value: number): boolean => value >= 0 && value <= 1;

/** Whether linear light is inside sRGB, apart from round-off. */
export function isLightInSrgb(red: number, green: number, blue: number): boolean {
  return (
    red >= LOWEST &&
    red <= HIGHEST &&
    green >= LOWEST &&
    green <= HIGHEST &&
    blue >= LOWEST &&
    blue <= HIGHEST
  );
}

function held(light: Triple): Triple | undefined {
  const red = light[0];
  const green = light[1];
  const blue = light[2];
  if (!isLightInSrgb(red, green, blue)) return undefined;
  // Only at the very edge of the gamut is there anything to clip.
  if (isInUnit(red) && isInUnit(green) && isInUnit(blue)) return light;
  return [clipped(red), clipped(green), clipped(blue)];
}
