import { type CSSProperties, useMemo, useState } from "react";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { fittedBackground } from "#engine/mesh/write/write-mesh-css.ts";
import { useFit } from "./use-fit.ts";

/** The step of an arrow key, and the least distance of the seam from the edges, as shares of the canvas. */
const [STEP, EDGE] = [0.01, 0.04];

/** Shows the fitted CSS over the mesh, to the right of a seam that can be moved. */
export function Compare({ tool }: { readonly tool: MeshTool }) {
  const { mesh, layers } = tool.committed;
  const { fitted, problem, again } = useFit(mesh, layers);
  const [seam, setSeam] = useState(0.5);
  const background = useMemo(() => fitted && fittedBackground(fitted), [fitted]);
  const move = (to: number) => setSeam(Math.min(1 - EDGE, Math.max(EDGE, to)));
  const handle = usePointHandle<number>({
    value: seam,
    frameOf: (element) => element.closest("[data-stage]"),
    valueAt: (at, { clientX, box, value }) => value + (at.clientX - clientX) / box.width,
    valueBy: (value, { right }) => value + right * STEP,
    onDrag: move,
    onCommit: move,
    onCancel: () => undefined,
  });
  const percent = Math.round(seam * 100);
  return (
    <div className="mesh-compare" style={{ "--seam": `${100 * seam}%` } as CSSProperties}>
      <div
        className="mesh-compare-css"
        aria-hidden="true"
        data-waiting={background === undefined || undefined}
        style={{ backgroundColor: background?.color, backgroundImage: background?.image }}
      />
      <p className="mesh-compare-name">Mesh</p>
      <p className="mesh-compare-name mesh-compare-right" role="status">
        {problem === undefined ? (
          <>
            CSS, {layers} layers
            {fitted && <span className="t-value"> mean ΔE {(100 * fitted.mean).toFixed(1)}</span>}
          </>
        ) : (
          <PartProblem problem={problem} onAgain={again} />
        )}
      </p>
      <div
        className="mesh-seam"
        role="slider"
        tabIndex={0}
        aria-label="Seam between the mesh and CSS"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent} % from the left`}
        {...handle}
      />
    </div>
  );
}
