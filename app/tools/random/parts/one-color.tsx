import { type CSSProperties, useMemo } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { formatRatio, onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { smallestGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { ColorSteps } from "./color-steps.tsx";

interface OneColorProps {
  readonly color: Color;
  readonly name: string;
  readonly vision: VisionChoice;
}

const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };
const BLACK: Color = { space: "srgb", coords: [0, 0, 0], alpha: 1 };

/** One color filling the canvas, its name in large type and its steps below; pressing a color copies its value. */
export function OneColor({ color, name, vision }: OneColorProps) {
  const { isCopied, copy } = useCopy();
  const hex = formatHex(color);
  const gamut = smallestGamut(color);
  const shown = useMemo(() => seenAs(vision, color), [vision, color]);
  return (
    <div className="random-alone">
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
          <span className="random-text">
            <span>White text {formatRatio(wcagRatio(WHITE, color))}</span>{" "}
            <span>Black text {formatRatio(wcagRatio(BLACK, color))}</span>
          </span>
        </span>
      </button>
      <ColorSteps color={color} vision={vision} />
    </div>
  );
}
