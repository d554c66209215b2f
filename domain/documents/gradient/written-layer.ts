/** Converts a parsed gradient to a layer of a document. */

import { colorOfText } from "#domain/documents/color-text.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import type { GradientLayer as WrittenLayer } from "#engine/gradient/write/write-css.ts";
import { GRADIENT_SPACES, type GradientLayer, heldPlace, tidyLayer } from "./gradient-layer.ts";
import { heldShare } from "./gradient-stop.ts";

/** Rounds positions, colors and lengths as an address does; adds a notice for each part that has to be changed. */
export function layerOf(given: WrittenLayer, notices: string[]): GradientLayer {
  const space = GRADIENT_SPACES.find((known) => known === given.space);
  if (space === undefined) notices.push(`There is no mixing in ${given.space} here; OKLab was taken.`);
  const [first, ...rest] = given.stops;
  const stops = first !== undefined && rest.length === 0 ? [first, { ...first, position01: 1 }] : given.stops;
  return tidyLayer({
    ...given,
    space: space ?? "oklab",
    isHidden: false,
    ...(given.center01 !== undefined && {
      center01: [heldPlace(given.center01[0]), heldPlace(given.center01[1])],
    }),
    ...(given.size !== undefined && { size: heldSize(given.size) }),
    stops: stops.map(({ color, position01, end01, hint01, ...way }) => ({
      ...way,
      color: colorOfText(color),
      position01: heldShare(position01),
      ...(end01 !== undefined && { end01: heldShare(end01) }),
      ...(hint01 !== undefined && { hint01: Math.min(0.999, Math.max(0.001, heldShare(hint01))) }),
    })),
  });
}

function heldSize(size: NonNullable<Gradient["size"]>): NonNullable<Gradient["size"]> {
  if (!("radii01" in size)) return size;
  const held = (share: number): number => Math.max(0.001, heldPlace(share));
  return { shape: "ellipse", radii01: [held(size.radii01[0]), held(size.radii01[1])] };
}
