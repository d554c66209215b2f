import { type ComponentProps, type RefObject, useEffect, useRef } from "react";

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

interface DrawnCanvasProps extends Omit<ComponentProps<"canvas">, "width" | "height" | "ref"> {
  /** Draws all of an empty canvas. The same function as long as nothing changes. */
  readonly draw: (context: CanvasRenderingContext2D, size: CanvasSize) => void;
  /** Undefined while it is not known: nothing is drawn. */
  readonly pixels: CanvasSize | undefined;
  readonly ref?: RefObject<HTMLCanvasElement | null>;
}

/** A canvas for what only a page holds, such as an open picture: drawn once for each change, not for each render. */
export function DrawnCanvas({ draw, pixels, ref, ...rest }: DrawnCanvasProps) {
  const own = useRef<HTMLCanvasElement>(null);
  const element = ref ?? own;
  const { width = 0, height = 0 } = pixels ?? {};
  useEffect(() => {
    const canvas = element.current;
    const context = width === 0 ? undefined : canvas?.getContext("2d");
    if (!canvas || !context) return;
    // Setting either empties the canvas.
    canvas.width = width;
    canvas.height = height;
    draw(context, { width, height });
  }, [element, draw, width, height]);
  return <canvas ref={element} {...rest} />;
}
