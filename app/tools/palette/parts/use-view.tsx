/** The palette at work: an interface, a poster, a chart and an illustration, drawn in its own colors. */
import type { CSSProperties } from "react";
import type { VisionChoice } from "#app/tools/palette/panels.ts";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { onColor } from "#engine/contrast.ts";
import { colorToOklab } from "#engine/convert.ts";
import { formatHex } from "#engine/format.ts";
import { firstTextPair } from "#engine/text-pair.ts";
import { simulateVision } from "#engine/vision.ts";

const BARS = [62, 88, 45, 74, 30, 55, 96, 40, 68, 82, 50, 36];

export function UseView({
  palette: { document, names },
  vision,
}: {
  palette: Palette;
  vision: VisionChoice;
}) {
  const colors = document.colors.map(({ color }) => color);
  const hexes = colors.map((color) =>
    formatHex(
      vision.deficiency === "none" ? color : simulateVision(color, vision.deficiency, vision.severity01),
    ),
  );
  const byLightness = [...colors.keys()].toSorted((a, b) => lightness(a) - lightness(b));
  function lightness(index: number): number {
    const color = colors[index];
    return color === undefined ? 0 : colorToOklab(color).lightness;
  }
  const pair = firstTextPair(colors) ?? { field: byLightness.at(-1) ?? 0, text: byLightness[0] ?? 0 };
  const others = [...colors.keys()].filter((index) => index !== pair.field && index !== pair.text);
  const accent = others[0] ?? pair.text;
  const second = others[1] ?? accent;
  const hex = (index: number): string => hexes[index] ?? "#888";
  const on = (index: number): string => {
    const color = colors[index];
    return color === undefined ? "" : `on-color-${onColor(color)}`;
  };
  const style = {
    "--field": hex(pair.field),
    "--text": hex(pair.text),
    "--accent-c": hex(accent),
    "--second-c": hex(second),
    "--dark-c": hex(byLightness[0] ?? 0),
    "--light-c": hex(byLightness.at(-1) ?? 0),
  } as CSSProperties;
  return (
    <div className="palette-use" style={style}>
      <figure className="use-interface">
        <div>
          <p className="use-title">Quarterly report</p>
          <p>Figures are in. Nine of ten goals were met, one is late by a week.</p>
          <span className={`use-button ${on(accent)}`} style={{ background: hex(accent) }}>
            Open report
          </span>
          <span className="use-button use-quiet">Later</span>
        </div>
        <figcaption>Interface</figcaption>
      </figure>
      <figure className="use-poster" style={{ background: hex(accent) }}>
        <p className={on(accent)}>
          {(names[accent] ?? "") || "Open"}
          <br />
          {(names[second] ?? "") || "night"}
        </p>
        <i style={{ background: hex(second) }} />
        <i style={{ background: hex(pair.text) }} />
        <figcaption className={on(accent)}>Poster</figcaption>
      </figure>
      <figure className="use-chart">
        <svg
          viewBox="0 0 240 120"
          preserveAspectRatio="none"
          role="img"
          aria-label="Bars in each color of the palette"
        >
          {hexes.map((color, index) => {
            const width = 240 / hexes.length;
            const height = BARS[index % BARS.length] ?? 50;
            return (
              <rect
                key={`${index}-${color}`}
                x={index * width + width * 0.14}
                y={118 - height * 1.1}
                width={width * 0.72}
                height={height * 1.1}
                fill={color}
              />
            );
          })}
        </svg>
        <figcaption>Chart</figcaption>
      </figure>
      <figure className="use-scene">
        <svg
          viewBox="0 0 320 200"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label="Hills in the colors of the palette"
        >
          <rect width="320" height="200" fill="var(--light-c)" />
          <circle cx="236" cy="62" r="34" fill="var(--accent-c)" />
          <path d="M0 128c60-42 108-34 160-8s104 22 160-14v94H0z" fill="var(--second-c)" />
          <path d="M0 156c52-26 110-18 168 2s108 10 152-8v50H0z" fill="var(--text)" />
          <path d="M0 182c70-18 190-16 320-4v22H0z" fill="var(--dark-c)" />
        </svg>
        <figcaption className="sr-only">Illustration</figcaption>
      </figure>
    </div>
  );
}
