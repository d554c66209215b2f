/**
 * The spaces and gamuts of a script whose colors are all given as #rrggbb: sRGB, and OKLab as the solver computes in it. It
 * stands in for `space/space-ways.ts` and `gamut/destinations.ts` where the script is built, which is a tenth of its bytes.
 */
import { destination } from "#engine/gamut/destination.ts";
import { fromPolar, toPolar } from "#engine/space/polar.ts";
import { SRGB, type Triple } from "#engine/space/rgb-spaces.ts";

export const DESTINATIONS = { srgb: destination(SRGB) };

const same = (coords: Triple): Triple => coords;
const oklab = { toXyz: same, fromXyz: same };

/** Between these two; between them and sRGB there is a direct way. */
export const SPACE_WAYS = {
  oklab,
  oklch: { ...oklab, base: { space: "oklab", to: fromPolar, from: toPolar } },
};
