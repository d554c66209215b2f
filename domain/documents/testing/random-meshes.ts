/**
 * Random documents of the Mesh Gradient Generator that survive a round trip through their address; see
 * random-documents.ts.
 */
import fc from "fast-check";
import {
  linkedMesh,
  MESH_LAYERS,
  MESH_VIEWS,
  type MeshDocument,
} from "#domain/documents/mesh/mesh-document.ts";
import { isUnfolded } from "#engine/mesh/folds.ts";
import { handlesOf, type Mesh, mapVertices } from "#engine/mesh/mesh.ts";
import { meshFromColors } from "#engine/mesh/starts.ts";
import { linkedColor, seed } from "./linked-color.ts";

const opaque = linkedColor.filter(({ alpha }) => alpha === 1);
const side = fc.integer({ min: 2, max: 8 });
const percent = fc.integer({ min: 0, max: 100 });
const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);

const meshes: fc.Arbitrary<Mesh> = fc
  .record({
    columns: side,
    rows: side,
    colors: fc.array(opaque, { minLength: 1, maxLength: 64 }),
    seed: fc.string(),
    warp: percent,
    handled: fc.nat(3),
    isSmooth: fc.boolean(),
  })
  .map(({ columns, rows, colors, seed: drawn, warp, handled, isSmooth }) => {
    const mesh = meshFromColors(colors, { columns, rows }, drawn, warp / 100);
    // Some vertices with handles of their own.
    const withHandles = mapVertices(mesh, (vertex, column, row) =>
      (column + row) % 4 < handled ? { ...vertex, handles: handlesOf(mesh, column, row) } : vertex,
    );
    return linkedMesh({ ...withHandles, isSmooth });
  })
  .filter((mesh) => isUnfolded(mesh));

export const MESHES: fc.Arbitrary<MeshDocument> = fc.record({
  mesh: meshes,
  points: fc.array(fc.record({ at: fc.tuple(share, share), color: opaque }), { maxLength: 24 }),
  locked: fc.option(
    fc
      .uniqueArray(fc.nat(63), { minLength: 1, maxLength: 64 })
      .map((indices) => indices.toSorted((one, other) => one - other)),
    { nil: undefined },
  ),
  seed: fc.oneof(fc.constant(""), seed),
  warp: percent,
  grain: percent,
  motion: percent,
  seconds: fc.integer({ min: 2, max: 20 }),
  layers: fc.constantFrom(...MESH_LAYERS),
  view: fc.constantFrom(...MESH_VIEWS),
  title: fc.string({ maxLength: 80 }),
});
