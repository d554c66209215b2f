/** Symmetric meshes: one half is the mirror image of the other. */

import { transposed } from "./grid-changes.ts";
import { type Handles, type Mesh, type MeshVertex, mapVertices, type Point } from "./mesh.ts";

/** Across: the right half mirrors the left. Down: the lower half mirrors the upper. */
export type Symmetry = "across" | "down" | "both";

/** The mesh with mirrored vertices; the middle of an odd number is put on the axis. */
export function symmetricMesh(mesh: Mesh, symmetry: Symmetry): Mesh {
  const across = symmetry === "down" ? mesh : mirroredAcross(mesh);
  return symmetry === "across" ? across : transposed(mirroredAcross(transposed(across)));
}

function mirroredAcross(mesh: Mesh): Mesh {
  const { columns, vertices } = mesh;
  return mapVertices(mesh, (vertex, column, row) => {
    const source = vertices[row * columns + columns - 1 - column];
    if (2 * column < columns - 1 || source === undefined) return vertex;
    return 2 * column === columns - 1 ? onAxis(vertex) : mirrored(source);
  });
}

const flip = ([x, y]: Point): Point => [0 - x, y];

function mirrored({ at, color, handles }: MeshVertex): MeshVertex {
  const turned: Handles | undefined = handles && {
    left: flip(handles.right),
    right: flip(handles.left),
    up: flip(handles.up),
    down: flip(handles.down),
  };
  return { at: [1 - at[0], at[1]], color, ...(turned && { handles: turned }) };
}

function onAxis({ at, color, handles }: MeshVertex): MeshVertex {
  const turned: Handles | undefined = handles && {
    left: handles.left,
    right: flip(handles.left),
    up: [0, handles.up[1]],
    down: [0, handles.down[1]],
  };
  return { at: [0.5, at[1]], color, ...(turned && { handles: turned }) };
}
