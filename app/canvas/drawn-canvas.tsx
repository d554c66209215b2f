import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import type { RasterGamut } from "#engine/raster/raster.ts";

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

interface DrawnCanvasProps extends Omit<ComponentProps<"canvas">, "width" | "height" | "ref"> {
  /** Draws the complete content on an empty canvas. Must be the same function unless something changes. */
  readonly draw: (context: CanvasRenderingContext2D, size: CanvasSize) => void;
  /** Size in device pixels; undefined while it is unknown, which draws nothing. */
  readonly pixels: CanvasSize | undefined;
  /** RGB space of the canvas; it cannot change. */
  readonly gamut?: RasterGamut;
  readonly ref?: RefObject<HTMLCanvasElement | null>;
}

/**
 * A canvas that only the page can draw, such as that of an open picture. It is drawn once per change rather than per
 * render.
 */
export function DrawnCanvas({ draw, pixels, gamut = "srgb", ref, ...rest }: DrawnCanvasProps) {
  const own = useRef<HTMLCanvasElement>(null);
  const element = ref ?? own;
  const { width = 0, height = 0 } = pixels ?? {};
  useEffect(() => {
    const canvas = element.current;
    const context = width === 0 ? undefined : canvas?.getContext("2d", { colorSpace: gamut });
    if (!canvas || !context) return;
    // Setting either clears the canvas.
    canvas.width = width;
    canvas.height = height;
    draw(context, { width, height });
  }, [element, draw, width, height, gamut]);
  return <canvas ref={element} {...rest} />;
}
