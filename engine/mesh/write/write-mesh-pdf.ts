/**
 * A mesh as a PDF of one page, with a tensor-product patch mesh (ISO 32000-2, 8.7.4.5.8, shading type 7). Readers blend
 * the corner colors of a patch in sRGB, so patches are divided until that is near to OKLab.
 */

import { PDFDocument, PDFName } from "pdf-lib";
import { PRODUCER } from "#engine/bytes/written-by.ts";
import { labOfSrgb } from "#engine/mesh/fit/fit-target.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { evaluatePatch, NUMBERS, type Patch, surfaceOf } from "#engine/mesh/surface.ts";
import { oklabToLinearSrgb } from "#engine/space/oklab.ts";
import { linearToSrgb } from "#engine/space/rgb-spaces.ts";

export interface MeshPdf {
  readonly bytes: Uint8Array;
  /** Parts of each patch in each direction. */
  readonly divisions: number;
  /** Mean and greatest ΔEOK inside the parts between the blend in sRGB and the mesh, before rounding. */
  readonly mean: number;
  readonly max: number;
}

export interface PdfOptions {
  /** Of the page, in points. */
  readonly size: readonly [width: number, height: number];
  readonly title: string;
}

const DIVISIONS = [2, 3, 4, 6, 7, 8, 9, 10, 12, 14, 16] as const;
/** Mean ΔEOK to reach: MSH-1 asks for 0.0035, and readers add what they draw in 8 bits and flat pieces (Poppler: 0.002). */
const WANTED = 0.001;
/** Parts along the longer side of the page: readers draw large ones less exactly. */
const MIN_PARTS = 8;

/** Range of the coordinates in shares of the box: handles may reach beyond it. */
const [FIRST, LAST] = [-2, 3];
const MAX_COORDINATE = 2 ** 32 - 1;
const MAX_COMPONENT = 2 ** 16 - 1;
/** Flag, 16 points of two 32-bit coordinates, 4 colors of three 16-bit components. */
const PATCH_BYTES = 1 + 16 * 8 + 4 * 6;

/** The order of the control points in the file, as indices `4 * row + column` from the corner at the top left. */
export const PDF_ORDER = [0, 1, 2, 3, 7, 11, 15, 14, 13, 12, 8, 4, 5, 6, 10, 9] as const;

/** The page is the box; the same mesh gives the same bytes. Colors outside sRGB are clipped. */
export async function writeMeshPdf(mesh: Mesh, { size, title }: PdfOptions): Promise<MeshPdf> {
  const { patches } = surfaceOf(mesh);
  const least = MIN_PARTS / (Math.max(mesh.columns, mesh.rows) - 1);
  const tried =
    DIVISIONS.find((count) => count >= least && blendDifference(patches, count).mean <= WANTED) ?? 16;
  const pdf = await PDFDocument.create();
  const date = new Date(Date.UTC(2026, 0, 1));
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  pdf.setTitle(title);
  pdf.setProducer(PRODUCER);
  const page = pdf.addPage([size[0], size[1]]);
  const { context } = pdf;
  const shading = context.register(
    context.flateStream(patchData(patches, tried), {
      ShadingType: 7,
      ColorSpace: "DeviceRGB",
      BitsPerCoordinate: 32,
      BitsPerComponent: 16,
      BitsPerFlag: 8,
      Decode: [FIRST, LAST, FIRST, LAST, 0, 1, 0, 1, 0, 1],
      AntiAlias: false,
    }),
  );
  page.node.set(PDFName.of("Resources"), context.obj({ Shading: { Mesh: shading } }));
  // From shares of the box, with y down, to points.
  const content = `q ${size[0]} 0 0 ${-size[1]} 0 ${size[1]} cm /Mesh sh Q`;
  page.node.set(PDFName.of("Contents"), context.register(context.stream(content)));
  return { bytes: await pdf.save(), divisions: tried, ...blendDifference(patches, tried) };
}

/** Difference inside the parts, at places that are no corners: nine a part. */
function blendDifference(patches: readonly Patch[], divisions: number): { mean: number; max: number } {
  let [sum, max, count] = [0, 0, 0];
  for (const patch of patches) {
    for (let row = 0; row < divisions; row += 1) {
      for (let column = 0; column < divisions; column += 1) {
        const corner = (u: number, v: number) =>
          encodedAt(patch, (column + u) / divisions, (row + v) / divisions);
        const [p, q, r, s] = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)];
        for (const u of [1 / 6, 0.5, 5 / 6]) {
          for (const v of [1 / 6, 0.5, 5 / 6]) {
            const mix = [0, 1, 2].map(
              (at) =>
                ((p[at] ?? 0) * (1 - u) + (q[at] ?? 0) * u) * (1 - v) +
                ((r[at] ?? 0) * (1 - u) + (s[at] ?? 0) * u) * v,
            );
            const [first, second] = [mix, corner(u, v)].map((rgb) =>
              labOfSrgb(rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0),
            );
            const delta = Math.hypot(
              ...[0, 1, 2].map((at) => (first?.[at as 0] ?? 0) - (second?.[at as 0] ?? 0)),
            );
            sum += delta;
            max = Math.max(max, delta);
            count += 1;
          }
        }
      }
    }
  }
  return { mean: sum / count, max };
}

/** Red, green and blue of 0 to 1. */
function encodedAt(patch: Patch, u: number, v: number): readonly number[] {
  const out = new Float64Array(NUMBERS);
  evaluatePatch(patch, u, v, out);
  return oklabToLinearSrgb(out[2] ?? 0, out[3] ?? 0, out[4] ?? 0).map((light) =>
    Math.min(1, Math.max(0, linearToSrgb(light))),
  );
}

function patchData(patches: readonly Patch[], divisions: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(patches.length * divisions ** 2 * PATCH_BYTES));
  let at = 0;
  const write = (net: Float64Array, colors: readonly (readonly number[])[]): void => {
    view.setUint8(at, 0);
    at += 1;
    for (const point of PDF_ORDER) {
      for (const axis of [0, 1]) {
        const share = ((net[2 * point + axis] ?? 0) - FIRST) / (LAST - FIRST);
        view.setUint32(at, Math.round(Math.min(1, Math.max(0, share)) * MAX_COORDINATE));
        at += 4;
      }
    }
    for (const part of colors.flat()) {
      view.setUint16(at, Math.round(part * MAX_COMPONENT));
      at += 2;
    }
  };
  for (const patch of patches) {
    for (let row = 0; row < divisions; row += 1) {
      for (let column = 0; column < divisions; column += 1) {
        const [u, v] = [column / divisions, row / divisions];
        const [toU, toV] = [(column + 1) / divisions, (row + 1) / divisions];
        // In the order of the corners in the file: points 0, 3, 15 and 12 of the net.
        const colors = [
          encodedAt(patch, u, v),
          encodedAt(patch, toU, v),
          encodedAt(patch, toU, toV),
          encodedAt(patch, u, toV),
        ];
        write(partOf(patch, [u, toU], [v, toV]), colors);
      }
    }
  }
  return new Uint8Array(view.buffer);
}

/** Control points of a part of the patch, x and y each. */
function partOf(
  patch: Patch,
  across: readonly [number, number],
  down: readonly [number, number],
): Float64Array {
  const net = new Float64Array(32);
  for (const axis of [0, 1]) {
    const rows = [0, 1, 2, 3].map((row) =>
      segment(
        [0, 1, 2, 3].map((column) => patch[(4 * row + column) * NUMBERS + axis] ?? 0),
        across,
      ),
    );
    for (let column = 0; column < 4; column += 1) {
      const points = segment(
        rows.map((row) => row[column] ?? 0),
        down,
      );
      for (const [row, value] of points.entries()) net[2 * (4 * row + column) + axis] = value;
    }
  }
  return net;
}

/** Control points of the part of a cubic from one parameter to the other, by its polar form. */
function segment(points: readonly number[], [from, to]: readonly [number, number]): readonly number[] {
  const polar = (r: number, s: number, t: number): number => {
    const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
    const [a = 0, b = 0, c = 0, d = 0] = points;
    const [ab, bc, cd] = [mix(a, b, r), mix(b, c, r), mix(c, d, r)];
    return mix(mix(ab, bc, s), mix(bc, cd, s), t);
  };
  return [polar(from, from, from), polar(from, from, to), polar(from, to, to), polar(to, to, to)];
}
