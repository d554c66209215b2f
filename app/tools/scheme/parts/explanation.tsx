import { type CSSProperties, memo } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { WHEEL_OPTIONS } from "#app/tools/scheme/labels.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import { colorsOfScheme, type SchemeDocument } from "#domain/documents/scheme-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { colorInGamut, schemeColors } from "#engine/palette/scheme.ts";

const KEYS = [
  ["A random base", ["Space"]],
  ["Rule", ["1", "–", "9"]],
  ["Turn a handle by 1°, 10°", ["← →", "⇧"]],
  ["Chroma of a handle", ["↑ ↓"]],
  ["OKLCH, HSL, painter’s wheel", ["W"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["All keys", ["?"]],
] as const;

interface ExplanationProps {
  /** The committed document: during a drag this section does not update. */
  readonly document: SchemeDocument;
  readonly related: readonly CardView[] | undefined;
}

export const Explanation = memo(function Explanation({ document, related }: ExplanationProps) {
  const { wheel: _wheel, base, gamut, hasShades: _hasShades, ...shape } = document;
  return (
    <>
      <ToolIdea
        title="Opposite depends on the wheel"
        keys={KEYS}
        figure={
          <div className="scheme-figure">
            {WHEEL_OPTIONS.map(({ value, label }) => (
              <div key={value}>
                <span className="t-caption">{label}</span>
                <span className="scheme-figure-row" aria-hidden="true">
                  {schemeColors(colorInGamut(base, gamut), value, shape, gamut).map((color, index) => (
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
              The colors as custom properties, and with Export in every code and file format. Open in… opens
              them in the palette, the gradient or any other tool.
            </p>
            <p>
              The link contains the base, the wheel and the rule, so it gives the same scheme to everyone.
            </p>
          </>
        }
      >
        <p>
          Opposite red, painters put green, screens cyan, and the eye a color between them. So there are three
          wheels, and the same rule gives three schemes. In OKLCH all colors have the same visible lightness.
        </p>
        <p>
          Hatching marks colors outside the chosen gamut. A handle can be there: the dot on its line is the
          last color inside the gamut, and that color is used.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={colorsOfScheme(document).map(formatHex)} />
    </>
  );
});
