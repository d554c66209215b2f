/**
 * The values of the channel keywords of a relative color (CSS Color Module Level 5 §4): numbers in the function's
 * units.
 */

import type { Color, SpaceId } from "#engine/space/color.ts";
import { convertKeepingMissing } from "#engine/space/missing.ts";
import { SPACES } from "#engine/space/spaces.ts";
import type { ChannelNames } from "./calc.ts";

/**
 * The range is 0 to 255 for rgb() and 0 to 1 for color(); a missing component is undefined, and stays missing if used
 * alone.
 */
export function channelNames(functionName: string, space: SpaceId, origin: Color): ChannelNames {
  const { components } = SPACES[space];
  const scale = functionName.startsWith("rgb") ? 255 : 1;
  const { coords } = convertKeepingMissing(origin, space);
  const names = new Map<string, number | undefined>();
  for (const [index, { letter }] of components.entries()) {
    const value = coords[index];
    names.set(letter, value === undefined ? undefined : value * scale);
  }
  return names.set("alpha", origin.alpha);
}

/** The only keyword inside the `alpha()` function: alpha. */
export function alphaOnly(origin: Color): ChannelNames {
  return new Map([["alpha", origin.alpha]]);
}
