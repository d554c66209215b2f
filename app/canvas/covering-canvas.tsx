import { type ComponentProps, useEffect, useRef, useState } from "react";
import { watchPixels } from "./canvas-pixels.ts";
import { type CanvasSize, DrawnCanvas } from "./drawn-canvas.tsx";

interface CoveringCanvasProps extends Omit<ComponentProps<typeof DrawnCanvas>, "pixels" | "ref"> {
  /** Maximum side in device pixels; a larger canvas is drawn at a lower resolution. */
  readonly mostSide: number;
}

/** A canvas in device pixels that is redrawn when its size changes. */
export function CoveringCanvas({ mostSide, ...rest }: CoveringCanvasProps) {
  const element = useRef<HTMLCanvasElement>(null);
  const [pixels, setPixels] = useState<CanvasSize>();
  useEffect(() => {
    const canvas = element.current;
    return canvas === null ? undefined : watchPixels(canvas, setPixels, mostSide);
  }, [mostSide]);
  return <DrawnCanvas ref={element} pixels={pixels} {...rest} />;
}
