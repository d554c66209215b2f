/**
 * A mesh as design tokens (https://tr.designtokens.org/format/#color): a color for each vertex, since the format has no
 * meshes; the grid is in an extension, from which the same mesh is read again.
 */
import { TOKENS_VENDOR } from "#engine/bytes/written-by.ts";
import { formatHex } from "#engine/format/format.ts";
import { isUnfolded } from "#engine/mesh/folds.ts";
import {
  type Handles,
  MAX_SIDE,
  type Mesh,
  type MeshVertex,
  MIN_SIDE,
  type Point,
  SIDES,
} from "#engine/mesh/mesh.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";

const EXTENSION = `${TOKENS_VENDOR}.mesh`;
const LAST_DIGITS = 1e9;

/** JSON; `name` is that of the group. Colors are OKLab with nine decimals. */
export function writeMeshTokens(mesh: Mesh, name: string): string {
  const tokens = Object.fromEntries(
    mesh.vertices.map(({ color }, index) => [
      `${Math.floor(index / mesh.columns) + 1}-${(index % mesh.columns) + 1}`,
      { $type: "color", $value: { colorSpace: "oklab", components: labOf(color), hex: formatHex(color) } },
    ]),
  );
  const extension = {
    columns: mesh.columns,
    rows: mesh.rows,
    isSmooth: mesh.isSmooth,
    vertices: mesh.vertices.map(({ at, color, handles }) => ({
      at: at.map(rounded),
      oklab: labOf(color),
      ...(handles && { handles: SIDES.map((side) => handles[side].map(rounded)) }),
    })),
  };
  const group = { ...tokens, $extensions: { [EXTENSION]: extension } };
  return `${JSON.stringify({ [name]: group }, undefined, 2)}\n`;
}

export type ReadMesh =
  | { readonly ok: true; readonly mesh: Mesh }
  | { readonly ok: false; readonly message: string };

const NO_MESH = "There is no mesh in this file.";

/**
 * Reads what `writeMeshTokens` writes. Never throws; a mesh that folds or has wrong numbers is refused.
 *
 * @internal The reader that tests hold against the writer.
 */
export function readMeshTokens(text: string): ReadMesh {
  const file = parsed(text);
  for (const group of Object.values(recordOf(file))) {
    const extension = recordOf(recordOf(recordOf(group).$extensions)[EXTENSION]);
    const { columns, rows, isSmooth, vertices } = extension;
    if (!isSide(columns) || !isSide(rows) || !Array.isArray(vertices)) continue;
    const read = vertices.map(readVertex);
    if (read.length !== columns * rows || read.includes(undefined))
      return { ok: false, message: "A vertex of this mesh is missing or cannot be read." };
    const mesh: Mesh = {
      columns,
      rows,
      isSmooth: isSmooth !== false,
      vertices: read.flatMap((vertex) => vertex ?? []),
    };
    return isUnfolded(mesh) ? { ok: true, mesh } : { ok: false, message: "This mesh folds over itself." };
  }
  return { ok: false, message: NO_MESH };
}

function readVertex(given: unknown): MeshVertex | undefined {
  const { at, oklab, handles } = recordOf(given);
  const [place, coords] = [numbersOf(at, 2), numbersOf(oklab, 3)];
  if (place === undefined || coords === undefined) return undefined;
  const [lightness = 0, a = 0, b = 0] = coords;
  const color: Color = { space: "oklab", coords: [lightness, a, b], alpha: 1 };
  if (handles === undefined) return { at: pointOf(place), color };
  const points = Array.isArray(handles) ? handles.map((handle: unknown) => numbersOf(handle, 2)) : [];
  const [left, up, right, down] = points;
  if (points.length !== SIDES.length || !left || !up || !right || !down) return undefined;
  const read: Handles = { left: pointOf(left), up: pointOf(up), right: pointOf(right), down: pointOf(down) };
  return { at: pointOf(place), color, handles: read };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function numbersOf(value: unknown, count: number): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length !== count) return undefined;
  const numbers = value.filter((part): part is number => typeof part === "number" && Math.abs(part) <= 10);
  return numbers.length === count ? numbers : undefined;
}

function isSide(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= MIN_SIDE && value <= MAX_SIDE;
}

function pointOf([x = 0, y = 0]: readonly number[]): Point {
  return [x, y];
}

function labOf(color: Color): readonly [number, number, number] {
  const { lightness, a, b } = colorToOklab(color);
  return [rounded(lightness), rounded(a), rounded(b)];
}

function rounded(value: number): number {
  return Math.round(value * LAST_DIGITS) / LAST_DIGITS + 0;
}
