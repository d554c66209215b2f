import { useEffect, useRef } from "react";
import { drawCover } from "#app/tools/contrast/photo-pixels.ts";
import type { Photo } from "#app/tools/contrast/use-photo.ts";

/** More pixels than this a side are not seen. */
const MOST_SIDE = 2400;

/** The picture, covering the canvas. */
export function PhotoCanvas({ photo, width, height }: { photo: Photo; width: number; height: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const scale = Math.min(window.devicePixelRatio, MOST_SIDE / Math.max(width, height));
    element.width = Math.round(width * scale);
    element.height = Math.round(height * scale);
    drawCover(context, photo.bitmap, element.width, element.height);
  }, [photo, width, height]);
  return <canvas ref={canvas} role="img" aria-label={`Picture ${photo.name}`} />;
}
