import { type CSSProperties, memo } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { methodLabel } from "#app/tools/mixer/labels.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import { methodText } from "#domain/documents/mix-method-text.ts";
import { COMPARED, MIXER, type MixerDocument } from "#domain/documents/mixer-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { mixSteps } from "#engine/mix/mix-steps.ts";

const KEYS = [
  ["Next mixing method", ["Space"]],
  ["Move a border by 1 %, 10 %", ["← →", "⇧"]],
  ["Move a color, on its grip", ["Alt", "← →"]],
  ["Mix, steps, compare", ["W"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["Export", ["E"]],
  ["All keys", ["?"]],
] as const;

const FIGURE_STEPS = 9;

interface ExplanationProps {
  /** The committed document: during a drag this section does not update. */
  readonly document: MixerDocument;
  readonly related: readonly CardView[] | undefined;
}

export const Explanation = memo(function Explanation({ document, related }: ExplanationProps) {
  const ends = [document.parts[0], document.parts.at(-1)].flatMap((part) =>
    part === undefined ? [] : [part.color],
  );
  return (
    <>
      <ToolIdea
        title="Blue and yellow make green, or gray"
        keys={KEYS}
        figure={
          <div className="mixer-figure">
            {COMPARED.map((how) => (
              <div key={methodText(how)}>
                <span className="t-caption">{methodLabel(how)}</span>
                <span className="mixer-figure-row" aria-hidden="true">
                  {mixSteps(ends, FIGURE_STEPS, how).map((color, index) => (
                    <i key={index} style={{ "--c": formatHex(color) } as CSSProperties} />
                  ))}
                </span>
              </div>
            ))}
          </div>
        }
        leaves={
          <>
            <p>
              The mixture as CSS: nested color-mix() of two colors each, which every current browser evaluates
              to the same color, after the plain value; mix-blend-mode for layers. CSS cannot mix paint, so
              the code is the plain value with the recipe as a comment.
            </p>
            <p>Recipes are searched on this device. Nothing you mix is sent anywhere.</p>
          </>
        }
      >
        <p>
          Paint takes light away, lamps add it, and a screen averages numbers. So the same amounts of two
          colors give different mixtures. Compare shows the methods side by side, and Space selects the next
          one.
        </p>
        <p>
          For paint, each color gets the smoothest spectrum that matches it; its absorption and scattering are
          then added by the law of Kubelka and Munk. The result is close to good artists’ paint, but a real
          tube can differ.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={MIXER.colorsOf(document).map(formatHex)} />
    </>
  );
});
