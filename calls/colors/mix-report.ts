/** Mixtures as the API answers them: the color, and the recipe it was made by. */

import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { round } from "#engine/format/format-number.ts";
import type { HueMethod, InterpolationSpace } from "#engine/mix/mix.ts";
import { mixMany } from "#engine/mix/mix-many.ts";
import { mixPigments } from "#engine/mix/pigment.ts";
import type { Color } from "#engine/space/color.ts";

export interface Portion {
  readonly color: Color;
  /** Parts, 0 or more; what counts is their share of all parts. */
  readonly amount: number;
}

export interface MixOptions {
  readonly space: InterpolationSpace;
  readonly hue?: HueMethod | undefined;
}

export interface Mixture {
  readonly color: Color;
  /** CSS, or a sentence where CSS cannot say it. */
  readonly recipe: string;
}

type Mixer = (portions: readonly Portion[], options: MixOptions) => Mixture;

/** By method. A method is in the document of the API as soon as it stands here. */
const MIXERS: Readonly<Record<string, Mixer>> = {
  css: (portions, options) => ({ color: mixByCss(portions, options), recipe: cssRecipe(portions, options) }),
  light: (portions) => {
    const inLight: MixOptions = { space: "srgb-linear" };
    return { color: mixByCss(portions, inLight), recipe: cssRecipe(portions, inLight) };
  },
  pigment: (portions) => ({
    color: mixPigments(portions) ?? TRANSPARENT,
    recipe: portions.map(({ color, amount }) => `${amount} × ${shortCss(color)}`).join(" + "),
  }),
};
export const MIX_METHODS: readonly string[] = Object.keys(MIXERS);

/** `method` is one of `MIX_METHODS`; at least one portion has an amount above 0. Throws on an unknown method. */
export function mixPortions(method: string, portions: readonly Portion[], options: MixOptions): Mixture {
  const mixer = Object.hasOwn(MIXERS, method) ? MIXERS[method] : undefined;
  if (mixer === undefined) throw new Error(`There is no way of mixing "${method}"`);
  return mixer(portions, options);
}

/** Nothing of any color. */
const TRANSPARENT: Color = { space: "srgb", coords: [0, 0, 0], alpha: 0 };

function mixByCss(portions: readonly Portion[], { space, hue }: MixOptions): Color {
  return mixMany(portions, { space, ...(hue !== undefined && { hue }) }) ?? TRANSPARENT;
}

/** Of two amounts that are both nothing each is half. */
function shareOf(amount: number, other: number): number {
  return amount + other === 0 ? 0.5 : amount / (amount + other);
}

/** Nested, since a browser's color-mix() takes two colors. */
function cssRecipe(portions: readonly Portion[], { space, hue }: MixOptions): string {
  const way = hue === undefined || hue === "shorter" ? space : `${space} ${hue} hue`;
  const [first, ...rest] = portions;
  if (first === undefined) return "";
  let [text, amount] = [shortCss(first.color), first.amount];
  for (const next of rest) {
    const percent = round(shareOf(next.amount, amount) * 100, "full");
    text = `color-mix(in ${way}, ${text}, ${shortCss(next.color)} ${percent}%)`;
    amount += next.amount;
  }
  return text;
}

/** Hex where it says the color exactly, else every digit. */
function shortCss(color: Color): string {
  const css = colorToCss(color);
  return /^rgb\(\d+ \d+ \d+\)$/.test(css) ? formatHex(color) : css;
}
