import type { CSSProperties } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { smallestGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";

interface OneColorProps {
  readonly color: Color;
  readonly name: string;
  /** The displayed color, possibly with simulated color vision. */
  readonly shown: Color;
}

/** One color filling the canvas, its name in large type; pressing anywhere copies its value. */
export function OneColor({ color, name, shown }: OneColorProps) {
  const { isCopied, copy } = useCopy();
  const hex = formatHex(color);
  const gamut = smallestGamut(color);
  return (
    <button
      type="button"
      className={`random-one on-color-${onColor(shown)}`}
      style={{ "--c": formatHex(shown), "--wide": formatColor(shown, "oklch") } as CSSProperties}
      // Keeps the focus, so that Space continues to draw.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void copy(hex)}
    >
      <span className="random-name">
        <span className="sr-only">Copy </span>
        {name}
      </span>
      <span className="random-values">
        <span className="random-hex">{isCopied ? "Copied" : hex.toUpperCase()}</span>
        <span>{formatColor(color, "oklch")}</span>
        {gamut !== "srgb" && <span>{gamut === "display-p3" ? "P3" : "outside P3"}</span>}
      </span>
    </button>
  );
}
