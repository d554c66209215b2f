import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";

interface HandleProps {
  readonly label: string;
  readonly isBase: boolean;
  /** Clockwise from the top. */
  readonly angleDeg: number;
  readonly radius01: number;
  /** CSS color inside the ring. */
  readonly css: string;
  /** Degrees, 0 to 360. */
  readonly valueNow: number;
  readonly valueText: string;
  readonly onDrag: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onKeyUp: () => void;
}

/** A ring on the wheel: hue by the way around, chroma by the way out. */
export function Handle(props: HandleProps) {
  const { label, isBase, angleDeg, radius01, css, valueNow, valueText, onDrag, onKeyDown, onKeyUp } = props;
  const angle = (angleDeg / 180) * Math.PI;
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
      aria-valuenow={valueNow}
      aria-valuetext={valueText}
      onPointerDown={(event) => {
        event.currentTarget.focus();
        onDrag(event);
      }}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
    />
  );
}
