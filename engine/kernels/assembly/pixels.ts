/**
 * The pixel kernel in AssemblyScript, four pixels at a time. Its arithmetic is that of plain-kernel.ts, step
 * by step in 32-bit floats, so that both give identical bits. The host writes the tables (see
 * kernel-tables.ts), so those are identical too. `npm run generate -- kernels` compiles it.
 */

/** Pixels that the buffers hold at a time. */
export const CHUNK: i32 = 16384;

/** [l, m, s, 0] for each byte of red, then green, then blue: its contribution to the cone responses. */
export const CONES_AT: i32 = 0;
/** Cells of linear light: the first byte of each cell, and the light from which the next byte applies. */
export const CELL_BYTES_AT: i32 = 12288;
export const CELL_STEPS_AT: i32 = 16384;
/** [a, b, c, 0] of each piece of the cube root a + (b + c x) x: 32 pieces per octave, the first for 0. */
export const ROOTS_AT: i32 = 32768;
/** 32³ + 1 bins of [red, green, blue, count]; the last one collects transparent pixels. */
export const BINS_AT: i32 = 40992;
export const RGBA_AT: i32 = 565504;
/** Three planes of CHUNK floats. */
export const OKLAB_AT: i32 = 631040;

const PLANE: i32 = 65536; // CHUNK * 4
const GREEN: i32 = 4096;
const BLUE: i32 = 8192;
const TRANSPARENT_BIN: i32 = 32768;
const OPAQUE_FROM: u32 = 128;
const LAST_CELL: f32 = 4095;
/** Bits of the mantissa within one piece of the cube root. */
const MANTISSA_REST: i32 = 18;
/** Index of the piece at 2⁻¹⁶, minus one. */
const BEFORE_FIRST_PIECE: i32 = 3551;

function cones(pixel: u32): v128 {
  const red = v128.load(CONES_AT + ((pixel & 255) << 4));
  const green = v128.load(CONES_AT + GREEN + (((pixel >> 8) & 255) << 4));
  const blue = v128.load(CONES_AT + BLUE + (((pixel >> 16) & 255) << 4));
  return f32x4.add(f32x4.add(red, green), blue);
}

/** Cube roots of numbers from 0 to 1; the exponent and the five leading bits of the mantissa select the piece. */
function cubeRoots(x: v128): v128 {
  const pieces = i32x4.max_s(
    i32x4.sub(i32x4.shr_u(x, MANTISSA_REST), i32x4.splat(BEFORE_FIRST_PIECE)),
    i32x4.splat(0),
  );
  const p = v128.load(ROOTS_AT + (i32x4.extract_lane(pieces, 0) << 4));
  const q = v128.load(ROOTS_AT + (i32x4.extract_lane(pieces, 1) << 4));
  const r = v128.load(ROOTS_AT + (i32x4.extract_lane(pieces, 2) << 4));
  const s = v128.load(ROOTS_AT + (i32x4.extract_lane(pieces, 3) << 4));
  const pq = v128.shuffle<f32>(p, q, 0, 4, 1, 5);
  const rs = v128.shuffle<f32>(r, s, 0, 4, 1, 5);
  const a = v128.shuffle<i64>(pq, rs, 0, 2);
  const b = v128.shuffle<i64>(pq, rs, 1, 3);
  const c = v128.shuffle<i64>(v128.shuffle<f32>(p, q, 2, 6, 3, 7), v128.shuffle<f32>(r, s, 2, 6, 3, 7), 0, 2);
  return f32x4.add(a, f32x4.mul(f32x4.add(b, f32x4.mul(c, x)), x));
}

function weigh(x: v128, y: v128, z: v128, a: f32, b: f32, c: f32): v128 {
  const first = f32x4.add(f32x4.mul(x, f32x4.splat(a)), f32x4.mul(y, f32x4.splat(b)));
  return f32x4.add(first, f32x4.mul(z, f32x4.splat(c)));
}

/**
 * Reads `count` pixels at RGBA_AT, at most CHUNK, and writes their OKLab as three planes; the last group of
 * four is always written completely.
 */
export function rgbaToOklab(count: i32): void {
  for (let at = 0; at < count << 2; at += 16) {
    const p = cones(load<u32>(RGBA_AT + at));
    const q = cones(load<u32>(RGBA_AT + at, 4));
    const r = cones(load<u32>(RGBA_AT + at, 8));
    const s = cones(load<u32>(RGBA_AT + at, 12));
    const pqLow = v128.shuffle<f32>(p, q, 0, 4, 1, 5);
    const rsLow = v128.shuffle<f32>(r, s, 0, 4, 1, 5);
    const pqHigh = v128.shuffle<f32>(p, q, 2, 6, 3, 7);
    const rsHigh = v128.shuffle<f32>(r, s, 2, 6, 3, 7);
    const long = cubeRoots(v128.shuffle<i64>(pqLow, rsLow, 0, 2));
    const medium = cubeRoots(v128.shuffle<i64>(pqLow, rsLow, 1, 3));
    const short = cubeRoots(v128.shuffle<i64>(pqHigh, rsHigh, 0, 2));
    const to = OKLAB_AT + at;
    v128.store(to, weigh(long, medium, short, 0.210454268309314, 0.7936177747023054, -0.0040720430116193));
    v128.store(
      to + PLANE,
      weigh(long, medium, short, 1.9779985324311684, -2.4285922420485799, 0.450593709617411),
    );
    v128.store(
      to + PLANE + PLANE,
      weigh(long, medium, short, 0.0259040424655478, 0.7827717124575296, -0.8086757549230774),
    );
  }
}

function cell(light: f32, index: i32): u32 {
  const first: u32 = load<u8>(CELL_BYTES_AT + index);
  return first + u32(light >= load<f32>(CELL_STEPS_AT + (index << 2)));
}

function writePixel(at: i32, red: u32, green: u32, blue: u32): void {
  const kept = load<u32>(at) & 0xff000000;
  store<u32>(at, kept | red | (green << 8) | (blue << 16));
}

/** Light clamped to 0 to 1; NaN becomes 0. */
function held(light: v128): v128 {
  return f32x4.pmin(f32x4.splat(1), f32x4.pmax(f32x4.splat(0), light));
}

/** Reads `count` colors at OKLAB_AT and writes red, green and blue at RGBA_AT; alpha is left unchanged. */
export function oklabToRgba(count: i32): void {
  const scale = f32x4.splat(LAST_CELL);
  for (let at = 0; at < count << 2; at += 16) {
    const from = OKLAB_AT + at;
    const lightness = v128.load(from);
    const a = v128.load(from + PLANE);
    const b = v128.load(from + PLANE + PLANE);
    let long = weigh(lightness, a, b, 1, 0.3963377773761749, 0.2158037573099136);
    let medium = weigh(lightness, a, b, 1, -0.1055613458156586, -0.0638541728258133);
    let short = weigh(lightness, a, b, 1, -0.0894841775298119, -1.2914855480194092);
    long = f32x4.mul(f32x4.mul(long, long), long);
    medium = f32x4.mul(f32x4.mul(medium, medium), medium);
    short = f32x4.mul(f32x4.mul(short, short), short);
    const red = held(
      weigh(long, medium, short, 4.0767416360759583, -3.3077115392580616, 0.23096990318210437),
    );
    const green = held(
      weigh(long, medium, short, -1.2684379732850317, 2.6097573492876887, -0.3413193760026573),
    );
    const blue = held(
      weigh(long, medium, short, -0.004196076138675528, -0.7034186179359363, 1.7076146940746117),
    );
    const i = i32x4.trunc_sat_f32x4_s(f32x4.mul(red, scale));
    const j = i32x4.trunc_sat_f32x4_s(f32x4.mul(green, scale));
    const k = i32x4.trunc_sat_f32x4_s(f32x4.mul(blue, scale));
    const to = RGBA_AT + at;
    writePixel(
      to,
      cell(f32x4.extract_lane(red, 0), i32x4.extract_lane(i, 0)),
      cell(f32x4.extract_lane(green, 0), i32x4.extract_lane(j, 0)),
      cell(f32x4.extract_lane(blue, 0), i32x4.extract_lane(k, 0)),
    );
    writePixel(
      to + 4,
      cell(f32x4.extract_lane(red, 1), i32x4.extract_lane(i, 1)),
      cell(f32x4.extract_lane(green, 1), i32x4.extract_lane(j, 1)),
      cell(f32x4.extract_lane(blue, 1), i32x4.extract_lane(k, 1)),
    );
    writePixel(
      to + 8,
      cell(f32x4.extract_lane(red, 2), i32x4.extract_lane(i, 2)),
      cell(f32x4.extract_lane(green, 2), i32x4.extract_lane(j, 2)),
      cell(f32x4.extract_lane(blue, 2), i32x4.extract_lane(k, 2)),
    );
    writePixel(
      to + 12,
      cell(f32x4.extract_lane(red, 3), i32x4.extract_lane(i, 3)),
      cell(f32x4.extract_lane(green, 3), i32x4.extract_lane(j, 3)),
      cell(f32x4.extract_lane(blue, 3), i32x4.extract_lane(k, 3)),
    );
  }
}

/** Adds `count` pixels at RGBA_AT to the bins of five bits a channel. */
export function countPixels(count: i32): void {
  for (let at = 0; at < count << 2; at += 4) {
    const pixel = load<u32>(RGBA_AT + at);
    const bin = ((pixel & 0xf8) << 7) | ((pixel & 0xf800) >> 6) | ((pixel & 0xf80000) >> 19);
    const index = select<u32>(bin, TRANSPARENT_BIN, pixel >> 24 >= OPAQUE_FROM);
    const entry = BINS_AT + (index << 4);
    const wide = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(i32x4.splat(pixel)));
    v128.store(entry, i32x4.add(v128.load(entry), i32x4.replace_lane(wide, 3, 1)));
  }
}
