/** Ways of mixing as addresses name them: by their method, a space of `color-mix()` or a blend mode. */
import { BLEND_MODES } from "#engine/mix/blend.ts";
import { HUE_INDEX, type HueMethod, type InterpolationSpace } from "#engine/mix/mix.ts";
import type { MixMethod } from "#engine/mix/mix-method.ts";

/** Spaces of `color-mix()`. */
export const MIX_SPACES: readonly InterpolationSpace[] = [
  "oklab",
  "oklch",
  "srgb",
  "srgb-linear",
  "hsl",
  "hwb",
  "lab",
  "lch",
  "xyz-d65",
  "xyz-d50",
  "display-p3",
  "display-p3-linear",
  "rec2020",
  "a98-rgb",
  "prophoto-rgb",
];

/** As the address names a way of mixing. */
export function methodText(how: MixMethod): string {
  switch (how.method) {
    case "space":
      return how.space;
    case "blend":
      return how.mode;
    default:
      return how.method;
  }
}

/** The way of mixing that a text names, with a way of the hue; undefined when it names none. */
export function methodNamed(name: string, hue?: HueMethod): MixMethod | undefined {
  if (name === "pigment" || name === "light" || name === "perceptual") return { method: name };
  const mode = BLEND_MODES.find((known) => known === name);
  if (mode !== undefined) return { method: "blend", mode };
  const space = MIX_SPACES.find((known) => known === name);
  if (space === undefined) return undefined;
  // The shorter way is the usual one, and a space without hue has no way.
  const isTold = hue !== undefined && hue !== "shorter" && HUE_INDEX[space] !== undefined;
  return isTold ? { method: "space", space, hue } : { method: "space", space };
}
