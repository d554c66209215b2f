/**
 * How many decimals a color needs so that every parser gets the same 8-bit color back (COL-7), and no more.
 * Fixed decimals cannot do it: with the usual three of chroma and one of hue, 37 % of the hex colors come
 * back from oklch() as another hex, and a blue next to yellow needs two digits more than a gray.
 */
import { GAMUTS, type Gamut, isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color, Component } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { nearestByte } from "#engine/space/srgb-light.ts";

/** Decimals of the three components, in the order of `coords`. */
export type Decimals = readonly [number, number, number];

/** More additional decimals than any 8-bit color needs (all of them were tried). */
const MAX_EXTRA_DECIMALS = 4;
/** Largest allowed distance from a whole byte after parsing, in bytes: browsers parse with 32-bit floats. */
const FARTHEST = 0.45;
/** A component this close to a whole byte counts as that byte. */
const IS_BYTE = 0.05;

/**
 * `usual`, or as many more decimals of each component as needed so that `color`, written in its own space,
 * parses to the same bytes of the smallest of sRGB, Display P3 and Rec. 2020 that contains it. A color
 * outside all three gets `usual`.
 */
export function losslessDecimals(color: Color, usual: Decimals): Decimals {
  const gamut = GAMUTS.find((each) => isInGamut(color, each));
  if (gamut === undefined) return usual;
  const inside = convertColor(color, gamut).coords;
  const [first, second, third] = usual;
  for (let more = 0; more < MAX_EXTRA_DECIMALS; more += 1) {
    const places: Decimals = [first + more, second + more, third + more];
    if (isLossless(inside, rounded(color, places), gamut)) return places;
  }
  return [first + MAX_EXTRA_DECIMALS, second + MAX_EXTRA_DECIMALS, third + MAX_EXTRA_DECIMALS];
}

function rounded({ space, coords, alpha }: Color, places: Decimals): Color {
  const at = (index: 0 | 1 | 2): Component => {
    const value = coords[index];
    return value && Number(value.toFixed(places[index]));
  };
  return { space, coords: [at(0), at(1), at(2)], alpha };
}

/**
 * Whether a parser gets the same bytes. If rounding has left the gamut, a parser may clip or map; mapping can
 * turn a color next to white into white.
 */
function isLossless(inside: Color["coords"], text: Color, gamut: Gamut): boolean {
  const parsed = convertColor(text, gamut);
  const read = parsed.coords;
  const mapped = mapToGamut(isInGamut(parsed, gamut) ? parsed : text, gamut).coords;
  return inside.every((value = 0, index) => {
    const byte = nearestByte(value);
    const isByte = Math.abs(value * 255 - byte) < IS_BYTE;
    return (
      nearestByte(mapped[index] ?? 0) === byte &&
      (!isByte || Math.abs((read[index] ?? 0) * 255 - byte) <= FARTHEST)
    );
  });
}
