/**
 * The values of the channel keywords of a relative color (CSS Color Module Level 5 §4): numbers in the function's
 * units.
 */

import type { Color, SpaceId } from "#engine/space/color.ts";
import { convertKeepingMissing } from "#engine/space/missing.ts";
import type { ChannelNames } from "./calc.ts";

const KEYWORDS: Partial<Record<SpaceId, string>> = {
  hsl: "hsl",
  hwb: "hwb",
  lab: "lab",
  oklab: "lab",
  lch: "lch",
  oklch: "lch",
  "xyz-d50": "xyz",
  "xyz-d65": "xyz",
};

/**
 * The range is 0 to 255 for rgb() and 0 to 1 for color(); a missing component is undefined, and stays missing if used
 * alone.
 */
export function channelNames(functionName: string, space: SpaceId, origin: Color): ChannelNames {
  const letters = KEYWORDS[space] ?? "rgb";
  const scale = functionName.startsWith("rgb") ? 255 : 1;
  const { coords } = convertKeepingMissing(origin, space);
  const names = new Map<string, number | undefined>();
  for (const [index, value] of coords.entries()) {
    names.set(letters.charAt(index), value === undefined ? undefined : value * scale);
  }
  return names.set("alpha", origin.alpha);
}

/** The only keyword inside the `alpha()` function: alpha. */
export function alphaOnly(origin: Color): ChannelNames {
  return new Map([["alpha", origin.alpha]]);
}
