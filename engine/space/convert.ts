/**
 * Conversion between all spaces a color can be held in, by way of XYZ D65.
 * Sources: CSS Color Module Level 4, sample code (https://www.w3.org/TR/css-color-4/#color-conversion-code);
 * B. Ottosson, "A perceptual color space for image processing" (2020), for OKLab, with the matrices CSS recomputed.
 *
 * Missing components become 0 on the way, except where the specification carries them to an analogous
 * component (§12.2); a powerless hue comes out missing.
 */
import type { Color, Component, Oklab, Oklch, SpaceId } from "./color.ts";
import { hslToSrgb, hsvToSrgb, hwbToSrgb, srgbToHsl, srgbToHsv, srgbToHwb } from "./hsl-family.ts";
import { LMS_TO_OKLAB, LMS_TO_XYZ, OKLAB_TO_LMS, XYZ_TO_LMS } from "./oklab.ts";
import { fromPolar, toPolar } from "./polar.ts";
import { withHueMissing, withoutTrace } from "./powerless.ts";
import {
  A98_RGB,
  D50_TO_D65,
  D65_TO_D50,
  DISPLAY_P3,
  DISPLAY_P3_LINEAR,
  multiply,
  PROPHOTO_RGB,
  REC2020,
  type RgbSpace,
  SRGB,
  SRGB_LINEAR,
  type Triple,
} from "./rgb-spaces.ts";
import { betweenSrgbAndOklab, chromaticOklch } from "./srgb-oklab.ts";

const D50_WHITE: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];
const LAB_KAPPA = 24389 / 27;
const LAB_EPSILON = 216 / 24389;

const RGB_SPACES: Partial<Record<SpaceId, RgbSpace>> = {
  srgb: SRGB,
  "srgb-linear": SRGB_LINEAR,
  "display-p3": DISPLAY_P3,
  "display-p3-linear": DISPLAY_P3_LINEAR,
  rec2020: REC2020,
  "a98-rgb": A98_RGB,
};

function rgbToXyz(space: RgbSpace, [r, g, b]: Triple): Triple {
  return multiply(space.toXyz, [space.toLinear(r), space.toLinear(g), space.toLinear(b)]);
}
function xyzToRgb(space: RgbSpace, xyz: Triple): Triple {
  const [r, g, b] = multiply(space.fromXyz, xyz);
  return [space.fromLinear(r), space.fromLinear(g), space.fromLinear(b)];
}

function xyzToOklab(xyz: Triple): Triple {
  const [l, m, s] = multiply(XYZ_TO_LMS, xyz);
  return multiply(LMS_TO_OKLAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}
function oklabToXyz(oklab: Triple): Triple {
  const [l, m, s] = multiply(OKLAB_TO_LMS, oklab);
  return multiply(LMS_TO_XYZ, [l ** 3, m ** 3, s ** 3]);
}

function xyzD50ToLab([x, y, z]: Triple): Triple {
  const f = (value: number) => (value > LAB_EPSILON ? Math.cbrt(value) : (LAB_KAPPA * value + 16) / 116);
  const [fx, fy, fz] = [f(x / D50_WHITE[0]), f(y / D50_WHITE[1]), f(z / D50_WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}
function labToXyzD50([lightness, a, b]: Triple): Triple {
  const fy = (lightness + 16) / 116;
  const fx = a / 500 + fy;
  const fz = fy - b / 200;
  const g = (value: number) => (value ** 3 > LAB_EPSILON ? value ** 3 : (116 * value - 16) / LAB_KAPPA);
  const y = lightness > LAB_KAPPA * LAB_EPSILON ? fy ** 3 : lightness / LAB_KAPPA;
  return [g(fx) * D50_WHITE[0], y * D50_WHITE[1], g(fz) * D50_WHITE[2]];
}

function toXyz(space: SpaceId, coords: Triple): Triple {
  const rgb = RGB_SPACES[space];
  if (rgb !== undefined) return rgbToXyz(rgb, coords);
  switch (space) {
    case "hsl":
      return rgbToXyz(SRGB, hslToSrgb(coords));
    case "hwb":
      return rgbToXyz(SRGB, hwbToSrgb(coords));
    case "hsv":
      return rgbToXyz(SRGB, hsvToSrgb(coords));
    case "oklab":
      return oklabToXyz(coords);
    case "oklch":
      return oklabToXyz(fromPolar(coords));
    case "lab":
      return multiply(D50_TO_D65, labToXyzD50(coords));
    case "lch":
      return multiply(D50_TO_D65, labToXyzD50(fromPolar(coords)));
    case "xyz-d50":
      return multiply(D50_TO_D65, coords);
    case "prophoto-rgb":
      return multiply(D50_TO_D65, rgbToXyz(PROPHOTO_RGB, coords));
    default:
      return coords;
  }
}

function fromXyz(space: SpaceId, xyz: Triple): Triple {
  const rgb = RGB_SPACES[space];
  if (rgb !== undefined) return xyzToRgb(rgb, xyz);
  switch (space) {
    case "hsl":
      return srgbToHsl(xyzToRgb(SRGB, xyz));
    case "hwb":
      return srgbToHwb(xyzToRgb(SRGB, xyz));
    case "hsv":
      return srgbToHsv(xyzToRgb(SRGB, xyz));
    case "oklab":
      return xyzToOklab(xyz);
    case "oklch":
      return toPolar(xyzToOklab(xyz));
    case "lab":
      return xyzD50ToLab(multiply(D65_TO_D50, xyz));
    case "lch":
      return toPolar(xyzD50ToLab(multiply(D65_TO_D50, xyz)));
    case "xyz-d50":
      return multiply(D65_TO_D50, xyz);
    case "prophoto-rgb":
      return xyzToRgb(PROPHOTO_RGB, multiply(D65_TO_D50, xyz));
    default:
      return xyz;
  }
}

const zeroed = (coords: Color["coords"]): Triple => [coords[0] ?? 0, coords[1] ?? 0, coords[2] ?? 0];

/**
 * The same color in another space. The hue of a gray becomes missing (`undefined`), as CSS Color 4 §4.4 requires; a
 * missing alpha stays missing. Not gamut-mapped: components may leave their reference range.
 */
export function convertColor(color: Color, space: SpaceId): Color {
  if (color.space === space) return color;
  const given = withoutTrace(color.space, zeroed(color.coords));
  const coords =
    betweenSrgbAndOklab(color.space, space, given) ??
    overSrgb(color.space, space, given) ??
    overPolar(color.space, space, given) ??
    fromXyz(space, toXyz(color.space, given));
  return { space, coords: withHueMissing(space, coords), alpha: color.alpha };
}

/** HSL, HWB and HSV are direct functions of sRGB; skipping XYZ avoids round-off. */
function overSrgb(from: SpaceId, to: SpaceId, given: Triple): Triple | undefined {
  const decode = SRGB_FAMILY[from];
  const encode = SRGB_FAMILY[to];
  return decode === undefined || encode === undefined ? undefined : encode.fromSrgb(decode.toSrgb(given));
}

const same = (coords: Triple): Triple => coords;
const SRGB_FAMILY: Partial<
  Record<SpaceId, { toSrgb: (coords: Triple) => Triple; fromSrgb: (srgb: Triple) => Triple }>
> = {
  srgb: { toSrgb: same, fromSrgb: same },
  hsl: { toSrgb: hslToSrgb, fromSrgb: srgbToHsl },
  hwb: { toSrgb: hwbToSrgb, fromSrgb: srgbToHwb },
  hsv: { toSrgb: hsvToSrgb, fromSrgb: srgbToHsv },
};

/** Between a Lab space and its polar form. */
function overPolar(from: SpaceId, to: SpaceId, given: Triple): Triple | undefined {
  if ((from === "oklab" && to === "oklch") || (from === "lab" && to === "lch")) return toPolar(given);
  if ((from === "oklch" && to === "oklab") || (from === "lch" && to === "lab")) return fromPolar(given);
  return undefined;
}

/** OKLab; missing components are 0. */
export function colorToOklab(color: Color): Oklab {
  const [lightness, a, b] = zeroed(convertColor(color, "oklab").coords);
  return { lightness, a, b };
}

/** OKLCH; missing lightness and chroma are 0, a powerless hue is missing. */
export function colorToOklch(color: Color): Oklch {
  const quick = color.space === "srgb" ? chromaticOklch(color.coords) : undefined;
  if (quick !== undefined) return quick;
  const { coords } = convertColor(color, "oklch");
  return { lightness: coords[0] ?? 0, chroma: coords[1] ?? 0, hueDeg: coords[2] };
}

/**
 * A color in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees (normalized to [0, 360)); an undefined hue stays
 * missing. Not gamut-mapped.
 */
export function oklchToColor({ lightness, chroma, hueDeg }: Oklch, alpha: Component = 1): Color {
  const hue = hueDeg === undefined ? undefined : ((hueDeg % 360) + 360) % 360;
  return { space: "oklch", coords: [lightness, chroma, hue], alpha };
}

/** sRGB components 0 to 1; outside that range if the color is outside sRGB. */
export function colorToSrgb(color: Color): { red: number; green: number; blue: number } {
  const [red, green, blue] = zeroed(convertColor(color, "srgb").coords);
  return { red, green, blue };
}
