import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";

const KEYS = [
  ["New palette", ["Space"]],
  ["Lock a color", ["1", "–", "9"]],
  ["Move a color, in its column", ["Alt", "← →"]],
  ["Twelve variants", ["V"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["Export", ["E"]],
  ["All keys", ["?"]],
] as const;

interface ExplanationProps {
  readonly palette: Palette;
  readonly related: readonly CardView[] | undefined;
}

export function Explanation({ palette: { hexes, document }, related }: ExplanationProps) {
  return (
    <>
      <ToolIdea
        title="Drawn after palettes people made"
        keys={KEYS}
        figure={
          <div
            className="idea-figure"
            aria-hidden="true"
            style={{ "--n": document.colors.length } as CSSProperties}
          >
            {hexes.map((hex, index) => (
              <i key={`${index}-${hex}`} style={{ "--c": hex } as CSSProperties} />
            ))}
            {hexes.map((hex, index) => (
              <i key={`grey-${index}-${hex}`} className="idea-grey" style={{ "--c": hex } as CSSProperties} />
            ))}
          </div>
        }
        leaves={
          <>
            <p>
              Code for style sheets and apps, design tokens, swatch files for drawing programs, sheets to
              print. A color outside sRGB gets a fallback first. Every text export contains its link as a
              comment, with which anyone can open the palette again.
            </p>
            <p>
              Pictures and lists of colors stay on this device. Paste or drop them anywhere on the canvas.
            </p>
          </>
        }
      >
        <p>
          Each palette follows one from the library: which hues stand together, how colorful each of them is,
          and the steps from dark to light. It is varied, turned to your rule, and laid into your mood.
        </p>
        <p>
          Of many such draws one without faults is kept: no two colors alike, also to readers with a color
          vision deficiency, and a pair that can carry text, unless the mood leaves none. The seed is in the
          link, so the same link gives the same palette to everyone.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
}
