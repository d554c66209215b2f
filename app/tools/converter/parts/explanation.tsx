import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import type { Converter } from "#app/tools/converter/use-converter.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import { formatHex } from "#engine/format/format.ts";
import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { PairLinks } from "./pair-links.tsx";

const KEYS = [
  ["Copy the first nine formats", ["1", "–", "9"]],
  ["Plane and wheel, by 1 and by 10", ["← ↑ → ↓", "⇧"]],
  ["Through a row of colors", ["← →"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["Export", ["E"]],
  ["All keys", ["?"]],
] as const;

const FIGURE_STEPS = 24;

interface ExplanationProps {
  readonly converter: Converter;
  readonly related: readonly CardView[] | undefined;
}

export function Explanation({ converter: { color, hex, history }, related }: ExplanationProps) {
  const { lightness, chroma } = colorToOklch(color);
  const around = Array.from({ length: FIGURE_STEPS }, (_, index) => (index * 360) / FIGURE_STEPS);
  return (
    <>
      <section aria-labelledby="cv-worked">
        <h2 id="cv-worked" className="t-display-s">
          Worked out, step by step
        </h2>
        <PairLinks className="cv-pair-links" search={history.search} />
      </section>
      <ToolIdea
        title="A number needs its space"
        keys={KEYS}
        figure={
          <div className="cv-figure" aria-hidden="true">
            {around.map((hueDeg) => (
              <i
                key={hueDeg}
                style={
                  {
                    "--c": formatHex(
                      mapToGamutConstantHue(oklchToColor({ lightness, chroma, hueDeg }), "srgb"),
                    ),
                  } as CSSProperties
                }
              />
            ))}
            {around.map((hueDeg) => (
              <i key={`hsl-${hueDeg}`} style={{ "--c": `hsl(${hueDeg} 100% 50%)` } as CSSProperties} />
            ))}
          </div>
        }
        leaves={
          <>
            <p>
              A value is copied exactly as it is shown. There is code for style sheets, tokens and apps, with
              a fallback in sRGB for a color outside it. Every text export carries its link as a comment.
            </p>
            <p>
              CMYK is plain arithmetic without a color profile: no press prints it exactly. Nothing you type
              leaves this device.
            </p>
          </>
        }
      >
        <p>
          All these lines name one color. HEX, RGB, HSL and HWB describe the light of an sRGB screen, Lab and
          OKLCH what the eye sees, and XYZ what a sensor measures. Above are all hues at the OKLCH lightness
          of your color; below are all hues at one HSL lightness, which do not look equally light.
        </p>
        <p>
          Many screens can show colors outside sRGB. Such a color is kept unchanged; only formats limited to
          sRGB get a similar color inside it, by the gamut mapping of CSS Color 4.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={[hex]} title="Palettes near this color" />
    </>
  );
}
