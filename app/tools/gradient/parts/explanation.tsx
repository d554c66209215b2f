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
              CSS whose plain stops are measured against the gradient before the modern line, so that older
              browsers show the same and not a close relative. The greatest difference is said beside it.
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
          OKLab mixes what the eye sees instead. OKLCH goes further and walks around the hue wheel, so the
          middle keeps its chroma.
        </p>
        <p>When a gradient looks dirty halfway, change the space before you add a stop.</p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
});
