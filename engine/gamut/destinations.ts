/** What colors are mapped into, in a file of its own because a script for sRGB alone has one of its own. */
import { type BoundedSpace, RGB_SPACES } from "#engine/space/rgb-spaces.ts";
import { type Destination, destination } from "./destination.ts";

export const DESTINATIONS: Readonly<Record<BoundedSpace, Destination>> = {
  srgb: destination(RGB_SPACES.srgb),
  "display-p3": destination(RGB_SPACES["display-p3"]),
  rec2020: destination(RGB_SPACES.rec2020),
  "a98-rgb": destination(RGB_SPACES["a98-rgb"]),
  "prophoto-rgb": destination(RGB_SPACES["prophoto-rgb"]),
};
