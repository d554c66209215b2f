import type { VisionChoice } from "#app/color/vision-choice.ts";
import { VisionSection } from "#app/color/vision-section.tsx";
import type { Color } from "#engine/space/color.ts";
import { SurroundSection } from "./surround-section.tsx";

interface CanvasPanelProps {
  readonly colors: readonly Color[];
  /** Undefined if the canvas shows a picture, which is not simulated. */
  readonly vision: VisionChoice | undefined;
  readonly onVision: (vision: VisionChoice) => void;
}

/** The panel for the view of the canvas: simulated color vision and surround. Copied colors are not affected. */
export function CanvasPanel({ colors, vision, onVision }: CanvasPanelProps) {
  return (
    <>
      {vision && <VisionSection colors={colors} vision={vision} onVision={onVision} />}
      <SurroundSection />
    </>
  );
}
