/** Whether a format can represent a color, or writes a gamut-mapped one (COL-3). */

import { isInGamut } from "#engine/gamut/gamut.ts";
import { type Color, SPACE_IDS } from "#engine/space/color.ts";
import type { BoundedSpace } from "#engine/space/rgb-spaces.ts";
import { SPACES } from "#engine/space/spaces.ts";
import type { ColorFormat } from "./format.ts";

/** Of the formats that are no space; the others of them hold sRGB. */
const GAMUT_OF_CODE: Readonly<Partial<Record<ColorFormat, BoundedSpace>>> = {
  swift: "display-p3",
  flutter: "display-p3",
};

/** The gamut that limits a format; undefined for formats that represent every color. */
export function gamutOfFormat(format: ColorFormat): BoundedSpace | undefined {
  const space = SPACE_IDS.find((id) => id === format);
  return space === undefined ? (GAMUT_OF_CODE[format] ?? "srgb") : SPACES[space].gamut;
}

/** True if `formatColor` writes a gamut-mapped version of the color. */
export function isMappedIn(color: Color, format: ColorFormat): boolean {
  const gamut = gamutOfFormat(format);
  return gamut !== undefined && !isInGamut(color, gamut);
}
