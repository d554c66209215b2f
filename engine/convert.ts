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
import {
  A98_RGB,
  DISPLAY_P3,
  DISPLAY_P3_LINEAR,
  type Matrix,
  multiply,
  PROPHOTO_RGB,
  REC2020,
  type RgbSpace,
  SRGB,
  SRGB_LINEAR,
  type Triple,
} from "./rgb-spaces.ts";

export const D65_TO_D50: Matrix = [
  [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
  [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
  [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
];
const D50_TO_D65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
];
const XYZ_TO_LMS: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
export const LMS_TO_XYZ: Matrix = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
  [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
];
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

const D50_WHITE: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];
const LAB_KAPPA = 24389 / 27;
const LAB_EPSILON = 216 / 24389;

/** Below these the hue is powerless (CSS Color 4 §4.4); the first for CIE LCH, the second for OKLCH. */
const POWERLESS_CHROMA_LCH = 0.0015;
const POWERLESS_CHROMA_OKLCH = 0.000004;

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

function toPolar([lightness, a, b]: Triple): Triple {
  const hueDeg = (Math.atan2(b, a) * 180) / Math.PI;
  return [lightness, Math.hypot(a, b), hueDeg < 0 ? hueDeg + 360 : hueDeg];
}
function fromPolar([lightness, chroma, hueDeg]: Triple): Triple {
  const angle = (hueDeg * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
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

const zeroed = ([a, b, c]: Color["coords"]): Triple => [a ?? 0, b ?? 0, c ?? 0];

/**
 * The same color held in another space. The hue of a grey comes out missing (`undefined`), as CSS Color 4 §4.4
 * asks; a missing alpha stays missing. No gamut mapping: components may leave their reference range.
 */
export function convertColor(color: Color, space: SpaceId): Color {
  if (color.space === space) return color;
  const given = zeroed(color.coords);
  const coords =
    overSrgb(color.space, space, given) ??
    overPolar(color.space, space, given) ??
    fromXyz(space, toXyz(color.space, given));
  return { space, coords: withoutPowerless(space, coords), alpha: color.alpha };
}

/** HSL, HWB and HSV are rewritings of sRGB: without the detour over XYZ nothing is lost to round-off. */
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

/** The components with a hue that says nothing (CSS Color 4 §4.4) missing. */
export function withoutPowerless(space: SpaceId, coords: Color["coords"]): Color["coords"] {
  const [a, b, c] = coords;
  const [second, third] = [b ?? 0, c ?? 0];
  switch (space) {
    case "hsl":
    case "hsv":
      return [Math.abs(second) < 1e-4 ? undefined : a, b, c];
    case "hwb":
      return [second + third >= 100 - 1e-4 ? undefined : a, b, c];
    case "lch":
      return [a, b, second < POWERLESS_CHROMA_LCH ? undefined : c];
    case "oklch":
      return [a, b, second < POWERLESS_CHROMA_OKLCH ? undefined : c];
    default:
      return coords;
  }
}

/** OKLab; missing components are 0. */
export function colorToOklab(color: Color): Oklab {
  const [lightness, a, b] = zeroed(convertColor(color, "oklab").coords);
  return { lightness, a, b };
}

/** OKLCH; missing lightness and chroma are 0, a powerless hue is missing. */
export function colorToOklch(color: Color): Oklch {
  const [lightness, chroma, hueDeg] = convertColor(color, "oklch").coords;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hueDeg };
}

export function oklchToColor({ lightness, chroma, hueDeg }: Oklch, alpha: Component = 1): Color {
  const hue = hueDeg === undefined ? undefined : ((hueDeg % 360) + 360) % 360;
  return { space: "oklch", coords: [lightness, chroma, hue], alpha };
}

/** sRGB components 0 to 1, outside that range when the color is outside sRGB. */
export function colorToSrgb(color: Color): { red: number; green: number; blue: number } {
  const [red, green, blue] = zeroed(convertColor(color, "srgb").coords);
  return { red, green, blue };
}
