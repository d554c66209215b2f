import { type CSSProperties, useMemo } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import { drawn, type RandomDocument } from "#domain/documents/random-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { HUE_FAMILIES, hueFamily } from "#engine/names/hue-family.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";

const KEYS = [
  ["Next", ["Space"]],
  ["Copy the color", ["C"]],
  ["Keep it", ["L"]],
  ["Put it in the tray", ["K"]],
  ["Move between colors", ["← →", "↑ ↓"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["All keys", ["?"]],
] as const;

/** Of each half of the figure. */
const FIGURE_COLORS = 24;

interface ExplanationProps {
  readonly document: RandomDocument;
  readonly hexes: readonly string[];
  readonly related: readonly CardView[] | undefined;
}

export function Explanation({ document, hexes, related }: ExplanationProps) {
  const figure = useMemo(() => figureOf(document), [document]);
  return (
    <>
      <ToolIdea
        title="Chance, within limits"
        keys={KEYS}
        figure={
          <div className="random-figure">
            <Colors caption="Random hex digits" hexes={figure.digits} />
            <Colors caption="Drawn here, within your limits" hexes={figure.even} />
          </div>
        }
        leaves={
          <>
            <p>
              Every code and file format of Export, and a link that gives everyone the same colors. The tray
              is the same in all tools.
            </p>
            <p>Nothing is sent anywhere: the colors are generated on this device.</p>
          </>
        }
      >
        <p>
          Random hex digits crowd into a few hues, because distances in sRGB do not match visible differences.
          These are spread evenly over what the eye sees (OKLab), within the limits you set.
        </p>
        <p>
          An even set adds, of many candidates, the one farthest from all previous colors, so that it covers
          the limits without clusters. The same seed and limits give the same colors.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
}

/** The same number of colors by digits and by this tool, both in the order of hues. */
function figureOf(document: RandomDocument) {
  const digit = createRandom(document.seed);
  const digits = Array.from({ length: FIGURE_COLORS }, (): Color => {
    const coords = [digit(), digit(), digit()] as const;
    return { space: "srgb", coords, alpha: 1 };
  });
  const { colors } = drawn({ ...document, count: FIGURE_COLORS, kept: [] });
  return { digits: inHueOrder(digits), even: inHueOrder(colors) };
}

const inHueOrder = (colors: readonly Color[]): readonly string[] =>
  colors
    .map((color) => ({ color, family: HUE_FAMILIES.indexOf(hueFamily(color)) }))
    .toSorted((a, b) => a.family - b.family)
    .map(({ color }) => formatHex(color));

function Colors({ caption, hexes }: { caption: string; hexes: readonly string[] }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <div aria-hidden="true">
        {hexes.map((hex, index) => (
          <i key={`${index}-${hex}`} style={{ "--c": hex } as CSSProperties} />
        ))}
      </div>
    </figure>
  );
}
