/**
 * The way of each space to XYZ and back, and to the space it is a form of. Source: CSS Color Module Level 4, sample code
 * (https://www.w3.org/TR/css-color-4/#color-conversion-code).
 */
import type { SpaceId } from "./color.ts";
import { hslToSrgb, hsvToSrgb, hwbToSrgb, srgbToHsl, srgbToHsv, srgbToHwb } from "./hsl-family.ts";
import { labToXyzD50, oklabToXyz, xyzD50ToLab, xyzToOklab } from "./lab.ts";
import { fromPolar, toPolar } from "./polar.ts";
import {
  D50_TO_D65,
  D65_TO_D50,
  DISPLAY_P3_LINEAR,
  multiply,
  RGB_SPACES,
  type RgbSpace,
  SRGB_LINEAR,
  type Triple,
} from "./rgb-spaces.ts";

type Conversion = (coords: Triple) => Triple;

export interface SpaceWay {
  /** XYZ with white D65, Y of white 1. Not clamped. */
  readonly toXyz: Conversion;
  readonly fromXyz: Conversion;
  /** The space of which it is another form, reached without XYZ and its round-off. */
  readonly base?: { readonly space: SpaceId; readonly to: Conversion; readonly from: Conversion };
}

function ofRgb(rgb: RgbSpace): SpaceWay {
  const way: SpaceWay = {
    toXyz: ([r, g, b]) => multiply(rgb.toXyz, [rgb.toLinear(r), rgb.toLinear(g), rgb.toLinear(b)]),
    fromXyz: (xyz) => {
      const [r, g, b] = multiply(rgb.fromXyz, xyz);
      return [rgb.fromLinear(r), rgb.fromLinear(g), rgb.fromLinear(b)];
    },
  };
  return rgb.white === "D50" ? overD50(way) : way;
}

function overD50({ toXyz, fromXyz }: SpaceWay): SpaceWay {
  return {
    toXyz: (coords) => multiply(D50_TO_D65, toXyz(coords)),
    fromXyz: (xyz) => fromXyz(multiply(D65_TO_D50, xyz)),
  };
}

function formOf({ toXyz, fromXyz }: SpaceWay, space: SpaceId, to: Conversion, from: Conversion): SpaceWay {
  return {
    toXyz: (coords) => toXyz(to(coords)),
    fromXyz: (xyz) => from(fromXyz(xyz)),
    base: { space, to, from },
  };
}

const same: Conversion = (coords) => coords;
const srgb = ofRgb(RGB_SPACES.srgb);
const lab = overD50({ toXyz: labToXyzD50, fromXyz: xyzD50ToLab });
const oklab: SpaceWay = { toXyz: oklabToXyz, fromXyz: xyzToOklab };
const xyz: SpaceWay = { toXyz: same, fromXyz: same };

export const SPACE_WAYS: Readonly<Record<SpaceId, SpaceWay>> = {
  srgb,
  "srgb-linear": ofRgb(SRGB_LINEAR),
  hsl: formOf(srgb, "srgb", hslToSrgb, srgbToHsl),
  hwb: formOf(srgb, "srgb", hwbToSrgb, srgbToHwb),
  hsv: formOf(srgb, "srgb", hsvToSrgb, srgbToHsv),
  lab,
  lch: formOf(lab, "lab", fromPolar, toPolar),
  oklab,
  oklch: formOf(oklab, "oklab", fromPolar, toPolar),
  "xyz-d65": xyz,
  "xyz-d50": overD50(xyz),
  "display-p3": ofRgb(RGB_SPACES["display-p3"]),
  "display-p3-linear": ofRgb(DISPLAY_P3_LINEAR),
  rec2020: ofRgb(RGB_SPACES.rec2020),
  "a98-rgb": ofRgb(RGB_SPACES["a98-rgb"]),
  "prophoto-rgb": ofRgb(RGB_SPACES["prophoto-rgb"]),
};
