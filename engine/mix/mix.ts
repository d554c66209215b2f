/**
 * Mixing and interpolation of CSS Color Module Level 4 §13 and `color-mix()` of CSS Color 5 §3: missing
 * components are carried, alpha is premultiplied, hues follow the hue interpolation method.
 */
import { wrapDeg } from "#engine/space/angle.ts";
import { type Color, type Component, SPACE_IDS, type SpaceId } from "#engine/space/color.ts";
import { convertKeepingMissing } from "#engine/space/missing.ts";
import { hueIndex, SPACES } from "#engine/space/spaces.ts";

/** CSS interpolates in every space but HSV, which it does not have. */
export type InterpolationSpace = Exclude<SpaceId, "hsv">;
/** The interpolation spaces of CSS (CSS Color 4 §12.1). */
export const INTERPOLATION_SPACES: readonly InterpolationSpace[] = SPACE_IDS.filter(
  (space): space is InterpolationSpace => SPACES[space].functions.length > 0,
);

/** Which way around the circle of hues (CSS Color 4 §12.4). */
export const HUE_METHODS = ["shorter", "longer", "increasing", "decreasing"] as const;
export type HueMethod = (typeof HUE_METHODS)[number];

export interface MixOptions {
  readonly space: InterpolationSpace;
  /** Hue interpolation method, for spaces with a hue; "shorter" by default. */
  readonly hue?: HueMethod;
}

/** The interpolation spaces with a hue, to which `hue` applies. */
export const HUE_SPACES: readonly InterpolationSpace[] = INTERPOLATION_SPACES.filter(
  (space) => hueIndex(space) !== undefined,
);

/** The color at `t01` between `first` (0) and `second` (1), in `space`; extrapolates beyond 0 and 1. */
export function interpolateColors(first: Color, second: Color, options: MixOptions): (t01: number) => Color {
  const { space, hue = "shorter" } = options;
  const from = convertKeepingMissing(first, space);
  const to = convertKeepingMissing(second, space);
  const hueAt = hueIndex(space);
  const pairs = [0, 1, 2].map((index): readonly [Component, Component] => {
    const a = from.coords[index] ?? to.coords[index];
    const b = to.coords[index] ?? from.coords[index];
    return index === hueAt && a !== undefined && b !== undefined ? fixHues(a, b, hue) : [a, b];
  });
  const alphas = [from.alpha ?? to.alpha, to.alpha ?? from.alpha] as const;
  return (t01) => {
    const alpha = between(alphas[0], alphas[1], t01);
    const coords = pairs.map(([a, b], index): Component => {
      if (index === hueAt) {
        const mixed = between(a, b, t01);
        return mixed === undefined ? undefined : wrapDeg(mixed);
      }
      const mixed = between(premultiplied(a, alphas[0]), premultiplied(b, alphas[1]), t01);
      // Without alpha to divide by, the premultiplied value is used (§13.3).
      return mixed === undefined || alpha === undefined || alpha === 0 ? mixed : mixed / alpha;
    });
    return { space, coords: [coords[0], coords[1], coords[2]], alpha };
  };
}

/** `weight01` is the share of `second`, 0 to 1. */
export function mixColors(
  first: Color,
  second: Color,
  options: MixOptions & { readonly weight01: number },
): Color {
  return interpolateColors(first, second, options)(options.weight01);
}

function fixHues(a: number, b: number, method: HueMethod): readonly [number, number] {
  const turn = b - a;
  switch (method) {
    case "shorter":
      if (turn > 180) return [a + 360, b];
      return turn < -180 ? [a, b + 360] : [a, b];
    case "longer":
      if (turn > 0 && turn < 180) return [a + 360, b];
      return turn > -180 && turn <= 0 ? [a, b + 360] : [a, b];
    case "increasing":
      return turn < 0 ? [a, b + 360] : [a, b];
    case "decreasing":
      return turn > 0 ? [a + 360, b] : [a, b];
  }
}

function between(a: Component, b: Component, t01: number): Component {
  return a === undefined || b === undefined ? (a ?? b) : a + (b - a) * t01;
}

function premultiplied(value: Component, alpha: Component): Component {
  return value === undefined || alpha === undefined ? value : value * alpha;
}
