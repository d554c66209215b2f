/** Hue around, chroma outwards, at one lightness; the edges of sRGB and P3 drawn in it, hatching where the gamut ends. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from "react";
import { gamutEdge, paintHueDisc } from "#engine/raster/hue-disc.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { Oklch } from "#engine/space/color.ts";

/** Chroma at the rim: a little more than P3 has at this lightness, within these. */
const [LEAST_RIM, MOST_RIM, BEYOND] = [0.04, 0.37, 1.1];
const PAINTED = 120;
const EDGE_POINTS = 72;
const STEP = { hueDeg: 1, chroma: 0.004 };

interface HueWheelProps {
  readonly lightness: number;
  readonly chroma: number;
  readonly hueDeg: number;
  readonly gamut: RasterGamut;
  /** CSS color of the ring's inside. */
  readonly css: string;
  readonly onDrag: (change: Pick<Oklch, "chroma"> & { readonly hueDeg: number }) => void;
  readonly onCommit: (change: Pick<Oklch, "chroma"> & { readonly hueDeg: number }) => void;
}

export function HueWheel({ lightness, chroma, hueDeg, gamut, css, onDrag, onCommit }: HueWheelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { rim, edges } = useMemo(() => {
    const p3 = gamutEdge(lightness, EDGE_POINTS, "display-p3");
    const widest = Math.max(...p3) * BEYOND;
    const reach = Math.min(MOST_RIM, Math.max(LEAST_RIM, widest));
    const srgb = gamutEdge(lightness, EDGE_POINTS, "srgb");
    return { rim: reach, edges: { srgb: outline(srgb, reach), p3: outline(p3, reach) } };
  }, [lightness]);
  useEffect(() => {
    const context = canvas.current?.getContext("2d", { colorSpace: gamut });
    if (!context) return;
    const bytes = paintHueDisc({ size: PAINTED, lightness, chromaRange: rim, gamut });
    context.putImageData(new ImageData(bytes, PAINTED, PAINTED, { colorSpace: gamut }), 0, 0);
  }, [lightness, rim, gamut]);

  const at = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width - 0.5;
    const y = 0.5 - (event.clientY - box.top) / box.height;
    return {
      chroma: Math.min(rim, Math.hypot(x, y) * 2 * rim),
      hueDeg: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
    };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [turn, out] = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
      event.key
    ] ?? [0, 0];
    if (turn === 0 && out === 0) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    onDrag({
      chroma: Math.min(rim, Math.max(0, chroma + (out ?? 0) * STEP.chroma * times)),
      hueDeg: (hueDeg + (turn ?? 0) * STEP.hueDeg * times + 360) % 360,
    });
  };
  const angle = (hueDeg * Math.PI) / 180;
  const reach = (Math.min(chroma, rim) / rim) * 50;
  return (
    <div
      className="cv-wheel"
      style={
        {
          "--x": `${50 + reach * Math.cos(angle)}%`,
          "--y": `${50 - reach * Math.sin(angle)}%`,
          "--c": css,
        } as CSSProperties
      }
      role="slider"
      tabIndex={0}
      aria-label="Hue and chroma"
      aria-roledescription="two-way slider"
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={Math.round(hueDeg)}
      aria-valuetext={`hue ${hueDeg.toFixed(1)}, chroma ${chroma.toFixed(3)}`}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.key.startsWith("Arrow") && onCommit({ chroma, hueDeg })}
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
      <canvas ref={canvas} width={PAINTED} height={PAINTED} />
      <svg className="cv-edges" viewBox="-50 -50 100 100" aria-hidden="true">
        <polygon className="cv-edge-under" points={edges.srgb} />
        <polygon className="cv-edge" points={edges.srgb} />
        <polygon className="cv-edge-under" points={edges.p3} />
        <polygon className="cv-edge" data-gamut="p3" points={edges.p3} />
      </svg>
      <i />
    </div>
  );
}

/** Chroma at even hues as points of a circle of 50 around the middle. */
function outline(edge: readonly number[], rim: number): string {
  return edge
    .map((chroma, index) => {
      const angle = (index / edge.length) * 2 * Math.PI;
      const reach = (Math.min(chroma, rim) / rim) * 50;
      return `${(reach * Math.cos(angle)).toFixed(2)},${(-reach * Math.sin(angle)).toFixed(2)}`;
    })
    .join(" ");
}
