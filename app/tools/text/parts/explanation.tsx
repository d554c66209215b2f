import { type CSSProperties, memo, useMemo } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { faceOf } from "#app/tools/text/face.ts";
import { familyStyle } from "#app/tools/text/painted.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import type { TextDocument } from "#domain/documents/text/text-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { recipeColors } from "#engine/text/text-colors.ts";

const KEYS = [
  ["Another gradient", ["Space"]],
  ["Write on the canvas, leave it", ["Enter", "Esc"]],
  ["Select the next stop", ["Tab"]],
  ["Weight by 10, width by 1", ["Alt ↑", "Alt →"]],
  ["Go to the weakest place", ["W"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["All keys", ["?"]],
] as const;
const MAX_SHOWN = 14;

interface TextExplanationProps {
  readonly document: TextDocument;
  readonly target: number;
  readonly hexes: readonly string[];
  readonly related: readonly CardView[] | undefined;
}

export const Explanation = memo(function Explanation({
  document,
  target,
  hexes,
  related,
}: TextExplanationProps) {
  const { gradient, ground } = document;
  const colors = useMemo(() => recipeColors({ gradient, ground, target }), [gradient, ground, target]);
  const face = faceOf(document);
  const words = document.text.split("\n")[0]?.slice(0, MAX_SHOWN).trim() ?? "";
  const style = {
    ...familyStyle(face),
    fontWeight: face.weight,
    fontStretch: face.width === undefined ? undefined : `${face.width}%`,
    "--ground": formatHex(ground),
    "--g": shownCss(gradient),
    "--fallback": formatHex(colors.fallback),
    "--print": formatHex(colors.print),
    "--selected": formatHex(colors.selection.text),
    "--selected-on": formatHex(colors.selection.ground),
  } as CSSProperties;
  return (
    <>
      <ToolIdea
        title="A word is as legible as its weakest letter"
        keys={KEYS}
        figure={
          <dl className="text-strips text-face" style={style}>
            {(["On screen", "Selected", "Forced colors", "Print"] as const).map((state) => (
              <div key={state}>
                <dt>{state}</dt>
                <dd data-state={state}>
                  <span>{words}</span>
                </dd>
              </div>
            ))}
          </dl>
        }
        leaves={
          <p>
            CSS that keeps its color when the gradient is not drawn, room below the line for descenders, and
            one gradient a line where text wraps. SVG that stays text or becomes outlines, a transparent PNG
            at two and four times.
          </p>
        }
      >
        <p>
          A gradient has no single contrast. It is measured all along the text, and the lowest figure is the
          one that counts: 3 to 1 for large text, 4.5 to 1 below 24 pixels.
        </p>
        <p>
          Where the gradient is not drawn, the text has one color. In an old browser and in print it is the
          mean of the gradient, changed in lightness until it passes; in forced colors it is that of the
          system.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
});
