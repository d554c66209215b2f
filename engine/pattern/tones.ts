/** The colors of a pattern in the orders that styles need. */
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { colorPath } from "./color-path.ts";
import { darkColors } from "./dark-pair.ts";
import { inMillionths } from "./held-color.ts";
import type { Pattern, PatternColor } from "./pattern.ts";

/** A color of the picture, with its share. */
export interface Tone {
  /** As it is drawn: in a dark pattern the dark partner. */
  readonly color: Color;
  readonly lab: Oklab;
  /** Shares of all tones add up to 1. */
  readonly share: number;
}

export interface Tones {
  /** From the lightest to the darkest by the light palette, in a dark pattern too: the shapes stay the same. */
  readonly lightFirst: readonly Tone[];
  /** In the order that changes least from tone to tone, from the darker end. */
  readonly along: readonly Tone[];
  readonly gamut: "srgb" | "display-p3";
  readonly isDark: boolean;
}

const GREY: Oklab = { lightness: 0.5, a: 0, b: 0 };
/** Two colors closer in lightness than this get a companion, since layers could not be told apart. */
const MIN_SPAN = 0.16;

/** The tones of a pattern; a palette of nearly one lightness gets up to three more. */
export function tonesOf({ colors, isDark, version }: Pattern): Tones {
  const light = withCompanions(colors.map(({ color, weight }) => ({ color: opaque(color), weight })));
  const drawn = isDark
    ? darkColors(
        light.map(({ color }) => color),
        version,
      )
    : light.map(({ color }) => color);
  const sum = light.reduce((total, { weight }) => total + weight, 0);
  const labs = light.map(({ color }) => inMillionths(colorToOklab(color)));
  const tones = drawn.map(
    (color, index): Tone => ({
      color,
      lab: inMillionths(colorToOklab(color)),
      share: (light[index]?.weight ?? 1) / sum,
    }),
  );
  const byIndex = (order: readonly number[]) => order.flatMap((index) => tones[index] ?? []);
  const lightness = (index: number) => labs[index]?.lightness ?? 0;
  const lightFirst = labs.map((_, index) => index).sort((a, b) => lightness(b) - lightness(a) || a - b);
  return {
    lightFirst: byIndex(lightFirst),
    along: byIndex(colorPath(labs)),
    gamut: colors.every(({ color }) => isInGamut(color, "srgb")) ? "srgb" : "display-p3",
    isDark,
  };
}

/** A palette of one lightness gets lighter and darker tints of its colors, so that it has depth. */
function withCompanions(colors: readonly PatternColor[]): readonly PatternColor[] {
  const [first] = colors;
  if (first === undefined || colors.length > 9) return colors;
  const labs = colors.map(({ color }) => inMillionths(colorToOklab(color)));
  const lightness = labs.map((lab) => lab.lightness);
  const [dark, light] = [Math.min(...lightness), Math.max(...lightness)];
  if (light - dark >= MIN_SPAN) return colors;
  const middle = (light + dark) / 2;
  // Mostly in the direction with more room.
  const wanted = middle > 0.8 ? [-0.08, -0.17] : middle < 0.25 ? [0.09, 0.19] : [0.22, 0.11, -0.14];
  const weight = colors.reduce((total, one) => total + one.weight, 0) / (colors.length + 1);
  return [
    ...colors,
    ...wanted.map((change, index) => ({
      color: shaded(labs[index % labs.length] ?? GREY, change, change > 0 ? 0.7 : 0.95),
      weight: weight * 0.8,
    })),
  ];
}

function opaque(color: Color): Color {
  return color.alpha === 1 ? color : { ...color, alpha: 1 };
}

/** A color with another lightness, held to 0.04 to 0.985, and a share of its chroma. */
export function shaded({ lightness, a, b }: Oklab, change: number, chromaShare = 1): Color {
  const held = Math.min(0.985, Math.max(0.04, lightness + change));
  return { space: "oklab", coords: [held, a * chromaShare, b * chromaShare], alpha: 1 };
}

/** A tone without a share. */
export function toneOf(color: Color): Tone {
  return { color, lab: inMillionths(colorToOklab(color)), share: 0 };
}
