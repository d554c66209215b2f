/**
 * HSL, HWB and HSV, based on sRGB. Hue in degrees, the others in percent; sRGB is 0 to 1, and beyond for colors
 * outside the gamut. Source: CSS Color Module Level 4, §7 and §8 sample code.
 */
import { wrapDeg } from "./angle.ts";
import type { Triple } from "./rgb-spaces.ts";

/**
 * Channels that differ by less than this are equal apart from round-off, which next to black or white would count as
 * saturation.
 */
const GREY_SPAN = 1e-9;
/** Keeps saturation finite for lightnesses far outside the gamut. */
const MIN_ROOM = 1e-12;

/** HSL (degrees, percent) to sRGB 0 to 1; CSS Color 4 §7.1. Lightness outside 0 to 100 is passed through. */
export function hslToSrgb([hueDeg, saturation, lightness]: Triple): Triple {
  const hue = wrapDeg(hueDeg);
  const [s, l] = [saturation / 100, lightness / 100];
  const a = s * Math.min(l, 1 - l);
  const f = (n: number) => {
    const k = (n + hue / 30) % 12;
    return l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [f(0), f(8), f(4)];
}

function awayFromZero(value: number): number {
  if (Math.abs(value) >= MIN_ROOM) return value;
  return value < 0 ? -MIN_ROOM : MIN_ROOM;
}

function hueOf(red: number, green: number, blue: number, max: number, span: number): number {
  if (span <= GREY_SPAN) return 0;
  let sextant = (red - green) / span + 4;
  if (max === red) sextant = (green - blue) / span + (green < blue ? 6 : 0);
  else if (max === green) sextant = (blue - red) / span + 2;
  return sextant * 60;
}

/**
 * sRGB 0 to 1 to HSL (degrees, percent); a gray has hue 0. A negative saturation, from colors outside sRGB, becomes a
 * positive one with the opposite hue; CSS Color 4 §7.2.
 */
export function srgbToHsl([red, green, blue]: Triple): Triple {
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const lightness = (min + max) / 2;
  const span = max - min;
  let hueDeg = hueOf(red, green, blue, max, span);
  const room = Math.min(lightness, 1 - lightness);
  let saturation = span <= GREY_SPAN ? 0 : (max - lightness) / awayFromZero(room);
  if (saturation < 0) {
    // Far outside the gamut saturation becomes negative; the opposite hue expresses the same color.
    hueDeg += 180;
    saturation = Math.abs(saturation);
  }
  return [hueDeg >= 360 ? hueDeg - 360 : hueDeg, saturation * 100, lightness * 100];
}

/**
 * HWB (degrees, percent) to sRGB 0 to 1; if whiteness and blackness add up to 100 or more, the result is the gray of
 * their ratio; CSS Color 4 §8.1.
 */
export function hwbToSrgb([hueDeg, whiteness, blackness]: Triple): Triple {
  const [white, black] = [whiteness / 100, blackness / 100];
  if (white + black >= 1) {
    const grey = white / (white + black);
    return [grey, grey, grey];
  }
  const pure = hslToSrgb([hueDeg, 100, 50]);
  const scale = (value: number) => value * (1 - white - black) + white;
  return [scale(pure[0]), scale(pure[1]), scale(pure[2])];
}

/** sRGB 0 to 1 to HWB (degrees, percent); CSS Color 4 §8.2. */
export function srgbToHwb([red, green, blue]: Triple): Triple {
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  return [hueOf(red, green, blue, max, max - min), min * 100, (1 - max) * 100];
}

/** HSV (degrees, percent) to sRGB 0 to 1; Smith 1978. */
export function hsvToSrgb([hueDeg, saturation, value]: Triple): Triple {
  const [s, v] = [saturation / 100, value / 100];
  return hwbToSrgb([hueDeg, v * (1 - s) * 100, (1 - v) * 100]);
}

/** sRGB 0 to 1 to HSV (degrees, percent); black has saturation 0; Smith 1978. */
export function srgbToHsv([red, green, blue]: Triple): Triple {
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const saturation = max <= GREY_SPAN || max - min <= GREY_SPAN ? 0 : (max - min) / max;
  return [hueOf(red, green, blue, max, max - min), saturation * 100, max * 100];
}
