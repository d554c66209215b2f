/**
 * The pixel kernel in plain TypeScript, for platforms without WebAssembly. Every step is rounded to 32 bits
 * exactly as in assembly/pixels.ts, so both give identical bits (plain-kernel.test.ts).
 */
import { LMS_TO_OKLAB, LMS_TO_SRGB, OKLAB_TO_LMS } from "#engine/space/oklab.ts";
import type { Matrix, Triple } from "#engine/space/rgb-spaces.ts";
import { LAST_CELL } from "#engine/space/srgb-light.ts";
import { BEFORE_FIRST_PIECE, kernelTables, MANTISSA_REST } from "./kernel-tables.ts";
import {
  BIN_COUNT,
  checkCounted,
  checkPlanes,
  type OklabPlanes,
  type PixelBytes,
  type PixelGamut,
  type PixelKernel,
} from "./pixel-kernel.ts";

const { fround } = Math;
const FIRST_OPAQUE = 128;

const floats = new Float32Array(1);
const bits = new Int32Array(floats.buffer);

/** In TypeScript, for where WebAssembly is missing or forbidden; the same results as simd-kernel.ts. */
export const plainKernel: PixelKernel = {
  kind: "plain",
  gamut: "srgb",
  rgbaToOklab,
  oklabToRgba,
  countPixels,
};

/** Cube root of a sum from 0 to 1. */
function cubeRoot(first: number, second: number, roots: Float32Array): number {
  const x = fround(first + second);
  floats[0] = x;
  const piece = Math.max(0, ((bits[0] ?? 0) >> MANTISSA_REST) - BEFORE_FIRST_PIECE) << 2;
  const square = fround((roots[piece + 2] ?? 0) * x);
  return fround((roots[piece] ?? 0) + fround(fround((roots[piece + 1] ?? 0) + square) * x));
}

function weigh(x: number, y: number, z: number, a: number, b: number, c: number): number {
  return fround(fround(fround(x * a) + fround(y * b)) + fround(z * c));
}

function rounded(matrix: Matrix): Matrix {
  const row = ([a, b, c]: Triple): Triple => [fround(a), fround(b), fround(c)];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}
const [TO_LIGHTNESS, TO_A, TO_B] = rounded(LMS_TO_OKLAB);
const [TO_LONG, TO_MEDIUM, TO_SHORT] = rounded(OKLAB_TO_LMS);
const [TO_RED, TO_GREEN, TO_BLUE] = rounded(LMS_TO_SRGB);

// The loops below hold all numbers in local variables and call few small functions, without closures, so that
// V8 inlines everything: beyond its budget of 920 bytes of bytecode a call boxes its numbers and costs ten
// times the arithmetic.

function rgbaToOklab(rgba: PixelBytes, oklab: OklabPlanes, gamut: PixelGamut = "srgb"): void {
  const count = checkPlanes(rgba, oklab);
  const tables = kernelTables();
  const { roots } = tables;
  const cones = tables.cones[gamut];
  const { lightness, a, b } = oklab;
  const [l0, l1, l2] = TO_LIGHTNESS;
  const [a0, a1, a2] = TO_A;
  const [b0, b1, b2] = TO_B;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const red = (rgba[pixel * 4] ?? 0) << 2;
    const green = ((rgba[pixel * 4 + 1] ?? 0) << 2) + 1024;
    const blue = ((rgba[pixel * 4 + 2] ?? 0) << 2) + 2048;
    const long = cubeRoot(fround((cones[red] ?? 0) + (cones[green] ?? 0)), cones[blue] ?? 0, roots);
    const medium = cubeRoot(
      fround((cones[red + 1] ?? 0) + (cones[green + 1] ?? 0)),
      cones[blue + 1] ?? 0,
      roots,
    );
    const short = cubeRoot(
      fround((cones[red + 2] ?? 0) + (cones[green + 2] ?? 0)),
      cones[blue + 2] ?? 0,
      roots,
    );
    lightness[pixel] = weigh(long, medium, short, l0, l1, l2);
    a[pixel] = weigh(long, medium, short, a0, a1, a2);
    b[pixel] = weigh(long, medium, short, b0, b1, b2);
  }
}

function cube(value: number): number {
  return fround(fround(value * value) * value);
}

/** The byte of linear light, clamped to 0 to 1; NaN becomes 0. */
function byteOf(light: number, bytes: Uint8Array, steps: Float32Array): number {
  const held = light > 0 ? Math.min(light, 1) : 0;
  const cell = Math.trunc(fround(held * LAST_CELL));
  const byte = bytes[cell] ?? 0;
  return held >= (steps[cell] ?? 2) ? byte + 1 : byte;
}

function oklabToRgba(oklab: OklabPlanes, rgba: PixelBytes): void {
  const count = checkPlanes(rgba, oklab);
  const { cellBytes, cellSteps } = kernelTables();
  const { lightness, a, b } = oklab;
  const [l0, l1, l2] = TO_LONG;
  const [m0, m1, m2] = TO_MEDIUM;
  const [s0, s1, s2] = TO_SHORT;
  const [r0, r1, r2] = TO_RED;
  const [g0, g1, g2] = TO_GREEN;
  const [b0, b1, b2] = TO_BLUE;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const x = lightness[pixel] ?? 0;
    const y = a[pixel] ?? 0;
    const z = b[pixel] ?? 0;
    const long = cube(weigh(x, y, z, l0, l1, l2));
    const medium = cube(weigh(x, y, z, m0, m1, m2));
    const short = cube(weigh(x, y, z, s0, s1, s2));
    const at = pixel * 4;
    rgba[at] = byteOf(weigh(long, medium, short, r0, r1, r2), cellBytes, cellSteps);
    rgba[at + 1] = byteOf(weigh(long, medium, short, g0, g1, g2), cellBytes, cellSteps);
    rgba[at + 2] = byteOf(weigh(long, medium, short, b0, b1, b2), cellBytes, cellSteps);
  }
}

let bins: Uint32Array | undefined;

function countPixels(rgba: PixelBytes): Uint32Array {
  const end = checkCounted(rgba) * 4;
  bins ??= new Uint32Array((BIN_COUNT + 1) * 4);
  bins.fill(0);
  for (let at = 0; at < end; at += 4) {
    const red = rgba[at] ?? 0;
    const green = rgba[at + 1] ?? 0;
    const blue = rgba[at + 2] ?? 0;
    const isOpaque = (rgba[at + 3] ?? 0) >= FIRST_OPAQUE;
    const bin = isOpaque ? ((red & 0xf8) << 7) | ((green & 0xf8) << 2) | (blue >> 3) : BIN_COUNT;
    const entry = bin << 2;
    bins[entry] = (bins[entry] ?? 0) + red;
    bins[entry + 1] = (bins[entry + 1] ?? 0) + green;
    bins[entry + 2] = (bins[entry + 2] ?? 0) + blue;
    bins[entry + 3] = (bins[entry + 3] ?? 0) + 1;
  }
  return bins;
}
