/**
 * Whether a mesh covers each place once. The area that a patch gives to a unit of u and v is a polynomial of degree
 * 5 × 5; a Bernstein polynomial lies between its least and greatest coefficient, so coefficients above zero prove
 * that the patch does not fold. Where they do not prove it, the patch is divided.
 */
import { groupedBy } from "#engine/bytes/grouped.ts";
import type { Mesh } from "./mesh.ts";
import { NUMBERS, type Patch, patchPlaces } from "./surface.ts";

/** Divisions after which a patch that is not proven counts as folded: pieces of an eighth of its side. */
const MAX_DIVISIONS = 3;
const DEGREE = 5;
const CUBIC = [1, 3, 3, 1];
const QUADRATIC = [1, 2, 1];
const QUINTIC = [1, 5, 10, 10, 5, 1];

/** Sixteen control points, x and y each. */
type Net = Float64Array;

/** Indexes of the cells of a mesh, row by row. */
export type Cells = readonly number[];

/**
 * Whether every patch is proven not to fold, even if the area at each place is only `share` of that of a cell of the
 * even grid: 0 asks for no more than the proof, and values of 1 and above exclude the even grid itself. Only `cells`
 * are looked at, by default all.
 */
export function isUnfolded(mesh: Mesh, share = 0, cells: Cells = cellsOf(mesh)): boolean {
  const least = share / ((mesh.columns - 1) * (mesh.rows - 1));
  return cells.every((cell) => isProven(netAt(mesh, cell), least, 1, MAX_DIVISIONS));
}

/** Splits the cells of two meshes of the same grid into those whose places differ and those whose places are equal. */
export function movedCells(before: Mesh, after: Mesh): { readonly moved: Cells; readonly still: Cells } {
  const isMoved = (cell: number): boolean => {
    const [a, b] = [netAt(before, cell), netAt(after, cell)];
    return a.some((value, index) => value !== b[index]);
  };
  const cells = groupedBy(cellsOf(before), isMoved);
  return { moved: cells.get(true) ?? [], still: cells.get(false) ?? [] };
}

function cellsOf({ columns, rows }: Mesh): Cells {
  return Array.from({ length: (columns - 1) * (rows - 1) }, (_, index) => index);
}

function netAt(mesh: Mesh, cell: number): Net {
  const across = mesh.columns - 1;
  return netOf(patchPlaces(mesh, cell % across, Math.floor(cell / across)));
}

function netOf(patch: Patch): Net {
  const net = new Float64Array(32);
  for (let point = 0; point < 16; point += 1) {
    net[2 * point] = patch[point * NUMBERS] ?? 0;
    net[2 * point + 1] = patch[point * NUMBERS + 1] ?? 0;
  }
  return net;
}

/** `part` is the share of the patch's parameters that the net has, in area. */
function isProven(net: Net, least: number, part: number, divisions: number): boolean {
  const areas = areaCoefficients(net);
  const wanted = least * part;
  if (areas.every((area) => area > wanted)) return true;
  // The corners are values of the polynomial itself.
  const corners = [0, DEGREE, DEGREE * (DEGREE + 1), DEGREE * (DEGREE + 2)];
  if (divisions === 0 || corners.some((corner) => (areas[corner] ?? 0) <= wanted)) return false;
  return halves(net, 1, 4).every((half) =>
    halves(half, 4, 1).every((quarter) => isProven(quarter, least, part / 4, divisions - 1)),
  );
}

/** Bernstein coefficients of the determinant of the derivatives. Written without arrays: it runs at each move of a drag. */
function areaCoefficients(net: Net): Float64Array {
  const sums = new Float64Array((DEGREE + 1) ** 2);
  for (let u = 0; u < 3; u += 1) {
    for (let v = 0; v < 4; v += 1) {
      const from = 2 * (4 * v + u);
      const acrossX = 3 * ((net[from + 2] ?? 0) - (net[from] ?? 0));
      const acrossY = 3 * ((net[from + 3] ?? 0) - (net[from + 1] ?? 0));
      const weight = (QUADRATIC[u] ?? 0) * (CUBIC[v] ?? 0);
      for (let toU = 0; toU < 4; toU += 1) {
        for (let toV = 0; toV < 3; toV += 1) {
          const below = 2 * (4 * toV + toU);
          const downX = 3 * ((net[below + 8] ?? 0) - (net[below] ?? 0));
          const downY = 3 * ((net[below + 9] ?? 0) - (net[below + 1] ?? 0));
          const area = acrossX * downY - acrossY * downX;
          const place = (v + toV) * (DEGREE + 1) + u + toU;
          sums[place] = (sums[place] ?? 0) + weight * (CUBIC[toU] ?? 0) * (QUADRATIC[toV] ?? 0) * area;
        }
      }
    }
  }
  for (let place = 0; place < sums.length; place += 1) {
    const weight = (QUINTIC[place % (DEGREE + 1)] ?? 1) * (QUINTIC[Math.floor(place / (DEGREE + 1))] ?? 1);
    sums[place] = (sums[place] ?? 0) / weight;
  }
  return sums;
}

/** Both halves of a net: `step` between the points of a line, `line` between lines. */
function halves(net: Net, step: number, line: number): readonly [Net, Net] {
  const [first, second] = [new Float64Array(32), new Float64Array(32)];
  for (let at = 0; at < 4; at += 1) {
    for (let axis = 0; axis < 2; axis += 1) {
      const index = (point: number): number => 2 * (at * line + point * step) + axis;
      const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((point) => net[index(point)]);
      const [ab, bc, cd] = [(a + b) / 2, (b + c) / 2, (c + d) / 2];
      const [abc, bcd] = [(ab + bc) / 2, (bc + cd) / 2];
      const middle = (abc + bcd) / 2;
      for (const [point, value] of [a, ab, abc, middle].entries()) first[index(point)] = value;
      for (const [point, value] of [middle, bcd, cd, d].entries()) second[index(point)] = value;
    }
  }
  return [first, second];
}
