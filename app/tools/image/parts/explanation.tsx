import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import { formatHex } from "#engine/format/format.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import type { ShownPicker } from "./shown-picker.ts";

const KEYS = [
  ["Open a picture", ["I"]],
  ["Paste a picture, an address or colors", ["Ctrl", "V"]],
  ["Add a picker", ["P"]],
  ["Move a picker", ["← ↑ → ↓"]],
  ["Move it by ten pixels", ["⇧", "← ↑ → ↓"]],
  ["Remove a picker", ["Del"]],
  ["Select an area", ["A"]],
  ["All keys", ["?"]],
] as const;

interface ExplanationProps {
  readonly pickers: readonly ShownPicker[];
  readonly related: readonly CardView[] | undefined;
}

export function Explanation({ pickers, related }: ExplanationProps) {
  return (
    <>
      <ToolIdea
        title="Colors that weigh what they weigh in the picture"
        keys={KEYS}
        figure={<Plane pickers={pickers} />}
        leaves={
          <>
            <p>
              The picture never leaves this device. It is decoded and analyzed here, and the last one is
              stored in this browser so that a reload loses nothing. “Remove picture” deletes it.
            </p>
            <p>
              A link contains the colors, their shares and the positions of the pickers. It shows these and
              the outline of the picture.
            </p>
          </>
        }
      >
        <p>
          Every pixel becomes a point in OKLab, where distances match visible differences. The points are
          grouped around the number of centers that you choose, until no center moves any more: each center is
          a color, and the pixels nearest to it are its share.
        </p>
        <p>
          Averages miss what is small. The accent is searched for separately: a vivid color of few pixels, far
          from all the others. Rings are placed where a color covers an area, not on the first pixel that
          happens to have it.
        </p>
      </ToolIdea>
      <RelatedItems
        items={related}
        hexes={pickers.slice(0, 3).map(({ picker }) => formatHex(picker.color))}
      />
    </>
  );
}

/** OKLab from above: a to the right, b upwards, ±0.32; dot sizes represent shares. */
function Plane({ pickers }: { pickers: readonly ShownPicker[] }) {
  return (
    <div className="idea-plane" aria-hidden="true">
      {pickers.slice(0, 40).map(({ picker, index }) => {
        const { a, b } = colorToOklab(picker.color);
        const size = 14 + 96 * Math.sqrt(picker.share01 ?? 0.02);
        return (
          <i
            key={index}
            style={
              {
                "--c": formatHex(picker.color),
                "--a": a / 0.64 + 0.5,
                "--b": 0.5 - b / 0.64,
                "--s": `${size}px`,
              } as CSSProperties
            }
          />
        );
      })}
    </div>
  );
}
