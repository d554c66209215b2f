import { lazy, Suspense } from "react";
import type { CanvasProps } from "./canvas-props.ts";
import { SampleView } from "./sample-view.tsx";

const MatrixView = lazy(async () => ({ default: (await import("./matrix-view.tsx")).MatrixView }));
const OverView = lazy(async () => ({ default: (await import("./over-view.tsx")).OverView }));

export function Canvas(props: CanvasProps) {
  const { view } = props.tool.document;
  return (
    <Suspense fallback={<div className="contrast-wait" />}>
      {view === "sample" && <SampleView {...props} />}
      {view === "palette" && <MatrixView {...props} />}
      {view === "over" && <OverView {...props} />}
    </Suspense>
  );
}
