import type { CSSProperties } from "react";
import "./swatch.css";

interface SwatchProps {
  /** Any CSS color; undefined shows hatching: no color yet, or one that cannot be read. */
  readonly color: string | undefined;
  readonly size?: 14 | 24 | 36 | 56;
}

/** A square of color; a picture, named by what stands beside it. */
export function Swatch({ color, size = 24 }: SwatchProps) {
  return (
    <span
      className="swatch"
      data-size={size}
      data-absent={color === undefined || undefined}
      aria-hidden="true"
      style={color === undefined ? undefined : ({ "--c": color } as CSSProperties)}
    />
  );
}
