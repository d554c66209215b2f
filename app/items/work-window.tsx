import type { CSSProperties, ReactNode } from "react";
import type { InterfaceTokens, WornPalette } from "#domain/pictures/worn-palette.ts";
import "./work-window.css";

type Show = (worn: WornPalette) => ReactNode;

interface WorkWindowProps {
  /** The palette that is worn, and the one before, over which it fades in. */
  readonly worn: { readonly id: string; readonly worn: WornPalette };
  readonly before?: WorkWindowProps["worn"] | undefined;
  readonly show: Show;
}

/** A picture of work in a palette. Decorative: what it opens is said by the link around it. */
export function WorkWindow({ worn, before, show }: WorkWindowProps) {
  const layers = before === undefined ? [worn] : [before, worn];
  return (
    <span className="work-window" aria-hidden="true">
      {layers.map((layer) => (
        <span
          key={layer.id}
          className={`work-layer${layer === worn && before !== undefined ? " work-layer-new" : ""}`}
        >
          {show(layer.worn)}
        </span>
      ))}
    </span>
  );
}

/** Heights of the bars, in percent, in the order of the palette from its end. */
const BARS = [46, 78, 60, 94, 70];

/** An interface in colors that are solved from the palette. `colors` are those of the palette. */
export function showInterface(colors: readonly string[]): Show {
  return ({ tokens }) => <InterfaceSample tokens={tokens} colors={colors} />;
}

interface InterfaceSampleProps {
  readonly tokens: InterfaceTokens;
  /** Of its bars. */
  readonly colors: readonly string[];
}

/** An interface in one mode. */
export function InterfaceSample({ tokens, colors }: InterfaceSampleProps) {
  return (
    <span
      className="work-interface"
      style={
        Object.fromEntries(Object.entries(tokens).map(([token, hex]) => [`--${token}`, hex])) as CSSProperties
      }
    >
      <b>High water at 18:40</b>
      <span className="work-buttons">
        <i>Open the lock</i>
        <i>Later</i>
      </span>
      <span className="work-bars">
        {BARS.map((height, index) => (
          <i
            key={height}
            style={{ height: `${height}%`, background: colors[(BARS.length - 1 - index) % colors.length] }}
          />
        ))}
      </span>
      <span className="work-rows">
        <span>
          Ferry, north quay <em>Moored</em>
        </span>
        <span>
          Barge 214 <em>Waits</em>
        </span>
      </span>
    </span>
  );
}

export const showPattern: Show = ({ pattern }) => (
  <span className="work-picture" dangerouslySetInnerHTML={{ __html: pattern }} />
);

/** The gradient, and its axis with a ring where each of its colors is. */
export const showGradient: Show = ({ gradient: { colors, stops } }) => (
  <span className="work-gradient" style={{ background: `linear-gradient(172deg, ${colors})` }}>
    {stops.map((hex, index) => (
      <i
        key={hex}
        style={{ "--at": stops.length === 1 ? 0 : index / (stops.length - 1), "--c": hex } as CSSProperties}
      />
    ))}
  </span>
);

export const showPair: Show = ({ pair: { field, text, ratio, level } }) => (
  <span className="work-pair" style={{ background: field, color: text }}>
    <b>Aa</b>
    <span>
      {ratio}
      <br />
      {level}
    </span>
  </span>
);
/** Two words as large as the window lets them be. */
export const showPoster: Show = ({ pair: { field, text } }) => (
  <span className="work-pair work-poster" style={{ background: field, color: text }}>
    <b>
      Late
      <br />
      light
    </b>
  </span>
);
