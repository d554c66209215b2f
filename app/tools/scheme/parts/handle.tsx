import type { CSSProperties } from "react";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import { wrapDeg } from "#engine/space/angle.ts";

/** A point on the wheel: angle clockwise from the top, and radius in the wheel's own unit. */
export interface WheelPoint {
  readonly angleDeg: number;
  readonly chroma: number;
}

interface HandleProps {
  readonly label: string;
  readonly isBase: boolean;
  readonly point: WheelPoint;
  /** Chroma at the rim. */
  readonly rim: number;
  /** Chroma per arrow key. */
  readonly step: number;
  /** CSS color inside the ring. */
  readonly css: string;
  readonly valueText: string;
  readonly onDrag: (point: WheelPoint) => void;
  readonly onCommit: (point: WheelPoint) => void;
  readonly onCancel: () => void;
}

/** A ring on the wheel: its angle is the hue, its distance from the center the chroma. */
export function Handle(props: HandleProps) {
  const { label, isBase, point, rim, step, css, valueText, onDrag, onCommit, onCancel } = props;
  const handle = usePointHandle<WheelPoint>({
    value: point,
    frameOf: (ring) => ring.closest("[data-wheel]"),
    valueAt({ clientX, clientY }, { box }) {
      const x = clientX - box.left - box.width / 2;
      const y = box.top + box.height / 2 - clientY;
      return {
        angleDeg: wrapDeg((Math.atan2(x, y) / Math.PI) * 180),
        chroma: Math.min(1, Math.hypot(x, y) / (box.width / 2)) * rim,
      };
    },
    valueBy: ({ angleDeg, chroma }, { right, up }) => ({
      angleDeg: wrapDeg(angleDeg + right),
      chroma: Math.max(0, chroma + up * step),
    }),
    onDrag,
    onCommit,
    onCancel,
  });
  const angle = (point.angleDeg / 180) * Math.PI;
  const radius01 = Math.min(1, point.chroma / rim);
  return (
    <div
      className="scheme-handle"
      data-base={isBase || undefined}
      style={
        {
          "--c": css,
          left: `${(50 + Math.sin(angle) * radius01 * 50).toFixed(3)}%`,
          top: `${(50 - Math.cos(angle) * radius01 * 50).toFixed(3)}%`,
        } as CSSProperties
      }
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-roledescription="two-way slider"
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={Math.round(wrapDeg(point.angleDeg))}
      aria-valuetext={valueText}
      {...handle}
    />
  );
}
