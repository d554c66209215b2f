import { part } from "#app/ui/part.tsx";
import type { CanvasProps } from "./canvas-props.ts";
import { SampleView } from "./sample-view.tsx";

const WAIT = { fallback: <div className="part-wait part-wait-fill" /> };
const MatrixView = part("MatrixView", () => import("./matrix-view.tsx"), WAIT);
const OverView = part("OverView", () => import("./over-view.tsx"), WAIT);

export function Canvas(props: CanvasProps) {
  const { view } = props.tool.document;
  return (
    <>
      {view === "sample" && <SampleView {...props} />}
      {view === "palette" && <MatrixView {...props} />}
      {view === "over" && <OverView {...props} />}
    </>
  );
}
