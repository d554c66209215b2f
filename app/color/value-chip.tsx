import { useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Swatch } from "./swatch.tsx";
import { useCopy } from "./use-copy.ts";
import { valueDrag } from "./value-drag.ts";

interface ValueChipProps {
  /** The text that is shown and copied. */
  readonly value: string;
  /** CSS color of the swatch, if there is one. */
  readonly color?: string;
}

/** A color value that is copied with one press; the chip turns dark and keeps its width. */
export function ValueChip({ value, color }: ValueChipProps) {
  const text = useRef<HTMLSpanElement>(null);
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      className="value-chip"
      data-copied={isCopied || undefined}
      {...valueDrag(value)}
      aria-label={`Copy ${value}`}
      onClick={() => void copy(value, text.current)}
    >
      {color !== undefined && <Swatch color={color} size={14} />}
      <span className="value-chip-text t-value">
        <span ref={text}>{value}</span>
        {isCopied && (
          <span className="value-chip-done">
            <Icon name="check" size={14} />
            Copied
          </span>
        )}
      </span>
    </button>
  );
}
