/** Differences and contrast of packed colors. */
import {
  APCA_LIGHT_OF_BYTE,
  apcaLcOfLuminances,
  apcaLuminanceOf,
  ratioOfLuminances,
} from "#engine/contrast/contrast.ts";
import { deltaE2000OfLab } from "#engine/difference/difference.ts";
import { labRoot } from "#engine/space/lab.ts";
import { D65_TO_D50, LINEAR_OF_BYTE, product, SRGB } from "#engine/space/rgb-spaces.ts";
import { readOklab } from "./packed-oklch.ts";

const FIRST = new Float64Array(3);
const SECOND = new Float64Array(3);

/** ΔEOK: 0 for equal colors, 1 from black to white; 0.02 is just noticeable. */
export function packedDeltaEOK(first: number, second: number): number {
  readOklab(first, FIRST);
  readOklab(second, SECOND);
  const l = (FIRST[0] ?? 0) - (SECOND[0] ?? 0);
  const a = (FIRST[1] ?? 0) - (SECOND[1] ?? 0);
  const b = (FIRST[2] ?? 0) - (SECOND[2] ?? 0);
  return Math.sqrt(l * l + a * a + b * b);
}

/** Linear sRGB to XYZ with white D50, as shares of that white. */
const [[XR, XG, XB], [YR, YG, YB], [ZR, ZG, ZB]] = /* @__PURE__ */ product(D65_TO_D50, SRGB.toXyz);
const [WHITE_X, WHITE_Z] = [0.3457 / 0.3585, (1 - 0.3457 - 0.3585) / 0.3585];

function readLab(packed: number, into: Float64Array): void {
  const red = LINEAR_OF_BYTE[(packed >> 16) & 255] ?? 0;
  const green = LINEAR_OF_BYTE[(packed >> 8) & 255] ?? 0;
  const blue = LINEAR_OF_BYTE[packed & 255] ?? 0;
  const x = labRoot((XR * red + XG * green + XB * blue) / WHITE_X);
  const y = labRoot(YR * red + YG * green + YB * blue);
  const z = labRoot((ZR * red + ZG * green + ZB * blue) / WHITE_Z);
  into[0] = 116 * y - 16;
  into[1] = 500 * (x - y);
  into[2] = 200 * (y - z);
}

/** CIEDE2000: 0 for equal colors, 100 from black to white; about 1 is just noticeable. */
export function packedDeltaE2000(first: number, second: number): number {
  readLab(first, FIRST);
  readLab(second, SECOND);
  return deltaE2000OfLab(
    FIRST[0] ?? 0,
    FIRST[1] ?? 0,
    FIRST[2] ?? 0,
    SECOND[0] ?? 0,
    SECOND[1] ?? 0,
    SECOND[2] ?? 0,
  );
}

/** WCAG 2.2 ratio, 1 to 21. */
export function packedRatio(first: number, second: number): number {
  return ratioOfLuminances(luminance(first), luminance(second));
}

function luminance(packed: number): number {
  return (
    0.2126 * (LINEAR_OF_BYTE[(packed >> 16) & 255] ?? 0) +
    0.7152 * (LINEAR_OF_BYTE[(packed >> 8) & 255] ?? 0) +
    0.0722 * (LINEAR_OF_BYTE[packed & 255] ?? 0)
  );
}

/** APCA lightness contrast Lc, negative for light text on dark. */
export function packedLc(text: number, background: number): number {
  return apcaLcOfLuminances(apcaOf(text), apcaOf(background));
}

function apcaOf(packed: number): number {
  return apcaLuminanceOf(
    APCA_LIGHT_OF_BYTE[(packed >> 16) & 255] ?? 0,
    APCA_LIGHT_OF_BYTE[(packed >> 8) & 255] ?? 0,
    APCA_LIGHT_OF_BYTE[packed & 255] ?? 0,
  );
}
