import { LMS_TO_XYZ, XYZ_TO_LMS } from "#engine/space/oklab.ts";
import { D50_TO_D65, D65_TO_D50, type Matrix, product, type RgbSpace } from "#engine/space/rgb-spaces.ts";

/** An RGB space with its matrices to the cone responses of OKLab and back. */
export interface Destination {
  readonly rgb: RgbSpace;
  readonly toLms: Matrix;
  readonly fromLms: Matrix;
}

/** The matrices of an RGB space of either white, linear light 0 to 1; those of a white D50 are adapted first. */
export function destination(rgb: RgbSpace): Destination {
  const isD65 = rgb.white === "D65";
  return {
    rgb,
    toLms: product(XYZ_TO_LMS, isD65 ? rgb.toXyz : product(D50_TO_D65, rgb.toXyz)),
    fromLms: product(isD65 ? rgb.fromXyz : product(rgb.fromXyz, D65_TO_D50), LMS_TO_XYZ),
  };
}
