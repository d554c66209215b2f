/** Tables both kernels read, so that no arithmetic of powers is left in them: they are made once, in double precision. */
import { SRGB_TO_LMS } from "#engine/space/oklab.ts";
import { LINEAR_OF_BYTE } from "#engine/space/rgb-spaces.ts";
import { CELL_BYTES, LIGHT_OF_STEP } from "#engine/space/srgb-light.ts";

export interface KernelTables {
  /** [l, m, s, 0] for each byte of red, then of green, then of blue: its share of the cone responses. */
  readonly cones: Float32Array<ArrayBuffer>;
  /** The byte each cell of light begins with (see srgb-light.ts), and the light from which it is the next one. */
  readonly cellBytes: Uint8Array<ArrayBuffer>;
  readonly cellSteps: Float32Array<ArrayBuffer>;
  /** [a, b, c, 0] of each piece of the cube root, a + (b + c x) x: the first is for 0, the next begins at 2⁻¹⁶. */
  readonly roots: Float32Array<ArrayBuffer>;
}

/** Pieces of the cube root in an octave; at 32 the parabola is off by less than a 32-bit float can tell. */
const PIECES = 32;
/** The dimmest cone response of a byte is 1.56e-5, in the octave of 2⁻¹⁶; the brightest is 1, give or take round-off. */
const OCTAVES = 16;
/** A float's bits without the part of the mantissa inside a piece, less this, count the pieces. */
export const MANTISSA_REST = 23 - Math.log2(PIECES);
export const BEFORE_FIRST_PIECE = (127 - OCTAVES) * PIECES - 1;

let made: KernelTables | undefined;

/** The tables both kernels read, made at the first call and kept. */
export function kernelTables(): KernelTables {
  made ??= {
    cones: coneTable(),
    cellBytes: CELL_BYTES,
    cellSteps: Float32Array.from(CELL_BYTES, (byte) => LIGHT_OF_STEP[byte + 1] ?? Number.POSITIVE_INFINITY),
    roots: rootTable(),
  };
  return made;
}

function coneTable(): Float32Array<ArrayBuffer> {
  const table = new Float32Array(3 * 256 * 4);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let byte = 0; byte < 256; byte += 1) {
      // Rounded here as well as after the product, as a product of two 32-bit floats would be.
      const light = Math.fround(LINEAR_OF_BYTE[byte] ?? 0);
      for (const [cone, row] of SRGB_TO_LMS.entries()) {
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
