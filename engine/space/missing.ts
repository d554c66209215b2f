/**
 * Conversion that preserves missing components, as interpolation and relative colors require. Source: CSS Color
 * Module Level 4, §13.2 "Interpolating with missing components": analogous components and, since 2024, analogous
 * sets: the components of two spaces that remain after removing their analogous components.
 */
import type { Color, Component, SpaceId } from "./color.ts";
import { convertColor } from "./convert.ts";

type Role = "lightness" | "colorfulness" | "hue" | "a" | "b" | "red" | "green" | "blue" | "own";

/** The XYZ spaces count as RGB; whiteness, blackness and the components of HSV have no analogous components. */
const ROLES: Readonly<Record<SpaceId, readonly [Role, Role, Role]>> = {
  srgb: ["red", "green", "blue"],
  "srgb-linear": ["red", "green", "blue"],
  "display-p3": ["red", "green", "blue"],
  "display-p3-linear": ["red", "green", "blue"],
  rec2020: ["red", "green", "blue"],
  "a98-rgb": ["red", "green", "blue"],
  "prophoto-rgb": ["red", "green", "blue"],
  "xyz-d65": ["red", "green", "blue"],
  "xyz-d50": ["red", "green", "blue"],
  hsl: ["hue", "colorfulness", "lightness"],
  hsv: ["hue", "own", "own"],
  hwb: ["hue", "own", "own"],
  lab: ["lightness", "a", "b"],
  oklab: ["lightness", "a", "b"],
  lch: ["lightness", "colorfulness", "hue"],
  oklch: ["lightness", "colorfulness", "hue"],
};

/** The color in `space`; analogous components stay missing, and a hue that becomes powerless becomes missing. */
export function convertKeepingMissing(color: Color, space: SpaceId): Color {
  if (color.space === space) return color;
  const converted = convertColor(color, space);
  if (color.coords.every((value) => value !== undefined)) return converted;
  const [from, to] = [ROLES[color.space], ROLES[space]];
  const isMissing = (role: Role): boolean => color.coords[from.indexOf(role)] === undefined;
  const isShared = (role: Role): boolean => role !== "own" && from.includes(role) && to.includes(role);
  const isRestMissing = from.every((role, index) => isShared(role) || color.coords[index] === undefined);
  const coords = converted.coords.map((value, index): Component => {
    const role = to[index];
    if (role === undefined) return value;
    return (isShared(role) ? isMissing(role) : isRestMissing) ? undefined : value;
  });
  return { space, coords: [coords[0], coords[1], coords[2]], alpha: color.alpha };
}
