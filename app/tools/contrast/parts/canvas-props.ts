import type { VisionChoice } from "#app/color/vision-choice.ts";
import type { PairReading } from "#app/tools/contrast/reading.ts";
import type { SurfaceSize } from "#app/tools/contrast/surface-size.ts";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import type { PhotoState } from "#app/tools/contrast/use-photo.ts";

/** Props of every view of the canvas. */
export interface CanvasProps {
  readonly tool: ContrastTool;
  readonly reading: PairReading;
  readonly size: SurfaceSize;
  /** Called when the "over" view was measured. */
  readonly onSize: (size: SurfaceSize) => void;
  readonly photo: PhotoState;
  readonly vision: VisionChoice;
}
