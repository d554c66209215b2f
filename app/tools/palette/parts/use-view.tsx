/** Examples with the palette: an interface, a poster, a chart and an illustration in its colors. */
import type { CSSProperties } from "react";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { type PaletteRoles, paletteRoles } from "#app/tools/palette/roles.ts";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { formatHex } from "#engine/format/format.ts";

interface UseViewProps {
  readonly palette: Palette;
  readonly vision: VisionChoice;
}

export function UseView({ palette: { document, names }, vision }: UseViewProps) {
  const colors = document.colors.map(({ color }) => color);
  const hexes = colors.map((color) => formatHex(seenAs(vision, color)));
  const roles = paletteRoles(colors);
  const hex = (index: number): string => hexes[index] ?? "";
  const style = {
    "--field": hex(roles.field),
    "--text": hex(roles.text),
    "--accent-c": hex(roles.accent),
    "--on-accent-c": `var(--on-color-${roles.onAccent})`,
    "--second-c": hex(roles.second),
    "--dark-c": hex(roles.dark),
    "--light-c": hex(roles.light),
  } as CSSProperties;
  return (
    <div className="palette-use" style={style}>
      <Interface />
      <Poster first={names[roles.accent] ?? ""} second={names[roles.second] ?? ""} />
      <Chart hexes={hexes} roles={roles} />
      <Illustration />
    </div>
  );
}

function Interface() {
  return (
    <figure className="use-interface" aria-label="Interface">
      <div className="use-nav" aria-hidden="true">
        <b>Harbour</b>
        <span>Overview</span>
        <span>Tides</span>
        <span>Boats</span>
      </div>
      <div className="use-body">
        <p className="use-title">High water at 18:40</p>
        <p>Two boats wait at the outer mole. The lock opens for them in twenty minutes.</p>
        <span className="use-button use-filled">Open the lock</span>
        <span className="use-button use-quiet">Later</span>
        <span className="use-meter" aria-hidden="true">
          <i />
        </span>
      </div>
    </figure>
  );
}

function Poster({ first, second }: { first: string; second: string }) {
  return (
    <figure className="use-poster" aria-label="Poster">
      <p>
        {first || "Open"}
        <br />
        {second || "night"}
      </p>
      <i />
      <i />
      <i />
    </figure>
  );
}

const BARS = [62, 88, 45, 74, 30, 55, 96, 40, 68, 82, 50, 36];

function Chart({ hexes, roles }: { hexes: readonly string[]; roles: PaletteRoles }) {
  const bars = [...hexes.keys()].filter((index) => index !== roles.light);
  const width = 240 / bars.length;
  return (
    <figure className="use-chart">
      <svg
        viewBox="0 0 240 120"
        preserveAspectRatio="none"
        role="img"
        aria-label="Bars in the colors of the palette"
      >
        {[20, 53, 86].map((y) => (
          <path
            key={y}
            d={`M0 ${y}h240`}
            stroke="var(--dark-c)"
            strokeOpacity="0.18"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {bars.map((index, at) => {
          const height = BARS[at % BARS.length] ?? 50;
          return (
            <rect
              key={index}
              x={at * width + width * 0.14}
              y={118 - height * 1.1}
              width={width * 0.72}
              height={height * 1.1}
              fill={hexes[index]}
            />
          );
        })}
        <path d="M0 118.5h240" stroke="var(--dark-c)" vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  );
}

function Illustration() {
  return (
    <figure className="use-scene">
      <svg
        viewBox="0 0 320 200"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="Hills in the colors of the palette"
      >
        <rect width="320" height="200" fill="var(--second-c)" />
        <circle cx="226" cy="70" r="36" fill="var(--accent-c)" />
        <path d="M0 122c60-42 108-34 160-8s104 22 160-14v100H0z" fill="var(--light-c)" />
        <path d="M0 150c52-26 110-18 168 2s108 10 152-8v56H0z" fill="var(--accent-c)" />
        <path d="M0 176c70-18 190-16 320-4v28H0z" fill="var(--dark-c)" />
      </svg>
    </figure>
  );
}
