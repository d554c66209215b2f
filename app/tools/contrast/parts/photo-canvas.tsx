import { useCallback } from "react";
import { CoveringCanvas } from "#app/canvas/covering-canvas.tsx";
import type { CanvasSize } from "#app/canvas/drawn-canvas.tsx";
import { drawCover } from "#app/tools/contrast/photo-pixels.ts";
import type { Photo } from "#app/tools/contrast/use-photo.ts";

/** Larger canvases show no visible difference. */
const MAX_SIDE = 2400;

/** The picture, covering the canvas. */
export function PhotoCanvas({ photo }: { photo: Photo }) {
  const { bitmap, name } = photo;
  const draw = useCallback(
    (context: CanvasRenderingContext2D, { width, height }: CanvasSize) =>
      drawCover(context, bitmap, width, height),
    [bitmap],
  );
  return <CoveringCanvas draw={draw} mostSide={MAX_SIDE} role="img" aria-label={`Picture ${name}`} />;
}
