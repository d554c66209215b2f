/**
 * Red, green and blue to HSL, HWB and CMYK, step by step. The formulas are those of CSS Color 4 §7.2, §8.2 and CSS
 * Color 5 §8, with operations in the same order as in hsl-family.ts and format.ts, so that the last digit agrees; a
 * test compares them.
 */
import { round } from "#engine/format/format-number.ts";
import { isHuePowerless, withoutTrace } from "#engine/space/powerless.ts";
import type { Triple } from "#engine/space/rgb-spaces.ts";
import { CHANNELS, type ConversionStep, line, percent, type StepLine, shown } from "./worked-step.ts";

export interface Worked<Values extends readonly number[]> {
  readonly steps: readonly ConversionStep[];
  /** Unrounded, in degrees and percent. */
  readonly components: Values;
}

/** As in hsl-family.ts: channels that differ by less than this are equal apart from round-off. */
const GREY_SPAN = 1e-9;

interface Extremes {
  readonly max: number;
  readonly min: number;
  readonly span: number;
  /** Index of the greatest channel and of the least; the first among equals. */
  readonly maxAt: number;
  readonly minAt: number;
}

const primed = (index: number): string => `${CHANNELS[index] ?? ""}′`;

/** sRGB 0 to 1. */
export function normalizeStep(srgb: Triple): ConversionStep {
  return {
    label: "Make each a share of 255",
    lines: srgb.map((value, index) => line(primed(index), `${round(value * 255, 3)} ÷ 255`, shown(value))),
  };
}

/** sRGB 0 to 1 to degrees and percent; a gray has hue 0. */
export function stepsToHsl(srgb: Triple): Worked<Triple> {
  const extremes = extremesOf(srgb);
  const { max, min, span } = extremes;
  const lightness = (min + max) / 2;
  const room = Math.min(lightness, 1 - lightness);
  const isGrey = span <= GREY_SPAN;
  const saturation = isGrey ? 0 : (max - lightness) / room;
  const percents: Triple = [0, saturation * 100, lightness * 100];
  const hue = hueStep(srgb, extremes, isHuePowerless("hsl", percents));
  const [, kept, light] = withoutTrace("hsl", percents);
  return {
    components: [hue.hueDeg, kept, light],
    steps: [
      normalizeStep(srgb),
      extremesStep(extremes),
      {
        label: "Lightness: halfway between them",
        lines: [line("L", `(${shown(max)} + ${shown(min)}) ÷ 2`, percent(lightness))],
      },
      {
        label: "Saturation: how far from gray, of how far it can go",
        lines: [
          isGrey
            ? line("S", "all three are equal", "0%")
            : line(
                "S",
                `(${shown(max)} − ${shown(lightness)}) ÷ min(${shown(lightness)}, 1 − ${shown(lightness)})`,
                percent(saturation),
              ),
        ],
      },
      hue.step,
    ],
  };
}

/** sRGB 0 to 1 to degrees and percent; a gray has hue 0. */
export function stepsToHwb(srgb: Triple): Worked<Triple> {
  const extremes = extremesOf(srgb);
  const percents: Triple = [0, extremes.min * 100, (1 - extremes.max) * 100];
  const hue = hueStep(srgb, extremes, isHuePowerless("hwb", percents));
  const [, white, black] = withoutTrace("hwb", percents);
  return {
    components: [hue.hueDeg, white, black],
    steps: [
      normalizeStep(srgb),
      extremesStep(extremes),
      {
        label: "Whiteness: what all three have",
        lines: [line("W", `min = ${primed(extremes.minAt)}`, percent(extremes.min))],
      },
      {
        label: "Blackness: what none of them has",
        lines: [line("B", `1 − ${shown(extremes.max)}`, percent(1 - extremes.max))],
      },
      hue.step,
    ],
  };
}

/** sRGB 0 to 1 to percent of four inks, without a color profile; black is 0, 0, 0, 100. */
export function stepsToCmyk(srgb: Triple): Worked<readonly [number, number, number, number]> {
  const black = 1 - Math.max(...srgb);
  const isBlack = black >= 1;
  const ink = (value: number): number => (isBlack ? 0 : ((1 - value - black) / (1 - black)) * 100);
  const inks = [ink(srgb[0]), ink(srgb[1]), ink(srgb[2])] as const;
  return {
    components: [...inks, isBlack ? 100 : black * 100],
    steps: [
      normalizeStep(srgb),
      {
        label: "Black: what the brightest one lacks",
        lines: [line("K", `1 − max(${srgb.map(shown).join(", ")})`, percent(black))],
      },
      {
        label: "The other inks take away the rest",
        lines: isBlack
          ? ["C", "M", "Y"].map((name) => line(name, "black leaves nothing to take away", "0%"))
          : ["C", "M", "Y"].map((name, index) =>
              line(
                name,
                `(1 − ${shown(srgb[index] ?? 0)} − ${shown(black)}) ÷ (1 − ${shown(black)})`,
                percent((inks[index] ?? 0) / 100),
              ),
            ),
      },
    ],
  };
}

function extremesOf(srgb: Triple): Extremes {
  const max = Math.max(...srgb);
  const min = Math.min(...srgb);
  return { max, min, span: max - min, maxAt: srgb.indexOf(max), minAt: srgb.indexOf(min) };
}

function extremesStep({ max, min, span, maxAt, minAt }: Extremes): ConversionStep {
  return {
    label: "Find the greatest, the least and the distance Δ",
    lines: [
      line("max", primed(maxAt), shown(max)),
      line("min", primed(minAt), shown(min)),
      line("Δ", `${shown(max)} − ${shown(min)}`, shown(span)),
    ],
  };
}

/** Sixty degrees per sixth of the circle; the greatest channel determines the starting point. */
function hueStep(
  [red, green, blue]: Triple,
  { max, span }: Extremes,
  isPowerless: boolean,
): { hueDeg: number; step: ConversionStep } {
  const label = "Hue: the greatest channel names the third of the circle";
  if (span <= GREY_SPAN || isPowerless) {
    const why = span <= GREY_SPAN ? "Δ is 0: a gray has no hue" : "next to no color: a hue would say nothing";
    return { hueDeg: 0, step: { label, lines: [line("H", why, "0°")] } };
  }
  const part = (first: number, second: number) => `(${shown(first)} − ${shown(second)}) ÷ ${shown(span)}`;
  let sextant: number;
  let expression: string;
  if (max === red) {
    const isBehind = green < blue;
    sextant = (green - blue) / span + (isBehind ? 6 : 0);
    expression = `R′ is max: 60° × (${part(green, blue)}${isBehind ? " + 6" : ""})`;
  } else if (max === green) {
    sextant = (blue - red) / span + 2;
    expression = `G′ is max: 60° × (${part(blue, red)} + 2)`;
  } else {
    sextant = (red - green) / span + 4;
    expression = `B′ is max: 60° × (${part(red, green)} + 4)`;
  }
  const hueDeg = sextant * 60;
  const lines: StepLine[] = [line("H", expression, `${round(hueDeg, 2)}°`)];
  return { hueDeg, step: { label, lines } };
}
