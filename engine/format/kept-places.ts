/**
 * How many decimals a color needs so that any reader of the text gets the same 8-bit color back (COL-7): enough for that,
 * and no more. Fixed decimals cannot do it: with the usual three of chroma and one of hue, 37 % of the hex colors come
 * back from oklch() as another hex, and a blue next to yellow needs two digits more than a grey.
 */
import { GAMUTS, type Gamut, isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color, Component } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { nearestByte } from "#engine/space/srgb-light.ts";

/** Decimals of the three components, as they stand in `coords`. */
export type Places = readonly [number, number, number];

/** More than any 8-bit color needs beyond the usual decimals (all of them were tried). */
const MOST_MORE = 4;
/** How far from its byte a component may come back, in bytes: browsers read with floats of 32 bits. */
const FARTHEST = 0.45;
/** A component this near to a byte was one. */
const IS_BYTE = 0.05;

/**
 * `usual`, or as many more of each component as `color`, written with them in its own space, needs to come back as the
 * same bytes of the smallest of sRGB, Display P3 and Rec. 2020 that holds it. A color beyond all three gets `usual`.
 */
export function keptPlaces(color: Color, usual: Places): Places {
  const gamut = GAMUTS.find((each) => isInGamut(color, each));
  if (gamut === undefined) return usual;
  const inside = convertColor(color, gamut).coords;
  const [first, second, third] = usual;
  for (let more = 0; more < MOST_MORE; more += 1) {
    const places: Places = [first + more, second + more, third + more];
    if (isKept(inside, rounded(color, places), gamut)) return places;
  }
  return [first + MOST_MORE, second + MOST_MORE, third + MOST_MORE];
}

function rounded({ space, coords, alpha }: Color, places: Places): Color {
  const at = (index: 0 | 1 | 2): Component => {
    const value = coords[index];
    return value && Number(value.toFixed(places[index]));
  };
  return { space, coords: [at(0), at(1), at(2)], alpha };
}

/** Whether a reader gets the same bytes, whether it clips what rounding has put outside, or maps it: then white is near. */
function isKept(inside: Color["coords"], text: Color, gamut: Gamut): boolean {
  const read = convertColor(text, gamut).coords;
  const mapped = mapToGamut(text, gamut).coords;
  return inside.every((value = 0, index) => {
    const byte = nearestByte(value);
    const isByte = Math.abs(value * 255 - byte) < IS_BYTE;
    return (
      nearestByte(mapped[index] ?? 0) === byte &&
      (!isByte || Math.abs((read[index] ?? 0) * 255 - byte) <= FARTHEST)
    );
  });
}
