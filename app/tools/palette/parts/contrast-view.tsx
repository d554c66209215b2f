import type { CSSProperties } from "react";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { formatRatio, onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";

/** WCAG 2.2: below this text of no size passes. */
const HATCHED_BELOW = 3;

/** Every color (column) as text on every other (row); pairs below 3 are hatched. */
interface ContrastViewProps {
  readonly palette: Palette;
  readonly vision: VisionChoice;
  /** The pair whose panel is open. */
  readonly chosen: { readonly text: number; readonly background: number } | undefined;
  /** A pair was pressed; indices in the palette. */
  readonly onPair: (text: number, background: number) => void;
}

export function ContrastView({ palette: { document, names }, vision, chosen, onPair }: ContrastViewProps) {
  const colors = document.colors.map(({ color }) => color);
  const seen = colors.map((color) => formatHex(seenAs(vision, color)));
  const called = (index: number): string => names[index] || (seen[index] ?? "");
  return (
    <div className="palette-matrix-frame" role="group" aria-label="Contrast of each pair">
      <table className="palette-matrix" style={{ "--n": colors.length } as CSSProperties}>
        <caption className="sr-only">Rows are backgrounds, columns are text.</caption>
        <tbody>
          {colors.map((background, y) => (
            <tr key={y}>
              {colors.map((text, x) => {
                const style = { "--c": seen[y], "--f": seen[x] } as CSSProperties;
                if (x === y) {
                  return (
                    <td key={x} style={style} className={`palette-self on-color-${onColor(background)}`}>
                      <span>{called(y)}</span>
                    </td>
                  );
                }
                const ratio = wcagRatio(text, background);
                const isHatched = ratio < HATCHED_BELOW;
                return (
                  <td
                    key={x}
                    data-hatched={isHatched || undefined}
                    className={isHatched ? "" : `on-color-${onColor(background)}`}
                    style={style}
                  >
                    <button
                      type="button"
                      aria-pressed={chosen?.text === x && chosen.background === y}
                      onClick={() => onPair(x, y)}
                    >
                      {!isHatched && <b aria-hidden="true">Aa</b>}
                      <span className="sr-only">{`${called(x)} on ${called(y)}: `}</span>
                      <span className="t-value">{formatRatio(ratio)}</span>
                      <small>
                        {ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : isHatched ? "fails" : "large only"}
                      </small>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
