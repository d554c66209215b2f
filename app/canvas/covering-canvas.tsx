import { type ComponentProps, useEffect, useRef, useState } from "react";
import { watchPixels } from "./canvas-pixels.ts";
import { type CanvasSize, DrawnCanvas } from "./drawn-canvas.tsx";

interface CoveringCanvasProps extends Omit<ComponentProps<typeof DrawnCanvas>, "pixels" | "ref"> {
  /** With more pixels of the device than this a side, it is drawn smaller. */
  readonly mostSide: number;
}

/** Drawn at the pixels of the device that it covers, and again when their number changes. */
export function CoveringCanvas({ mostSide, ...rest }: CoveringCanvasProps) {
  const element = useRef<HTMLCanvasElement>(null);
  const [pixels, setPixels] = useState<CanvasSize>();
  useEffect(() => {
    const canvas = element.current;
    return canvas === null ? undefined : watchPixels(canvas, setPixels, mostSide);
  }, [mostSide]);
  return <DrawnCanvas ref={element} pixels={pixels} {...rest} />;
}
