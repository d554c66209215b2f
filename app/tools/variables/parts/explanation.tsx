import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import type { VariablesDocument } from "#domain/documents/variables/variables-document.ts";
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
              A style sheet in CSS or SCSS, and with Export every other format. The code contains its link as
              a comment, with which anyone can open the table again.
            </p>
            <p>Pasted text stays on this device.</p>
          </>
        }
      >
        <p>
          If names say what a color is for, the color can change without rewriting the style sheet. So each
          color has one name, from which its dark value, tints, shades and translucent steps are named.
        </p>
        <p>
          Tints and shades contain your color exactly, on the step that matches its lightness, and the other
          steps are spread evenly from there. Translucent steps refer to the variable itself, so they change
          with it.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={document.rows.map(({ color }) => formatHex(color))} />
    </>
  );
}
