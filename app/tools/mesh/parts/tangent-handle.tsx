import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import type { Point, Side } from "#engine/mesh/mesh.ts";
import { isCorner } from "#engine/mesh/tangents.ts";
import { ringPlace } from "./ring-place.ts";

interface TangentHandleProps {
  readonly tool: MeshTool;
  readonly side: Side;
  readonly from: Point;
  readonly offset: Point;
}

/** Where the end of a tangent was dragged to, and whether the opposite tangent stays. */
interface Dragged {
  readonly to: Point;
  readonly isAlone: boolean;
}

const ROOM = 8;
const STEP = 0.01;
const NAMES: Readonly<Record<Side, string>> = { left: "left", up: "up", right: "right", down: "down" };

/** The end of one tangent. The opposite one turns with it, unless the vertex is a corner or Alt is held. */
export function TangentHandle({ tool, side, from, offset }: TangentHandleProps) {
  const { committed, selected, loose, act, preview, cancelPreview } = tool;
  const isAlone = loose === selected || isCorner(committed.mesh, selected);
  const change = (dragged: Dragged) =>
    ({ type: "handle", index: selected, side, to: dragged.to, isMirrored: !dragged.isAlone }) as const;
  const handle = usePointHandle<Dragged>({
    value: { to: offset, isAlone },
    frameOf: (element) => element.closest("[data-stage]"),
    valueAt: (at, { clientX, clientY, box, value }) => ({
      to: [
        value.to[0] + (at.clientX - clientX) / box.width,
        value.to[1] + (at.clientY - clientY) / box.height,
      ],
      isAlone: isAlone || ("altKey" in at && at.altKey === true),
    }),
    valueBy: ({ to: [x, y] }, { right, up }) => ({ to: [x + right * STEP, y - up * STEP], isAlone }),
    onDrag: (value) => preview(change(value)),
    onCommit: (value) => act(change(value)),
    onCancel: cancelPreview,
  });
  const [x, y] = offset;
  const percent = (share: number): number => Math.round(share * 1000) / 10;
  return (
    <div
      className="mesh-end"
      style={ringPlace([from[0] + x, from[1] + y], ROOM)}
      role="slider"
      tabIndex={0}
      aria-label={`Tangent ${NAMES[side]} of vertex ${selected + 1}`}
      aria-valuemin={-150}
      aria-valuemax={150}
      aria-valuenow={percent(x)}
      aria-valuetext={`${percent(x)} % to the right, ${percent(y)} % down`}
      {...handle}
    />
  );
}
