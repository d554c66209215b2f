import { type CSSProperties, useMemo } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { LEVELS, levelOf, type PairReading } from "#app/tools/contrast/reading.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import type { ContrastDocument } from "#domain/documents/contrast/contrast-document.ts";
import { formatRatio, onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { constantHue } from "#engine/gamut/constant-hue.ts";

const KEYS = [
  ["Swap text and background", ["X"]],
  ["Nearest text, nearest background that passes", ["N", "B"]],
  ["Samples, palette, over an image", ["1", "2", "3"]],
  ["Move the text over an image", ["← ↑ ↓ →"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["Export", ["E"]],
  ["All keys", ["?"]],
] as const;
/** Lightnesses of the figure, from dark to light. */
const LADDER = [0.1, 0.25, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

interface ExplanationProps {
  readonly document: ContrastDocument;
  readonly reading: PairReading;
  readonly related: readonly CardView[] | undefined;
}

export function Explanation({
  document: { text, background },
  reading: { under },
  related,
}: ExplanationProps) {
  const steps = useMemo(() => {
    const tones = constantHue({ ...text, alpha: 1 });
    return LADDER.map((lightness) => {
      const color = tones.at(lightness);
      return { color: formatHex(color), ratio: wcagRatio(color, under) };
    });
  }, [text, under]);
  return (
    <>
      <ToolIdea
        title="Contrast is a matter of lightness"
        keys={KEYS}
        figure={
          <ol
            className={`contrast-ladder on-color-${onColor(under)}`}
            aria-label="The text color from dark to light, on this background"
            style={{ "--c": formatHex(under) } as CSSProperties}
          >
            {steps.map(({ color, ratio }, index) => (
              <li
                key={index}
                data-hatched={ratio < LEVELS.large || undefined}
                style={{ "--f": color } as CSSProperties}
              >
                <b aria-hidden="true">Aa</b>
                <span className="t-value">{formatRatio(ratio)}</span>
                <span>{levelOf(ratio) === "AA for large text" ? "large" : levelOf(ratio)}</span>
              </li>
            ))}
          </ol>
        }
        leaves={
          <>
            <p>
              You can copy the pair as custom properties, or as a sentence with its numbers for a review, and
              export both colors, the layers and the palette in every format. The link contains all of it.
            </p>
            <p>
              Ratios are truncated, never rounded up: 4.497 is shown as 4.49, and fails. A picture stays on
              this device; it is not part of the link either.
            </p>
          </>
        }
      >
        <p>
          Legibility depends on the difference in lightness, hardly on hue and chroma. So the nearest color
          that passes keeps the hue, and changes lightness and chroma as little as possible: the smallest
          change in OKLab, measured on the hex value that you get.
        </p>
        <p>
          WCAG 2.2 decides what passes: 4.5 to 1 for text, 3 to 1 for large text and for the parts of an
          interface. APCA rates the same pair by how the eye sees text on a screen, with different results for
          light on dark and dark on light.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={[text, background].map(formatHex)} />
    </>
  );
}
