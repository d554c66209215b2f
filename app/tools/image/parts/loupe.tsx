import { type CSSProperties, useEffect, useRef } from "react";
import { Swatch } from "#app/color/swatch.tsx";
import { LENS_PIXELS, type PixelLens } from "#app/tools/image/pixel-lens.ts";
import type { PixelAt } from "#domain/documents/image-document.ts";
import { formatHex } from "#engine/format/format.ts";

/** Px of the canvas for each pixel: twice what is shown, for dense screens. */
const CELL = 24;

interface LoupeProps {
  readonly lens: PixelLens;
  readonly at: PixelAt;
  /** Place in the picture, 0 to 1 both ways. */
  readonly x01: number;
  readonly y01: number;
  /** Above the finger, which would cover it. */
  readonly isTouch: boolean;
}

/** Eleven by eleven pixels, large, with the one in the middle marked and said. */
export function Loupe({ lens, at, x01, y01, isTouch }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y } = at;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) lens.draw(context, { x, y });
  }, [lens, x, y]);
  const hex = formatHex(lens.colorAt(at));
  return (
    <div
      className="loupe"
      data-touch={isTouch || undefined}
      data-below={y01 < 0.5 || undefined}
      style={{ "--x": x01, "--y": y01 } as CSSProperties}
      aria-hidden="true"
    >
      <div className="loupe-glass">
        <canvas ref={canvas} width={LENS_PIXELS * CELL} height={LENS_PIXELS * CELL} />
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
