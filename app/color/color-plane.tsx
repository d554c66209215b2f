/** The lightness–chroma plane of one hue: lightness upwards, chroma to the right, hatched outside the gamut. */
import { type CSSProperties, useMemo } from "react";
import { PaintedCanvas } from "#app/canvas/painted-canvas.tsx";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { Oklch } from "#engine/space/color.ts";
import "./color-picker.css";

/** Chroma at the right edge; no P3 color has more. */
export const PLANE_CHROMA = 0.37;
const STEP = { lightness: 0.01, chroma: 0.004 };

type Place = Pick<Oklch, "lightness" | "chroma">;

interface ColorPlaneProps extends Place {
  readonly hueDeg: number;
  /**
   * Chroma that a key which only moves lightness continues from, since black has lost its chroma. By default the
   * color's own.
   */
  readonly heldChroma?: number;
  readonly gamut: RasterGamut;
  /** CSS color inside the handle's ring. */
  readonly css: string;
  readonly onDrag: (place: Place) => void;
  readonly onCommit: (place: Place) => void;
  /** The drag was cancelled: the previous color must be restored. */
  readonly onCancel: () => void;
}

export function ColorPlane(props: ColorPlaneProps) {
  const { lightness, chroma, hueDeg, gamut, css, onDrag, onCommit, onCancel } = props;
  const { heldChroma = chroma } = props;
  const picture = useMemo(
    () => ({ kind: "chroma-plane", hueDeg, chromaRange: PLANE_CHROMA, gamut }) as const,
    [hueDeg, gamut],
  );
  const handle = usePointHandle<Place>({
    value: { lightness, chroma },
    valueAt: ({ clientX, clientY }, { box }) => ({
      lightness: clamp(1 - (clientY - box.top) / box.height, 1),
      chroma: clamp((clientX - box.left) / box.width, 1) * PLANE_CHROMA,
    }),
    valueBy: (from, { right, up }) => ({
      lightness: clamp(from.lightness + up * STEP.lightness, 1),
      chroma: right === 0 ? heldChroma : clamp(from.chroma + right * STEP.chroma, PLANE_CHROMA),
    }),
    takesPress: true,
    onDrag,
    onCommit,
    onCancel,
  });
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
      {...handle}
    >
      <PaintedCanvas picture={picture} />
      <i />
    </div>
  );
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
