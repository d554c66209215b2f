/** Lookup tables of both kernels, so that neither computes powers. They are computed once, in double precision. */
import { P3_TO_LMS, SRGB_TO_LMS } from "#engine/space/oklab.ts";
import { LINEAR_OF_BYTE, type Matrix } from "#engine/space/rgb-spaces.ts";
import { CELL_BYTES, LIGHT_OF_STEP } from "#engine/space/srgb-light.ts";
import type { PixelGamut } from "./pixel-kernel.ts";

export interface KernelTables {
  /**
   * [l, m, s, 0] for each byte of red, then of green, then of blue: its contribution to the cone responses. Both
   * gamuts share the transfer function.
   */
  readonly cones: Readonly<Record<PixelGamut, Float32Array<ArrayBuffer>>>;
  /** The first byte of each cell of light (see srgb-light.ts), and the light from which the next byte applies. */
  readonly cellBytes: Uint8Array<ArrayBuffer>;
  readonly cellSteps: Float32Array<ArrayBuffer>;
  /** [a, b, c, 0] of each piece of the cube root a + (b + c x) x: the first is for 0, the next begins at 2⁻¹⁶. */
  readonly roots: Float32Array<ArrayBuffer>;
}

/** Pieces of the cube root per octave; with 32 the error of the parabola is below the precision of a 32-bit float. */
const PIECES = 32;
/**
 * The dimmest cone response of a byte is 1.56e-5, in the octave of 2⁻¹⁶; the brightest is 1, apart from
 * round-off.
 */
const OCTAVES = 16;
/**
 * Shifting a float's bits right by this removes the part of the mantissa within a piece, which leaves the
 * index of the piece.
 */
export const MANTISSA_REST = 23 - Math.log2(PIECES);
export const BEFORE_FIRST_PIECE = (127 - OCTAVES) * PIECES - 1;

let made: KernelTables | undefined;

/** The tables of both kernels, computed on the first call and cached. */
export function kernelTables(): KernelTables {
  made ??= {
    cones: { srgb: coneTable(SRGB_TO_LMS), "display-p3": coneTable(P3_TO_LMS) },
    cellBytes: CELL_BYTES,
    cellSteps: Float32Array.from(CELL_BYTES, (byte) => LIGHT_OF_STEP[byte + 1] ?? Number.POSITIVE_INFINITY),
    roots: rootTable(),
  };
  return made;
}

function coneTable(toLms: Matrix): Float32Array<ArrayBuffer> {
  const table = new Float32Array(3 * 256 * 4);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let byte = 0; byte < 256; byte += 1) {
      // Rounded here as well as after the product, to match a product of two 32-bit floats.
      const light = Math.fround(LINEAR_OF_BYTE[byte] ?? 0);
      for (const [cone, row] of toLms.entries()) {
        table[(channel * 256 + byte) * 4 + cone] = light * Math.fround(row[channel] ?? 0);
      }
    }
  }
  return table;
}

function rootTable(): Float32Array<ArrayBuffer> {
  const table = new Float32Array((OCTAVES * PIECES + 2) * 4);
  for (let piece = 0; piece <= OCTAVES * PIECES; piece += 1) {
    const octave = 2 ** (Math.floor(piece / PIECES) - OCTAVES);
    table.set(parabola(octave * (1 + (piece % PIECES) / PIECES), octave / PIECES), (piece + 1) * 4);
  }
  return table;
}

/** The parabola through the cube root at the three Chebyshev nodes of a piece. */
function parabola(start: number, width: number): [a: number, b: number, c: number] {
  const node = (turn: number): number => start + (width / 2) * (1 + Math.cos((turn * Math.PI) / 6));
  const [x, y, z] = [node(5), node(3), node(1)];
  const slope = (p: number, q: number): number => (Math.cbrt(q) - Math.cbrt(p)) / (q - p);
  const c = (slope(y, z) - slope(x, y)) / (z - x);
  const b = slope(x, y) - c * (x + y);
  return [Math.cbrt(x) - (b + c * x) * x, b, c];
}
