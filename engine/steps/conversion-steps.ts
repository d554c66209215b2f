/**
 * A conversion between two of hex, RGB, HSL, HWB and CMYK with every step worked out for the current color, as in a
 * textbook. The last value equals that of `formatColor` and `formatComponents`; conversion-steps.test.ts compares
 * them.
 */

import { formatColor, heldIn, naiveCmyk, toBytes } from "#engine/format/format.ts";
import { alphaOf, component, type Precision, round } from "#engine/format/format-number.ts";
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import type { Triple } from "#engine/space/rgb-spaces.ts";
import { nearestByte } from "#engine/space/srgb-light.ts";
import { stepsToCmyk, stepsToHsl, stepsToHwb } from "./steps-from-rgb.ts";
import { hexPairs, stepsFromHex, stepsToHex } from "./steps-hex.ts";
import { stepsFromCmyk, stepsFromHsl, stepsFromHwb, type WorkedLight } from "./steps-to-rgb.ts";
import { type ConversionStep, line, type WorkedFormat } from "./worked-step.ts";

export type { ConversionStep, WorkedFormat } from "./worked-step.ts";

export interface WorkedConversion {
  /** The input, as text of the source format. */
  readonly source: string;
  readonly steps: readonly ConversionStep[];
  /** The result in the target format, as in `formatComponents`: bytes, 0 to 255, degrees and percent. Unrounded. */
  readonly components: readonly number[];
  /** The result as text of the target format, as in `formatColor`. */
  readonly text: string;
  /** True if the color lies outside sRGB, so that its gamut-mapped version is converted. */
  readonly isMapped: boolean;
}

/** The color rounded to 8 bits, gamut-mapped to sRGB if it lies outside. */
export function roundedToHex(color: Color): Color {
  const { bytes, alpha } = toBytes(color);
  return { space: "srgb", coords: [bytes[0] / 255, bytes[1] / 255, bytes[2] / 255], alpha: alpha / 255 };
}

/**
 * Works out the conversion between two formats. From hex it starts with the digits, and therefore with the color
 * rounded to 8 bits; from other formats with all decimals. `precision` is that of `formatColor`, for the text.
 */
export function workConversion(
  color: Color,
  from: WorkedFormat,
  to: WorkedFormat,
  precision?: Precision,
): WorkedConversion {
  const isMapped = !isInGamut(color, "srgb");
  const start = from === "hex" ? roundedToHex(color) : color;
  const first = lightOf(start, from);
  const last = intoFormat(first.srgb, start, to, precision);
  const mapping: ConversionStep = {
    label: "Bring the color into sRGB: these formats hold nothing outside it",
    lines: [line("sRGB", formatColor(color, "oklch"), formatColor(color, "rgb"))],
  };
  const steps = [...(isMapped ? [mapping] : []), ...first.steps, ...last.steps];
  return {
    source: formatColor(start, from, precision === undefined ? {} : { precision }),
    steps: [...steps, ...alphaStep(start, from, to)],
    components: last.components,
    text: last.text,
    isMapped,
  };
}

function lightOf(color: Color, from: WorkedFormat): WorkedLight {
  if (from === "hsl" || from === "hwb") {
    const [first, second, third] = heldIn(color, from).coords;
    const given: Triple = [first ?? 0, second ?? 0, third ?? 0];
    return from === "hsl" ? stepsFromHsl(given) : stepsFromHwb(given);
  }
  if (from === "cmyk") return stepsFromCmyk(naiveCmyk(color));
  const [red, green, blue] = mapToGamut(color, "srgb").coords;
  const srgb: Triple = [red ?? 0, green ?? 0, blue ?? 0];
  return {
    srgb,
    steps: from === "hex" ? stepsFromHex(srgb.map(nearestByte), nearestByte(color.alpha ?? 0)) : [],
  };
}

interface Written {
  readonly steps: readonly ConversionStep[];
  readonly components: readonly number[];
  readonly text: string;
}

function intoFormat(srgb: Triple, color: Color, to: WorkedFormat, precision: Precision | undefined): Written {
  const alpha = alphaOf(color, precision);
  if (to === "hex") {
    const bytes = srgb.map(nearestByte);
    const alphaByte = nearestByte(color.alpha ?? 0);
    const pairs = hexPairs(alphaByte < 255 ? [...bytes, alphaByte] : bytes);
    return { steps: stepsToHex(srgb, color.alpha ?? 0), components: bytes, text: `#${pairs.join("")}` };
  }
  if (to === "rgb") {
    const parts = srgb.map((value) =>
      precision === undefined ? String(nearestByte(value)) : round(value * 255, precision),
    );
    return {
      steps: [],
      components: srgb.map((value) => value * 255),
      text: `rgb(${parts.join(" ")}${alpha})`,
    };
  }
  if (to === "cmyk") {
    const { steps, components } = stepsToCmyk(srgb);
    const inks = components.map((value) => component(value, precision ?? 0, "%"));
    return { steps, components, text: `device-cmyk(${inks.join(" ")}${alpha})` };
  }
  const { steps, components } = to === "hsl" ? stepsToHsl(srgb) : stepsToHwb(srgb);
  const [hueDeg, second, third] = components;
  const places = precision ?? 1;
  const text = `${to}(${round(hueDeg, places)} ${round(second, places)}% ${round(third, places)}%${alpha})`;
  return { steps, components, text };
}

/** In a conversion from or to hex, the alpha digits get a step of their own. */
function alphaStep(color: Color, from: WorkedFormat, to: WorkedFormat): ConversionStep[] {
  if (color.alpha === 1 || from === "hex" || to === "hex") return [];
  const written = component(color.alpha, 3);
  return [{ label: "Alpha stays as it is", lines: [line("A", written, written)] }];
}
