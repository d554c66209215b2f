import { type CSSProperties, memo } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import { knownColor } from "#domain/documents/color-text.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";

const KEYS = [
  ["Select the next stop", ["Tab"]],
  ["Move a stop by 1, by 10", ["← →", "⇧"]],
  ["Add, delete", ["A", "⌫"]],
  ["Turn the angle by 1, by 15", ["[ ]", "⇧"]],
  ["Random", ["Space"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["All keys", ["?"]],
] as const;

const ENDS = [
  { color: knownColor("1f4bd6"), position01: 0 },
  { color: knownColor("ffd21f"), position01: 1 },
];
const STRIPS = [
  { label: "sRGB", space: "srgb" },
  { label: "OKLab", space: "oklab" },
  { label: "OKLCH", space: "oklch" },
  { label: "OKLCH, longer", space: "oklch", hue: "longer" },
] as const;

interface ExplanationProps {
  readonly hexes: readonly string[];
  readonly related: readonly CardView[] | undefined;
}

export const Explanation = memo(function Explanation({ hexes, related }: ExplanationProps) {
  return (
    <>
      <ToolIdea
        title="Why the middle goes grey"
        keys={KEYS}
        figure={
          <div className="gradient-figure">
            {STRIPS.map(({ label, ...how }) => (
              <div key={label}>
                <span className="t-caption">{label}</span>
                <span
                  aria-hidden="true"
                  style={
                    {
                      "--g": shownCss(
                        { type: "linear", angleDeg: 90, stops: ENDS, ...how },
                        { isStrip: true },
                      ),
                    } as CSSProperties
                  }
                />
              </div>
            ))}
          </div>
        }
        leaves={
          <>
            <p>
              The CSS is your own stops, where every browser draws them alike. Hints, easings and what
              browsers draw differently are written as more stops, which are compared with the gradient: the
              greatest difference is shown below the code. Plain stops for older browsers can stand alone, or
              before.
            </p>
            <p>
              Pictures are dithered: eight bits are not enough for a long gradient, and banding is the first
              thing a trained eye sees.
            </p>
          </>
        }
      >
        <p>
          Mixed in sRGB, blue and yellow meet at grey, because their red, green and blue numbers average out.
          OKLab takes even steps to the eye, and opposite hues still meet near grey. OKLCH goes around the
          wheel instead, so the middle keeps its chroma.
        </p>
        <p>When the middle of a gradient looks dull, change the space before you add a stop.</p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
});
