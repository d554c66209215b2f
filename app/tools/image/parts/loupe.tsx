import { type CSSProperties, useCallback } from "react";
import { DrawnCanvas } from "#app/canvas/drawn-canvas.tsx";
import { Swatch } from "#app/color/swatch.tsx";
import { LENS_PIXELS, type PixelLens } from "#app/tools/image/pixel-lens.ts";
import type { PixelAt } from "#domain/documents/image/image-document.ts";
import { pickedText } from "./shown-picker.ts";

/** Canvas px per picture pixel: twice the displayed size, for dense screens. */
const CELL = 24;
const GLASS = { width: LENS_PIXELS * CELL, height: LENS_PIXELS * CELL };

interface LoupeProps {
  readonly lens: PixelLens;
  readonly at: PixelAt;
  /** Position in the picture, 0 to 1 in both directions. */
  readonly x01: number;
  readonly y01: number;
  /** Placed above the finger, which would cover it. */
  readonly isTouch: boolean;
}

/** Eleven by eleven enlarged pixels, with the center one marked and its value shown. */
export function Loupe({ lens, at, x01, y01, isTouch }: LoupeProps) {
  const { x, y } = at;
  const draw = useCallback((context: CanvasRenderingContext2D) => lens.draw(context, { x, y }), [lens, x, y]);
  const hex = pickedText(lens.colorAt(at));
  return (
    <div
      className="loupe"
      data-touch={isTouch || undefined}
      data-below={y01 < 0.5 || undefined}
      style={{ "--x": x01, "--y": y01 } as CSSProperties}
      aria-hidden="true"
    >
      <div className="loupe-glass">
        <DrawnCanvas draw={draw} pixels={GLASS} />
        <i />
      </div>
      <p className="t-value">
        <Swatch color={hex} size={14} />
        {hex}
      </p>
      <p className="loupe-at t-value">
        {x}, {y}
      </p>
    </div>
  );
}
