import { type CSSProperties, memo } from "react";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import type { Point } from "#engine/mesh/mesh.ts";
import { ringPlace } from "./ring-place.ts";

/** A corner of the mesh cannot be moved, and a vertex of an edge moves along it. */
export type VertexKind = "corner" | "edge" | "inside";

interface VertexHandleProps extends Pick<MeshTool, "act" | "preview" | "cancelPreview" | "select"> {
  readonly index: number;
  /** The place, as shares of the box. */
  readonly x: number;
  readonly y: number;
  /** Hex code of the color as the vision simulation shows it. */
  readonly color: string;
  readonly label: string;
  readonly kind: VertexKind;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
}

/** Least distance of a ring from the edge of the canvas, px. */
const ROOM = 16;
/** A step of an arrow key, as a share of the box. */
const STEP = 0.01;

const frameOf = (handle: HTMLElement): Element | null => handle.closest("[data-stage]");
const percent = (share: number): number => Math.round(share * 1000) / 10;

/** One vertex as a ring. During a drag only the ring that moves is rendered again. */
export const VertexHandle = memo(function VertexHandle(props: VertexHandleProps) {
  const { index, x, y, color, label, kind, isSelected, isLocked, act, preview, cancelPreview, select } =
    props;
  const handle = usePointHandle<Point>({
    value: [x, y],
    frameOf,
    valueAt: (at, { clientX, clientY, box, value }) => [
      value[0] + (at.clientX - clientX) / box.width,
      value[1] + (at.clientY - clientY) / box.height,
    ],
    valueBy: ([left, top], { right, up }) => [left + right * STEP, top - up * STEP],
    onDrag: (to) => preview({ type: "move", index, to }),
    onCommit: (to) => act({ type: "move", index, to }),
    onCancel: cancelPreview,
  });
  return (
    <div
      className="mesh-vertex"
      data-kind={kind}
      data-selected={isSelected || undefined}
      data-locked={isLocked || undefined}
      style={{ ...ringPlace([x, y], ROOM), "--c": color } as CSSProperties}
      role="slider"
      tabIndex={0}
      aria-label={isLocked ? `${label}, locked` : label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(x)}
      aria-valuetext={`${percent(x)} % from the left, ${percent(y)} % from above`}
      onFocus={() => select(index)}
      {...handle}
    />
  );
});
