/** What the channel keywords of a relative color stand for (CSS Color Module Level 5 §4): numbers in the function's units. */

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

/** rgb() counts to 255, color() to 1; a missing component is undefined, and stays missing when used alone. */
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

/** The names known in `alpha()` of a relative color: alpha alone. */
export function alphaOnly(origin: Color): ChannelNames {
  return new Map([["alpha", origin.alpha]]);
}
