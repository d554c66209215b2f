import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { Plate } from "#app/items/plate.tsx";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { Kbd } from "#app/ui/kbd.tsx";
import { AppLink } from "#app/ui/link.tsx";

const KEYS = [
  ["New palette", ["Space"]],
  ["Lock a color", ["1", "–", "9"]],
  ["Move a color, in its column", ["Alt", "← →"]],
  ["Twelve variants", ["V"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["Export", ["E"]],
  ["All keys", ["?"]],
] as const;

interface ExplanationProps {
  readonly palette: Palette;
  readonly related: readonly CardView[];
}

/** Below the fold: the idea, with one figure made of the palette itself; the keys; what leaves here; the library. */
export function Explanation({ palette: { hexes, document }, related }: ExplanationProps) {
  return (
    <>
      <section className="tool-two" aria-labelledby="idea-title">
        <div>
          <h2 id="idea-title" className="t-display-s">
            Lightness first, then hue
          </h2>
          <p>
            A palette holds together by its steps from dark to light before it does by its hues. So each draw
            sets a dark anchor and a light one, spreads the others between them, and only then turns the wheel
            by the rule you chose.
          </p>
          <p>
            Of many draws the best is kept: colors that can be told apart, with every color vision; pairs that
            can carry text; no mud. The seed is in the link, so the same link gives the same palette to
            everyone.
          </p>
        </div>
        <div
          className="idea-figure"
          aria-hidden="true"
          style={{ "--n": document.colors.length } as CSSProperties}
        >
          {hexes.map((hex, index) => (
            <i key={`${index}-${hex}`} style={{ "--c": hex } as CSSProperties} />
          ))}
          {hexes.map((hex, index) => (
            <i key={`grey-${index}-${hex}`} className="idea-grey" style={{ "--c": hex } as CSSProperties} />
          ))}
        </div>
      </section>
      <section className="tool-two">
        <div>
          <h2 className="t-title-l">From the keyboard</h2>
          <table className="tool-keys">
            <tbody>
              {KEYS.map(([label, keys]) => (
                <tr key={label}>
                  <td>{label}</td>
                  <td>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div>
          <h2 className="t-title-l">What leaves here</h2>
          <p>
            Code for style sheets and apps, design tokens, swatch files for drawing programs, sheets to print.
            A color outside sRGB gets a fallback first. Every text export carries its link as a comment, so
            that whoever finds it can open the palette again.
          </p>
          <p>
            Pictures and lists of colors are read on this device and sent nowhere. Paste or drop them anywhere
            on the canvas.
          </p>
        </div>
      </section>
      {related.length > 0 && (
        <section aria-labelledby="related-title">
          <div className="tool-related-head">
            <h2 id="related-title" className="t-display-s">
              Palettes like this one
            </h2>
            <AppLink
              to={`/palettes?${hexes
                .slice(0, 3)
                .map((hex) => `near=${encodeURIComponent(hex)}`)
                .join("&")}`}
            >
              All palettes
            </AppLink>
          </div>
          <ul className="plates">
            {related.map((item) => (
              <li key={item.id}>
                <Plate item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
