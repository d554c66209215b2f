import { useMemo } from "react";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { formatHex } from "#engine/format/format.ts";
import { handlesOf, type Mesh, type Point, SIDES, type Side, vertexAt } from "#engine/mesh/mesh.ts";
import { TangentHandle } from "./tangent-handle.tsx";
import { VertexHandle, type VertexKind } from "./vertex-handle.tsx";

interface NetProps {
  readonly tool: MeshTool;
  /** The mesh with the colors as the vision simulation shows them. */
  readonly seen: Mesh;
  readonly hasLines: boolean;
}

/** The lines of the net, the vertices as rings, and the tangents of the selected one. */
export function Net({ tool, seen, hasLines }: NetProps) {
  const { document, selected, act, preview, cancelPreview, select } = tool;
  const { mesh, locked = [] } = document;
  const { columns, rows } = mesh;
  const lines = useMemo(() => (hasLines ? netPath(mesh) : ""), [mesh, hasLines]);
  const [column, row] = [selected % columns, Math.floor(selected / columns)];
  const vertex = mesh.vertices[selected];
  const handles = handlesOf(mesh, column, row);
  const sides = SIDES.filter((side) => hasNeighbor(side, column, row, mesh));
  const tangents =
    vertex === undefined
      ? ""
      : sides.map((side) => `M${at(vertex.at)}L${at(plus(vertex.at, handles[side]))}`).join("");
  return (
    <>
      <svg className="mesh-lines" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        <path className="mesh-line-halo" d={lines} />
        <path className="mesh-line" d={lines} />
        <path className="mesh-tangent-halo" d={tangents} />
        <path className="mesh-tangent" d={tangents} />
      </svg>
      {mesh.vertices.map(({ at: [x, y], color }, index) => (
        <VertexHandle
          key={index}
          index={index}
          x={x}
          y={y}
          color={formatHex(seen.vertices[index]?.color ?? color)}
          label={`Vertex ${index + 1}, row ${Math.floor(index / columns) + 1}, column ${(index % columns) + 1}, ${formatHex(color).toUpperCase()}`}
          kind={kindOf(index, columns, rows)}
          isSelected={index === selected}
          isLocked={locked.includes(index)}
          act={act}
          preview={preview}
          cancelPreview={cancelPreview}
          select={select}
        />
      ))}
      {vertex !== undefined &&
        sides.map((side) => (
          <TangentHandle key={side} tool={tool} side={side} from={vertex.at} offset={handles[side]} />
        ))}
    </>
  );
}

function kindOf(index: number, columns: number, rows: number): VertexKind {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const isSide = column === 0 || column === columns - 1;
  const isEnd = row === 0 || row === rows - 1;
  if (isSide && isEnd) return "corner";
  return isSide || isEnd ? "edge" : "inside";
}

function hasNeighbor(side: Side, column: number, row: number, { columns, rows }: Mesh): boolean {
  switch (side) {
    case "left":
      return column > 0;
    case "right":
      return column < columns - 1;
    case "up":
      return row > 0;
    case "down":
      return row < rows - 1;
  }
}

/** Path data of the lines inside the mesh, in thousandths of the box; the lines on the edge are not drawn. */
function netPath(mesh: Mesh): string {
  const { columns, rows } = mesh;
  const curves: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const from = vertexAt(mesh, column, row).at;
      const handles = handlesOf(mesh, column, row);
      if (column < columns - 1 && row > 0 && row < rows - 1) {
        const to = vertexAt(mesh, column + 1, row).at;
        const back = handlesOf(mesh, column + 1, row).left;
        curves.push(`M${at(from)}C${at(plus(from, handles.right))} ${at(plus(to, back))} ${at(to)}`);
      }
      if (row < rows - 1 && column > 0 && column < columns - 1) {
        const to = vertexAt(mesh, column, row + 1).at;
        const back = handlesOf(mesh, column, row + 1).up;
        curves.push(`M${at(from)}C${at(plus(from, handles.down))} ${at(plus(to, back))} ${at(to)}`);
      }
    }
  }
  return curves.join("");
}

function at([x, y]: Point): string {
  return `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
}

function plus(one: Point, other: Point): Point {
  return [one[0] + other[0], one[1] + other[1]];
}
