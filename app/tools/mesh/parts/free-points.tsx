import type { CSSProperties } from "react";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Point } from "#engine/mesh/mesh.ts";
import { ringPlace } from "./ring-place.ts";

/** The free points as rings: the colors of the mesh are computed from those of the points. */
export function FreePoints({ tool }: { readonly tool: MeshTool }) {
  return tool.document.points.map((_, index) => <FreePoint key={index} tool={tool} index={index} />);
}

const STEP = 0.01;
const ROOM = 16;

function FreePoint({ tool, index }: { readonly tool: MeshTool; readonly index: number }) {
  const { document, committed, selected, select, remake, previewRemake, cancelPreview } = tool;
  const point = document.points[index];
  const [x, y] = point?.at ?? [0, 0];
  const moved = ([left, top]: Point) => {
    const held = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
    return {
      type: "points",
      points: committed.points.map((other, place) =>
        place === index ? { ...other, at: [held(left), held(top)] as const } : other,
      ),
    } as const;
  };
  const handle = usePointHandle<Point>({
    value: [x, y],
    frameOf: (element) => element.closest("[data-stage]"),
    valueAt: (at, { clientX, clientY, box, value }) => [
      value[0] + (at.clientX - clientX) / box.width,
      value[1] + (at.clientY - clientY) / box.height,
    ],
    valueBy: ([left, top], { right, up }) => [left + right * STEP, top - up * STEP],
    onDrag: (to) => void previewRemake(moved(to)),
    onCommit: (to) => void remake(moved(to)),
    onCancel: cancelPreview,
  });
  if (point === undefined) return null;
  const percent = (share: number): number => Math.round(share * 1000) / 10;
  return (
    <div
      className="mesh-vertex"
      data-kind="inside"
      data-selected={index === selected || undefined}
      style={{ ...ringPlace(point.at, ROOM), "--c": formatHex(point.color) } as CSSProperties}
      role="slider"
      tabIndex={0}
      aria-label={`Point ${index + 1}, ${formatHex(point.color).toUpperCase()}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(x)}
      aria-valuetext={`${percent(x)} % from the left, ${percent(y)} % from above`}
      onFocus={() => select(index)}
      {...handle}
      onKeyDown={(event) => {
        if (event.key !== "Delete" && event.key !== "Backspace") {
          handle.onKeyDown(event);
          return;
        }
        event.preventDefault();
        if (committed.points.length > 1)
          void remake({
            type: "points",
            points: committed.points.filter((_other, place) => place !== index),
          });
      }}
    />
  );
}
