import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import { type ConverterPair, pairPath } from "#domain/navigation/converter-pairs.ts";
import { formatHex, toBytes } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import type { WorkedFormat } from "#engine/steps/worked-step.ts";
import { PairLinks } from "./pair-links.tsx";

const IDEAS: Readonly<Record<WorkedFormat, readonly [title: string, first: string, second: string]>> = {
  hex: [
    "Three numbers, six digits",
    "A hex digit counts to sixteen: 0 to 9, then a to f. Two of them count to 256, which is what one channel of a screen takes. So three pairs say how much red, green and blue.",
    "Nothing is lost on the way from whole numbers. A value between two of them is rounded, because a pair of digits holds no more.",
  ],
  rgb: [
    "Sixteens, then ones",
    "A hex color is three numbers written in base sixteen. The first digit of a pair counts sixteens, the second ones; the largest, ff, is 15 × 16 + 15, or 255.",
    "A fourth pair is alpha. Three digits are short for six: each is doubled, so #08f is #0088ff.",
  ],
  hsl: [
    "The same light, turned on its corner",
    "Red, green and blue are the edges of a cube. HSL stands the cube on its black corner: the way around is the hue, the way out is saturation, the way up is lightness.",
    "The arithmetic is quick, and that is all it promises: yellow and blue of the same lightness here are not equally light to the eye. OKLCH is the answer to that.",
  ],
  hwb: [
    "A hue, with white and black stirred in",
    "HWB names a color as a painter would mix it: a pure hue, so much white, so much black. White is what all three channels have; black is what none of them has.",
    "When white and black together fill the whole, no hue is left, and only their ratio counts: a gray.",
  ],
  cmyk: [
    "What ink takes away",
    "A screen adds light, ink takes it away. Cyan swallows red, magenta swallows green, yellow swallows blue; black takes over what all three would swallow together.",
    "This is arithmetic, not printing. Paper, ink and press decide, and a color profile knows them; these numbers do not. Use them to talk, not to print.",
  ],
};

const KEYS = [
  ["Take what is typed", ["Enter"]],
  ["Back to what it was", ["Esc"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["Export", ["E"]],
  ["All keys", ["?"]],
] as const;

interface PairExplanationProps {
  readonly pair: ConverterPair;
  readonly color: Color;
  readonly search: string;
  readonly related: readonly CardView[] | undefined;
}

export function PairExplanation({ pair, color, search, related }: PairExplanationProps) {
  const [title, first, second] = IDEAS[pair.to];
  const { bytes } = toBytes(color);
  return (
    <>
      <ToolIdea
        title={title}
        keys={KEYS}
        figure={
          <div className="pair-figure" aria-hidden="true">
            {["255, 0, 0", "0, 255, 0", "0, 0, 255"].map((light, index) => (
              <i
                key={light}
                style={
                  {
                    "--c": `rgb(${light})`,
                    "--share": `${((bytes[index] ?? 0) / 255) * 100}%`,
                  } as CSSProperties
                }
              />
            ))}
            <i style={{ "--c": formatHex(color), "--share": "100%" } as CSSProperties} />
          </div>
        }
        leaves={
          <>
            <p>
              Values to copy, a list as text or CSV, a function that converts by itself. Lists are worked out
              on this device and sent nowhere.
            </p>
            <p>
              The link holds the color, so whoever opens it sees the same arithmetic, also without scripts.
            </p>
          </>
        }
      >
        <p>{first}</p>
        <p>{second}</p>
      </ToolIdea>
      <section aria-labelledby="pair-others">
        <h2 id="pair-others" className="t-title-l">
          All conversions
        </h2>
        <PairLinks
          className="cv-pair-links"
          label="All conversions"
          search={search}
          current={pairPath(pair)}
        />
      </section>
      <RelatedItems items={related} hexes={[formatHex(color)]} title="Palettes near this color" />
    </>
  );
}
