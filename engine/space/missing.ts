/**
 * Conversion that preserves missing components, as interpolation and relative colors require. Source: CSS Color
 * Module Level 4, §13.2 "Interpolating with missing components": analogous components and, since 2024, analogous
 * sets: the components of two spaces that remain after removing their analogous components.
 */
import type { Color, Component, SpaceId } from "./color.ts";
import { convertColor } from "./convert.ts";
import { type Analog, SPACES } from "./spaces.ts";

/** The color in `space`; analogous components stay missing, and a hue that becomes powerless becomes missing. */
export function convertKeepingMissing(color: Color, space: SpaceId): Color {
  if (color.space === space) return color;
  const converted = convertColor(color, space);
  if (color.coords.every((value) => value !== undefined)) return converted;
  const [from, to] = [analogs(color.space), analogs(space)];
  const isMissing = (analog: Analog): boolean => color.coords[from.indexOf(analog)] === undefined;
  const isShared = (analog: Analog): boolean =>
    analog !== "own" && from.includes(analog) && to.includes(analog);
  const isRestMissing = from.every((analog, index) => isShared(analog) || color.coords[index] === undefined);
  const coords = converted.coords.map((value, index): Component => {
    const analog = to[index];
    if (analog === undefined) return value;
    return (isShared(analog) ? isMissing(analog) : isRestMissing) ? undefined : value;
  });
  return { space, coords: [coords[0], coords[1], coords[2]], alpha: color.alpha };
}

function analogs(space: SpaceId): readonly Analog[] {
  return SPACES[space].components.map(({ analog }) => analog);
}
