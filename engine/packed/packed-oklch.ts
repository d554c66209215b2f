/** Packed colors in OKLab and OKLCH: converted, mapped into sRGB and mixed. */
import { IN_GAMUT_EPSILON } from "#engine/gamut/gamut.ts";
import { mapLight } from "#engine/gamut/gamut-search.ts";
import type { Oklch } from "#engine/space/color.ts";
import { LMS_TO_OKLAB, LMS_TO_SRGB, OKLAB_TO_LMS, SRGB_TO_LMS } from "#engine/space/oklab.ts";
import { hueOf } from "#engine/space/polar.ts";
import { isOklchGrey } from "#engine/space/powerless.ts";
import { LINEAR_OF_BYTE } from "#engine/space/rgb-spaces.ts";
import { byteOfLight, isLightInSrgb } from "#engine/space/srgb-light.ts";

// Plain numbers, which the compiler takes for constants.
const [[LR, LG, LB], [MR, MG, MB], [SR, SG, SB]] = SRGB_TO_LMS;
const [[LL, LM, LS], [AL, AM, AS], [BL, BM, BS]] = LMS_TO_OKLAB;
const [[, LA, LBB], [, MA, MBB], [, SA, SBB]] = OKLAB_TO_LMS;
const [[RL, RM, RS], [GL, GM, GS], [BLL, BMM, BSS]] = LMS_TO_SRGB;

/** The OKLab of the last call of `readOklab`: lightness, a, b. */
const LAB = new Float64Array(3);

/** Writes the OKLab of a packed color into `into`, which has three places by default. */
export function readOklab(packed: number, into: Float64Array = LAB): Float64Array {
  const red = LINEAR_OF_BYTE[(packed >> 16) & 255] ?? 0;
  const green = LINEAR_OF_BYTE[(packed >> 8) & 255] ?? 0;
  const blue = LINEAR_OF_BYTE[packed & 255] ?? 0;
  const l = Math.cbrt(LR * red + LG * green + LB * blue);
  const m = Math.cbrt(MR * red + MG * green + MB * blue);
  const s = Math.cbrt(SR * red + SG * green + SB * blue);
  into[0] = LL * l + LM * m + LS * s;
  into[1] = AL * l + AM * m + AS * s;
  into[2] = BL * l + BM * m + BS * s;
  return into;
}

/** OKLCH of a packed color; a grey has chroma 0 and no hue. */
export function packedToOklch(packed: number): Oklch {
  const [lightness = 0, a = 0, b = 0] = [readOklab(packed)[0], LAB[1], LAB[2]];
  const chroma = Math.sqrt(a * a + b * b);
  return isOklchGrey(chroma)
    ? { lightness, chroma: 0, hueDeg: undefined }
    : { lightness, chroma, hueDeg: hueOf(a, b) };
}

const LIGHT = new Float64Array(3);

/**
 * The packed color of OKLCH: lightness 0 to 1, chroma from 0, hue in degrees, missing for a grey. Outside sRGB it is
 * mapped as CSS Color 4 §13.2 has it.
 */
export function packOklch(lightness: number, chroma: number, hueDeg: number | undefined): number {
  if (hueDeg === undefined || isOklchGrey(chroma)) return packOklab(lightness, 0, 0, 0, 0);
  const angle = (hueDeg * Math.PI) / 180;
  return packOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle), chroma, hueDeg);
}

function packOklab(lightness: number, a: number, b: number, chroma: number, hueDeg: number): number {
  const rootL = lightness + LA * a + LBB * b;
  const rootM = lightness + MA * a + MBB * b;
  const rootS = lightness + SA * a + SBB * b;
  const l = rootL * rootL * rootL;
  const m = rootM * rootM * rootM;
  const s = rootS * rootS * rootS;
  let red = RL * l + RM * m + RS * s;
  let green = GL * l + GM * m + GS * s;
  let blue = BLL * l + BMM * m + BSS * s;
  if (!isLightInSrgb(red, green, blue)) {
    mapLight(lightness, chroma, hueDeg, "srgb", IN_GAMUT_EPSILON, LIGHT);
    red = LIGHT[0] ?? 0;
    green = LIGHT[1] ?? 0;
    blue = LIGHT[2] ?? 0;
  }
  return (byteOfLight(held(red)) << 16) | (byteOfLight(held(green)) << 8) | byteOfLight(held(blue));
}

const held = (light: number): number => (light < 0 ? 0 : light > 1 ? 1 : light);

const OTHER = new Float64Array(3);
const DEGREE = Math.PI / 180;

/**
 * Two packed colors mixed in OKLCH along the shorter way of the hue, as `mixColors` does. `weight01` is the share of
 * `second`, 0 to 1.
 */
export function mixPacked(first: number, second: number, weight01: number): number {
  readOklab(first, LAB);
  readOklab(second, OTHER);
  const l1 = LAB[0] ?? 0;
  const a1 = LAB[1] ?? 0;
  const b1 = LAB[2] ?? 0;
  const l2 = OTHER[0] ?? 0;
  const a2 = OTHER[1] ?? 0;
  const b2 = OTHER[2] ?? 0;
  const c1 = Math.sqrt(a1 * a1 + b1 * b1);
  const c2 = Math.sqrt(a2 * a2 + b2 * b2);
  const isGrey1 = isOklchGrey(c1);
  const isGrey2 = isOklchGrey(c2);
  const lightness = l1 + (l2 - l1) * weight01;
  if (isGrey1 && isGrey2) return packOklab(lightness, 0, 0, 0, 0);
  const h1 = isGrey1 ? hueOf(a2, b2) : hueOf(a1, b1);
  const h2 = isGrey2 ? h1 : isGrey1 ? h1 : hueOf(a2, b2);
  const turn = h2 - h1;
  const way = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const hueDeg = h1 + way * weight01;
  const from = isGrey1 ? 0 : c1;
  const chroma = from + ((isGrey2 ? 0 : c2) - from) * weight01;
  const angle = hueDeg * DEGREE;
  return packOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle), chroma, hueDeg);
}
