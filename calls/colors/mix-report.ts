/** Mixtures as the API answers them: the color and the recipe for it. */

import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { round } from "#engine/format/format-number.ts";
import type { HueMethod, InterpolationSpace } from "#engine/mix/mix.ts";
import { mixMany } from "#engine/mix/mix-many.ts";
import { mixPigments } from "#engine/mix/pigment.ts";
import type { Color } from "#engine/space/color.ts";

export interface Portion {
  readonly color: Color;
  /** Amount in any unit, 0 or more; only the ratio of the amounts counts. */
  readonly amount: number;
}

export interface MixOptions {
  readonly space: InterpolationSpace;
  readonly hue?: HueMethod | undefined;
}

export interface Mixture {
  readonly color: Color;
  /** CSS, or a sentence if CSS cannot express the mixture. */
  readonly recipe: string;
}

type Mixer = (portions: readonly Portion[], options: MixOptions) => Mixture;

/** Mixers by method name. A method added here appears in the OpenAPI document. */
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

/** `method` is one of `MIX_METHODS`, and at least one portion has an amount above 0. Throws on an unknown method. */
export function mixPortions(method: string, portions: readonly Portion[], options: MixOptions): Mixture {
  const mixer = Object.hasOwn(MIXERS, method) ? MIXERS[method] : undefined;
  if (mixer === undefined) throw new Error(`There is no way of mixing "${method}"`);
  return mixer(portions, options);
}

/** The mixture of portions that are all 0: transparent black. */
const TRANSPARENT: Color = { space: "srgb", coords: [0, 0, 0], alpha: 0 };

function mixByCss(portions: readonly Portion[], { space, hue }: MixOptions): Color {
  return mixMany(portions, { space, ...(hue !== undefined && { hue }) }) ?? TRANSPARENT;
}

/** Two amounts of 0 count as equal halves. */
function shareOf(amount: number, other: number): number {
  return amount + other === 0 ? 0.5 : amount / (amount + other);
}

/** Nested, since `color-mix()` in today's browsers takes two colors. */
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

/** Hex if it holds the color exactly, otherwise CSS with every digit. */
function shortCss(color: Color): string {
  const css = colorToCss(color);
  return /^rgb\(\d+ \d+ \d+\)$/.test(css) ? formatHex(color) : css;
}
