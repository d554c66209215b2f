/** Whether a format can represent a color, or writes a gamut-mapped one (COL-3). */

import { isInGamut } from "#engine/gamut/gamut.ts";
import type { BoundedSpace } from "#engine/gamut/gamut-search.ts";
import type { Color } from "#engine/space/color.ts";
import type { ColorFormat } from "./format.ts";

const UNBOUNDED: ReadonlySet<ColorFormat> = new Set(["lab", "lch", "oklab", "oklch", "xyz-d65", "xyz-d50"]);
const OWN_GAMUT: Readonly<Partial<Record<ColorFormat, BoundedSpace>>> = {
  "display-p3": "display-p3",
  rec2020: "rec2020",
  "a98-rgb": "a98-rgb",
  "prophoto-rgb": "prophoto-rgb",
  swift: "display-p3",
  flutter: "display-p3",
};

/** The gamut that limits a format; undefined for formats that represent every color. */
export function gamutOfFormat(format: ColorFormat): BoundedSpace | undefined {
  return UNBOUNDED.has(format) ? undefined : (OWN_GAMUT[format] ?? "srgb");
}

/** True if `formatColor` writes a gamut-mapped version of the color. */
export function isMappedIn(color: Color, format: ColorFormat): boolean {
  const gamut = gamutOfFormat(format);
  return gamut !== undefined && !isInGamut(color, gamut);
}
