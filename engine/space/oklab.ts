/**
 * OKLab and linear sRGB, with a single matrix between sRGB and the cone responses, precomputed to avoid XYZ. Source:
 * B. Ottosson, "A perceptual color space for image processing" (2020), with the matrices CSS Color 4 recomputed
 * (https://www.w3.org/TR/css-color-4/#color-conversion-code).
 */
import { DISPLAY_P3, type Matrix, product, SRGB, type Triple } from "./rgb-spaces.ts";

export const XYZ_TO_LMS: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
export const LMS_TO_XYZ: Matrix = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
  [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
];
/** Converts the cube roots of the cone responses; the next matrix is its inverse. */
export const LMS_TO_OKLAB: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
];
export const OKLAB_TO_LMS: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
];

/** Converts linear sRGB. */
export const SRGB_TO_LMS: Matrix = product(XYZ_TO_LMS, SRGB.toXyz);
/** Converts linear Display P3. */
export const P3_TO_LMS: Matrix = /* @__PURE__ */ product(XYZ_TO_LMS, DISPLAY_P3.toXyz);
export const LMS_TO_SRGB: Matrix = product(SRGB.fromXyz, LMS_TO_XYZ);

const [TO_L, TO_M, TO_S] = SRGB_TO_LMS;
const [TO_LIGHTNESS, TO_A, TO_B] = LMS_TO_OKLAB;
const [ROOT_L, ROOT_M, ROOT_S] = OKLAB_TO_LMS;
const [TO_RED, TO_GREEN, TO_BLUE] = LMS_TO_SRGB;

// Rows are read by index, since destructuring costs more than the arithmetic in this hot path.

/** OKLab of linear sRGB, which may be outside 0 to 1. */
export function linearSrgbToOklab(red: number, green: number, blue: number): Triple {
  const l = Math.cbrt(TO_L[0] * red + TO_L[1] * green + TO_L[2] * blue);
  const m = Math.cbrt(TO_M[0] * red + TO_M[1] * green + TO_M[2] * blue);
  const s = Math.cbrt(TO_S[0] * red + TO_S[1] * green + TO_S[2] * blue);
  return [
    TO_LIGHTNESS[0] * l + TO_LIGHTNESS[1] * m + TO_LIGHTNESS[2] * s,
    TO_A[0] * l + TO_A[1] * m + TO_A[2] * s,
    TO_B[0] * l + TO_B[1] * m + TO_B[2] * s,
  ];
}

/** Linear sRGB, not clipped. */
export function oklabToLinearSrgb(lightness: number, a: number, b: number): Triple {
  const rootL = lightness + ROOT_L[1] * a + ROOT_L[2] * b;
  const rootM = lightness + ROOT_M[1] * a + ROOT_M[2] * b;
  const rootS = lightness + ROOT_S[1] * a + ROOT_S[2] * b;
  const l = rootL * rootL * rootL;
  const m = rootM * rootM * rootM;
  const s = rootS * rootS * rootS;
  return [
    TO_RED[0] * l + TO_RED[1] * m + TO_RED[2] * s,
    TO_GREEN[0] * l + TO_GREEN[1] * m + TO_GREEN[2] * s,
    TO_BLUE[0] * l + TO_BLUE[1] * m + TO_BLUE[2] * s,
  ];
}
