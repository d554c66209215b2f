/**
 * RGB spaces: transfer functions and matrices to CIE XYZ. Source: CSS Color Module Level 4, §10
 * and its sample code (https://www.w3.org/TR/css-color-4/#color-conversion-code); in rational form where the
 * specification has it.
 */
export type Triple = readonly [number, number, number];
export type Matrix = readonly [Triple, Triple, Triple];

/** The RGB spaces whose components are encoded and range from 0 to 1. */
export const BOUNDED_SPACES = ["srgb", "display-p3", "rec2020", "a98-rgb", "prophoto-rgb"] as const;
export type BoundedSpace = (typeof BOUNDED_SPACES)[number];

export interface RgbSpace {
  readonly white: "D65" | "D50";
  readonly toLinear: (encoded: number) => number;
  readonly fromLinear: (linear: number) => number;
  /** XYZ with the white of the space. */
  readonly toXyz: Matrix;
  readonly fromXyz: Matrix;
}

/** A 3 × 3 matrix, by rows, times a column vector. */
export function multiply(matrix: Matrix, vector: Triple): Triple {
  // By index, since destructuring costs more than the arithmetic, and this is the innermost loop of every conversion.
  const x = vector[0];
  const y = vector[1];
  const z = vector[2];
  const a = matrix[0];
  const b = matrix[1];
  const c = matrix[2];
  return [a[0] * x + a[1] * y + a[2] * z, b[0] * x + b[1] * y + b[2] * z, c[0] * x + c[1] * y + c[2] * z];
}

/** The matrix that applies `first`, then `second`. */
export function product(second: Matrix, first: Matrix): Matrix {
  const column = (index: 0 | 1 | 2): Triple =>
    multiply(second, [first[0][index], first[1][index], first[2][index]]);
  const [x, y, z] = [column(0), column(1), column(2)];
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ];
}

/** The sRGB transfer function, extended to negative values so that colors outside the gamut survive a round trip. */
export function srgbToLinear(encoded: number): number {
  const byte = encoded * 255;
  // Most colors are whole bytes, whose light is precomputed; 255 k / 255 is exactly k.
  const whole = byte | 0;
  return whole === byte && whole >= 0 && whole <= 255 ? (LINEAR_OF_BYTE[whole] ?? 0) : curve(encoded);
}

function curve(encoded: number): number {
  const size = Math.abs(encoded);
  return size <= 0.04045 ? encoded / 12.92 : Math.sign(encoded) * ((size + 0.055) / 1.055) ** 2.4;
}

/** Linear light of each sRGB byte. */
export const LINEAR_OF_BYTE: Float64Array = Float64Array.from({ length: 256 }, (_, byte) =>
  curve(byte / 255),
);

/** Linear light to the encoded component; the function is extended to negative values (CSS Color 4 §10.2). */
export function linearToSrgb(linear: number): number {
  if (linear > 0.0031308) return 1.055 * linear ** (1 / 2.4) - 0.055;
  return linear < -0.0031308 ? 0.055 - 1.055 * (-linear) ** (1 / 2.4) : 12.92 * linear;
}

const power =
  (exponent: number) =>
  (value: number): number =>
    Math.sign(value) * Math.abs(value) ** exponent;

/** The transfer function of ProPhoto RGB, with its linear segment near black. */
const PROPHOTO_TOE = 1 / 512;
const prophotoToLinear = (encoded: number): number => {
  const size = Math.abs(encoded);
  return size <= 16 / 512 ? encoded / 16 : Math.sign(encoded) * size ** 1.8;
};
const linearToProphoto = (linear: number): number => {
  const size = Math.abs(linear);
  return size >= PROPHOTO_TOE ? Math.sign(linear) * size ** (1 / 1.8) : 16 * linear;
};

/** Chromatic adaptation from white point D65 to D50 (Bradford). */
export const D65_TO_D50: Matrix = [
  [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
  [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
  [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
];
export const D50_TO_D65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
];

const SRGB_TO_XYZ: Matrix = [
  [506752 / 1228815, 87881 / 245763, 12673 / 70218],
  [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
];
const XYZ_TO_SRGB: Matrix = [
  [12831 / 3959, -329 / 214, -1974 / 3959],
  [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667],
];

export const SRGB: RgbSpace = {
  white: "D65",
  toLinear: srgbToLinear,
  fromLinear: linearToSrgb,
  toXyz: SRGB_TO_XYZ,
  fromXyz: XYZ_TO_SRGB,
};

const identity = (value: number): number => value;

export const SRGB_LINEAR: RgbSpace = { ...SRGB, toLinear: identity, fromLinear: identity };

export const DISPLAY_P3: RgbSpace = {
  white: "D65",
  toLinear: srgbToLinear,
  fromLinear: linearToSrgb,
  toXyz: [
    [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
    [35783 / 156275, 247089 / 357200, 198249 / 2500400],
    [0 / 1, 32229 / 714400, 5220557 / 5000800],
  ],
  fromXyz: [
    [446124 / 178915, -333277 / 357830, -72051 / 178915],
    [-14852 / 17905, 63121 / 35810, 423 / 17905],
    [11844 / 330415, -50337 / 660830, 316169 / 330415],
  ],
};

export const DISPLAY_P3_LINEAR: RgbSpace = { ...DISPLAY_P3, toLinear: identity, fromLinear: identity };

/** Gamma 2.4, display-referred, as in CSS Color 4 since 2025 (earlier: the scene-referred function of BT.2020). */
const REC2020: RgbSpace = {
  white: "D65",
  toLinear: power(2.4),
  fromLinear: power(1 / 2.4),
  toXyz: [
    [63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314],
    [26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157],
    [0 / 1, 19567812 / 697040785, 295819943 / 278816314],
  ],
  fromXyz: [
    [30757411 / 17917100, -6372589 / 17917100, -4539589 / 17917100],
    [-19765991 / 29648200, 47925759 / 29648200, 467509 / 29648200],
    [792561 / 44930125, -1921689 / 44930125, 42328811 / 44930125],
  ],
};

const A98_RGB: RgbSpace = {
  white: "D65",
  toLinear: power(563 / 256),
  fromLinear: power(256 / 563),
  toXyz: [
    [573536 / 994567, 263643 / 1420810, 187206 / 994567],
    [591459 / 1989134, 6239551 / 9945670, 374412 / 4972835],
    [53769 / 1989134, 351524 / 4972835, 4929758 / 4972835],
  ],
  fromXyz: [
    [1829569 / 896150, -506331 / 896150, -308931 / 896150],
    [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
    [16779 / 1248040, -147721 / 1248040, 1266979 / 1248040],
  ],
};

const PROPHOTO_RGB: RgbSpace = {
  white: "D50",
  toLinear: prophotoToLinear,
  fromLinear: linearToProphoto,
  toXyz: [
    [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
    [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
    [0, 0, 0.8251046025104602],
  ],
  fromXyz: [
    [1.3457868816471583, -0.25557208737979464, -0.05110186497554526],
    [-0.5446307051249019, 1.5082477428451468, 0.02052744743642139],
    [0, 0, 1.2119675456389452],
  ],
};

export const RGB_SPACES: Readonly<Record<BoundedSpace, RgbSpace>> = {
  srgb: SRGB,
  "display-p3": DISPLAY_P3,
  rec2020: REC2020,
  "a98-rgb": A98_RGB,
  "prophoto-rgb": PROPHOTO_RGB,
};
