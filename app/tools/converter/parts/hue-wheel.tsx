/** A wheel of hue and chroma at one lightness, with the outlines of sRGB and P3, hatched outside the gamut. */
import { type CSSProperties, useMemo } from "react";
import { PaintedCanvas } from "#app/canvas/painted-canvas.tsx";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import { gamutEdge } from "#engine/raster/gamut-edge.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import { wrapDeg } from "#engine/space/angle.ts";

/** Chroma at the rim: P3's greatest at this lightness times the last number, within the first two. */
const [MIN_RIM, MAX_RIM, BEYOND] = [0.04, 0.37, 1.1];
const EDGE_POINTS = 72;
const STEP = { hueDeg: 1, chroma: 0.004 };

interface Place {
  readonly chroma: number;
  readonly hueDeg: number;
}

interface HueWheelProps extends Place {
  readonly lightness: number;
  readonly gamut: RasterGamut;
  /** CSS color inside the handle's ring. */
  readonly css: string;
  readonly onDrag: (place: Place) => void;
  readonly onCommit: (place: Place) => void;
  readonly onCancel: () => void;
}

export function HueWheel(props: HueWheelProps) {
  const { lightness, chroma, hueDeg, gamut, css, onDrag, onCommit, onCancel } = props;
  const { rim, edges } = useMemo(() => {
    const p3 = gamutEdge(lightness, EDGE_POINTS, "display-p3");
    const widest = Math.max(...p3) * BEYOND;
    const reach = Math.min(MAX_RIM, Math.max(MIN_RIM, widest));
    const srgb = gamutEdge(lightness, EDGE_POINTS, "srgb");
    return { rim: reach, edges: { srgb: outline(srgb, reach), p3: outline(p3, reach) } };
  }, [lightness]);
  const picture = useMemo(
    () => ({ kind: "hue-disc", lightness, chromaRange: rim, gamut }) as const,
    [lightness, rim, gamut],
  );
  const handle = usePointHandle<Place>({
    value: { chroma, hueDeg },
    valueAt({ clientX, clientY }, { box }) {
      const x = (clientX - box.left) / box.width - 0.5;
      const y = 0.5 - (clientY - box.top) / box.height;
      return {
        chroma: Math.min(rim, Math.hypot(x, y) * 2 * rim),
        hueDeg: wrapDeg((Math.atan2(y, x) * 180) / Math.PI),
      };
    },
    valueBy: (from, { right, up }) => ({
      chroma: Math.min(rim, Math.max(0, from.chroma + up * STEP.chroma)),
      hueDeg: wrapDeg(from.hueDeg - right * STEP.hueDeg),
    }),
    takesPress: true,
    onDrag,
    onCommit,
    onCancel,
  });
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
      {...handle}
    >
      <PaintedCanvas picture={picture} />
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

/** Chroma at evenly spaced hues as points around the center of a circle with radius 50. */
function outline(edge: readonly number[], rim: number): string {
  return edge
    .map((chroma, index) => {
      const angle = (index / edge.length) * 2 * Math.PI;
      const reach = (Math.min(chroma, rim) / rim) * 50;
      return `${(reach * Math.cos(angle)).toFixed(2)},${(-reach * Math.sin(angle)).toFixed(2)}`;
    })
    .join(" ");
}
