/**
 * The numbers that a picker continues from. Gamut mapping changes other channels than the one that was moved, and
 * black has no chroma, so reading the numbers back from the color would change channels that were not touched. The
 * numbers are therefore kept as long as the color is the one that they gave.
 */

import { deltaEOK } from "#engine/difference/difference.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color, SpaceId } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { formatHex } from "./format.ts";

export type Channels = readonly [first: number, second: number, third: number];

export interface HeldChannels {
  readonly space: SpaceId;
  readonly channels: Channels;
  /** The color that these numbers gave. */
  readonly given: Color;
}

/** Outside sRGB colors cannot be compared as hex; addresses keep five decimals there. */
const SAME_OUTSIDE = 0.001;

/** The numbers that were set, if the color is the one they gave. */
export function setChannels(
  color: Color,
  space: SpaceId,
  held: HeldChannels | undefined,
): Channels | undefined {
  return held?.space === space && isSame(color, held.given) ? held.channels : undefined;
}

/** The numbers of a color in a space, as they were set or else computed; a missing component is 0. */
export function channelsOf(color: Color, space: SpaceId, held: HeldChannels | undefined): Channels {
  const set = setChannels(color, space, held);
  if (set !== undefined) return set;
  const [first = 0, second = 0, third = 0] = convertColor(color, space).coords;
  return [first, second, third];
}

/** The same numbers with one replaced. */
export function withChannel([first, second, third]: Channels, at: number, value: number): Channels {
  return [at === 0 ? value : first, at === 1 ? value : second, at === 2 ? value : third];
}

/** Ignores alpha; an address may contain the color as hex. */
function isSame(color: Color, given: Color): boolean {
  if (color === given) return true;
  const isInside = isInGamut(color, "srgb") && isInGamut(given, "srgb");
  return isInside
    ? formatHex({ ...color, alpha: 1 }) === formatHex({ ...given, alpha: 1 })
    : deltaEOK(color, given) < SAME_OUTSIDE;
}
