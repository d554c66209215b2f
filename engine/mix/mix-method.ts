/** All mixing methods behind one function (Color Mixer, API). */

import type { Color } from "#engine/space/color.ts";
import { type BlendMode, blendColors } from "./blend.ts";
import type { HueMethod, InterpolationSpace, MixOptions } from "./mix.ts";
import { type MixPart, mixLight, mixMany } from "./mix-many.ts";
import { mixPigments } from "./pigment.ts";

export type MixMethod =
  /** Subtractive, like paint: Kubelka and Munk. */
  | { readonly method: "pigment" }
  /** Additive, like lamps: in linear light. */
  | { readonly method: "light" }
  /** Perceptual: in OKLab. */
  | { readonly method: "perceptual" }
  /** Like `color-mix(in …)`. */
  | { readonly method: "space"; readonly space: InterpolationSpace; readonly hue?: HueMethod }
  /** Layers, the first at the bottom; each amount, divided by the largest, is the opacity of its layer. */
  | { readonly method: "blend"; readonly mode: BlendMode };

/** Amounts are in any unit, 0 or more. Undefined if every amount is 0. */
export function mixBy(parts: readonly MixPart[], how: MixMethod): Color | undefined {
  const used = parts.filter(({ amount }) => amount > 0);
  switch (how.method) {
    case "pigment":
      return mixPigments(used);
    case "light":
      return mixLight(used);
    case "perceptual":
    case "space": {
      const options = mixSpace(how);
      return options === undefined ? undefined : mixMany(used, options);
    }
    case "blend":
      return blendAll(used, how.mode);
  }
}

/** The equivalent options of `color-mix()`; undefined for methods that it lacks (pigment, blend modes). */
export function mixSpace(how: MixMethod): MixOptions | undefined {
  switch (how.method) {
    case "light":
      return { space: "srgb-linear" };
    case "perceptual":
      return { space: "oklab" };
    case "space":
      return how.hue === undefined ? { space: how.space } : { space: how.space, hue: how.hue };
    case "pigment":
    case "blend":
      return undefined;
  }
}

function blendAll(parts: readonly MixPart[], mode: BlendMode): Color | undefined {
  const [ground, ...layers] = parts;
  const most = Math.max(...parts.map(({ amount }) => amount));
  return layers.reduce<Color | undefined>((below, { color, amount }) => {
    const layer: Color = { ...color, alpha: ((color.alpha ?? 0) * amount) / most };
    return below === undefined ? layer : blendColors(layer, below, mode);
  }, ground?.color);
}
