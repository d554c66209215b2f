/** Names of mixing methods in addresses: a method, a space of `color-mix()` or a blend mode. */
import { BLEND_MODES } from "#engine/mix/blend.ts";
import { type HueMethod, INTERPOLATION_SPACES, type InterpolationSpace } from "#engine/mix/mix.ts";
import type { MixMethod } from "#engine/mix/mix-method.ts";
import { hueIndex } from "#engine/space/spaces.ts";

const FIRST: readonly InterpolationSpace[] = ["oklab", "oklch"];
/** The spaces offered for `color-mix()`, those that follow perception first. */
export const MIX_SPACES: readonly InterpolationSpace[] = [
  ...FIRST,
  ...INTERPOLATION_SPACES.filter((space) => !FIRST.includes(space)),
];

/** The name of the mixing method in an address. */
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

/** The mixing method for a name and an optional hue method; undefined for an unknown name. */
export function methodNamed(name: string, hue?: HueMethod): MixMethod | undefined {
  if (name === "pigment" || name === "light" || name === "perceptual") return { method: name };
  const mode = BLEND_MODES.find((known) => known === name);
  if (mode !== undefined) return { method: "blend", mode };
  const space = MIX_SPACES.find((known) => known === name);
  if (space === undefined) return undefined;
  // "shorter" is the default, and a space without hue has no hue method.
  const hasHueMethod = hue !== undefined && hue !== "shorter" && hueIndex(space) !== undefined;
  return hasHueMethod ? { method: "space", space, hue } : { method: "space", space };
}
