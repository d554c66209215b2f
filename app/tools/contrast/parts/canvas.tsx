import { lazy, Suspense } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import type { PairReading } from "#app/tools/contrast/reading.ts";
import type { SurfaceSize } from "#app/tools/contrast/surface-size.ts";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import type { PhotoState } from "#app/tools/contrast/use-photo.ts";
import { SampleView } from "./sample-view.tsx";

const MatrixView = lazy(async () => ({ default: (await import("./matrix-view.tsx")).MatrixView }));
const OverView = lazy(async () => ({ default: (await import("./over-view.tsx")).OverView }));

export interface CanvasProps {
  readonly tool: ContrastTool;
  readonly reading: PairReading;
  readonly size: SurfaceSize;
  /** The over view was measured. */
  readonly onSize: (size: SurfaceSize) => void;
  readonly photo: PhotoState;
  readonly vision: VisionChoice;
}

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
