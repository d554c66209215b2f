import { type CSSProperties, useMemo, useState } from "react";
import { ColorField } from "#app/color/color-field.tsx";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { knownColor } from "#domain/documents/color-text.ts";
import { layerOf } from "#domain/documents/gradient/written-layer.ts";
import { GRADIENT_STARTS, type GradientStart, gradientFromColor } from "#engine/gradient/gradient-starts.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";

const LABELS: Readonly<Record<GradientStart, string>> = {
  lighter: "Lighter",
  deeper: "Deeper",
  neighbors: "Neighbors",
  dusk: "Dusk",
  glow: "Glow",
  opposite: "Opposite",
  sheen: "Sheen",
  clear: "Fade out",
};

/** Gradients around one color, which keeps its place: it is locked. */
export function ColorStarts({ tool }: { readonly tool: GradientTool }) {
  const { layer, stopIndex, act } = tool;
  const [color, setColor] = useState(layer.stops[stopIndex]?.color ?? knownColor("6d28d9"));
  const starts = useMemo(
    () =>
      GRADIENT_STARTS.map((start) => {
        const drawn = layerOf({ ...gradientFromColor(color, start), blend: "normal" }, []);
        return { start, drawn, css: shownCss(drawn) };
      }),
    [color],
  );
  return (
    <>
      <ColorField label="From one color" hasPicker color={color} onCommit={setColor} />
      <ul className="gradient-starts" aria-label="Gradients from this color">
        {starts.map(({ start, drawn, css }) => (
          <li key={start}>
            <button type="button" onClick={() => act({ type: "layers", layers: [drawn] })}>
              <i style={{ "--g": css } as CSSProperties} />
              {LABELS[start]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
