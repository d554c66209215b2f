/** Lightness up, chroma to the right, at one hue: what the gamut holds is painted, the rest is hatched. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { paintChromaPlane } from "#engine/raster/plane.ts";
import type { Oklch } from "#engine/space/color.ts";
import "./color-picker.css";

/** Chroma at the right edge; no color of P3 has more. */
export const PLANE_CHROMA = 0.37;
/** Painted small and drawn large: the edge stays true to half a step of the slider. Px. */
const [PAINTED_WIDTH, PAINTED_HEIGHT] = [148, 80];
const STEP = { lightness: 0.01, chroma: 0.004 };

interface ColorPlaneProps {
  readonly lightness: number;
  readonly chroma: number;
  readonly hueDeg: number;
  readonly gamut: "srgb" | "display-p3";
  /** CSS color of the ring's inside. */
  readonly css: string;
  readonly onDrag: (change: Pick<Oklch, "lightness" | "chroma">) => void;
  readonly onCommit: (change: Pick<Oklch, "lightness" | "chroma">) => void;
}

export function ColorPlane({ lightness, chroma, hueDeg, gamut, css, onDrag, onCommit }: ColorPlaneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d", { colorSpace: gamut });
    if (!context) return;
    const size = { width: PAINTED_WIDTH, height: PAINTED_HEIGHT };
    const bytes = paintChromaPlane({ ...size, hueDeg, chromaRange: PLANE_CHROMA, gamut });
    context.putImageData(new ImageData(bytes, PAINTED_WIDTH, PAINTED_HEIGHT, { colorSpace: gamut }), 0, 0);
  }, [hueDeg, gamut]);

  const at = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      lightness: clamp01(1 - (event.clientY - box.top) / box.height),
      chroma: clamp01((event.clientX - box.left) / box.width) * PLANE_CHROMA,
    };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
      event.key
    ] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    onDrag({
      lightness: clamp01(lightness + (y ?? 0) * STEP.lightness * times),
      chroma: Math.min(PLANE_CHROMA, Math.max(0, chroma + (x ?? 0) * STEP.chroma * times)),
    });
  };
  return (
    <div
      className="color-plane"
      style={
        {
          "--x": `${(Math.min(chroma, PLANE_CHROMA) / PLANE_CHROMA) * 100}%`,
          "--y": `${(1 - lightness) * 100}%`,
          "--c": css,
        } as CSSProperties
      }
      role="slider"
      tabIndex={0}
      aria-label="Lightness and chroma"
      aria-roledescription="two-way slider"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(lightness * 100)}
      aria-valuetext={`lightness ${(lightness * 100).toFixed(1)}, chroma ${chroma.toFixed(3)}`}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.key.startsWith("Arrow") && onCommit({ lightness, chroma })}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onDrag(at(event));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(at(event));
      }}
      onPointerUp={(event) => onCommit(at(event))}
    >
      <canvas ref={canvas} width={PAINTED_WIDTH} height={PAINTED_HEIGHT} />
      <i />
    </div>
  );
}

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
