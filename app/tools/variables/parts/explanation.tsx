import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import type { VariablesDocument } from "#domain/documents/variables-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { rampOf } from "#engine/variables/variable-tokens.ts";

const KEYS = [
  ["Add a color", ["A"]],
  ["Read in", ["R"]],
  ["Move a color, in its row", ["Alt", "↑ ↓"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["Export", ["E"]],
  ["All keys", ["?"]],
] as const;

interface ExplanationProps {
  readonly document: VariablesDocument;
  readonly related: readonly CardView[] | undefined;
}

export function Explanation({ document, related }: ExplanationProps) {
  const shown = document.rows.slice(0, 4);
  return (
    <>
      <ToolIdea
        title="Name the part, not the paint"
        keys={KEYS}
        figure={
          <div className="variables-figure" aria-hidden="true">
            {shown.map(({ name, color }) => (
              <span key={name}>
                {rampOf(color).map((step) => (
                  <i key={step.step} style={{ "--c": formatHex(step.color) } as CSSProperties} />
                ))}
              </span>
            ))}
          </div>
        }
        leaves={
          <>
            <p>
              A style sheet in CSS or SCSS, and behind Export every other format. The code carries its link as
              a comment, so that whoever finds it can open the table again.
            </p>
            <p>What you paste is read on this device and sent nowhere.</p>
          </>
        }
      >
        <p>
          A style sheet that says what a color is for can change the color without being rewritten. So each
          color has one name, and its dark value, its tints and shades and its translucent steps follow from
          it.
        </p>
        <p>
          Tints and shades keep your color exactly, on the step whose lightness it has, and spread the others
          evenly to the eye from there. Translucent steps are made of the variable itself, so that they follow
          when it changes.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={document.rows.map(({ color }) => formatHex(color))} />
    </>
  );
}
