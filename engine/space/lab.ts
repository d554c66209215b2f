/**
 * CIE Lab over XYZ D50, and OKLab over XYZ D65. Sources: CSS Color Module Level 4, sample code
 * (https://www.w3.org/TR/css-color-4/#color-conversion-code); B. Ottosson, "A perceptual color space for image
 * processing" (2020), for OKLab, with the matrices CSS recomputed.
 */
import { LMS_TO_OKLAB, LMS_TO_XYZ, OKLAB_TO_LMS, XYZ_TO_LMS } from "./oklab.ts";
import { multiply, type Triple } from "./rgb-spaces.ts";

const D50_WHITE: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];
const LAB_KAPPA = 24389 / 27;
const LAB_EPSILON = 216 / 24389;

/** XYZ D65, whose white has Y = 1, to OKLab. */
export function xyzToOklab(xyz: Triple): Triple {
  const [l, m, s] = multiply(XYZ_TO_LMS, xyz);
  return multiply(LMS_TO_OKLAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

/** OKLab to XYZ D65, whose white has Y = 1. */
export function oklabToXyz(oklab: Triple): Triple {
  const [l, m, s] = multiply(OKLAB_TO_LMS, oklab);
  return multiply(LMS_TO_XYZ, [l ** 3, m ** 3, s ** 3]);
}

/** The cube root of CIE Lab, with its linear segment near black, of a share of the white. */
export function labRoot(share: number): number {
  return share > LAB_EPSILON ? Math.cbrt(share) : (LAB_KAPPA * share + 16) / 116;
}

/** XYZ D50, whose white has Y = 1, to CIE Lab with lightness 0 to 100. */
export function xyzD50ToLab([x, y, z]: Triple): Triple {
  const [fx, fy, fz] = [labRoot(x / D50_WHITE[0]), labRoot(y / D50_WHITE[1]), labRoot(z / D50_WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** CIE Lab with lightness 0 to 100 to XYZ D50, whose white has Y = 1. */
export function labToXyzD50([lightness, a, b]: Triple): Triple {
  const fy = (lightness + 16) / 116;
  const fx = a / 500 + fy;
  const fz = fy - b / 200;
  const g = (value: number) => (value ** 3 > LAB_EPSILON ? value ** 3 : (116 * value - 16) / LAB_KAPPA);
  const y = lightness > LAB_KAPPA * LAB_EPSILON ? fy ** 3 : lightness / LAB_KAPPA;
  return [g(fx) * D50_WHITE[0], y * D50_WHITE[1], g(fz) * D50_WHITE[2]];
}
