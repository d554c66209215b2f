import type { CSSProperties } from "react";
import "./swatch.css";

interface SwatchProps {
  /** Any CSS color; undefined shows hatching: no color, or an invalid one. */
  readonly color: string | undefined;
  readonly size?: 14 | 24 | 36 | 56;
}

/** A square of color. Decorative: the text next to it names the color. */
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
