import { type CSSProperties, memo, useMemo } from "react";
import { CopyValue } from "#app/color/copy-value.tsx";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { turnText } from "#app/tools/scheme/parts/turn-text.ts";
import type { Scheme } from "#app/tools/scheme/use-scheme.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { type SchemeGamut, shadesAround } from "#engine/palette/scheme.ts";
import type { Color } from "#engine/space/color.ts";

/** The colors as bands, with names and values. */
export function Bands({ scheme, vision }: { scheme: Scheme; vision: VisionChoice }) {
  const { document, colors, names, hexes, angles, baseIndex } = scheme;
  return (
    <ul className="scheme-bands" aria-label="Colors" data-crowded={colors.length > 7 || undefined}>
      {colors.map((color, index) => (
        <Band
          key={index}
          color={color}
          hex={(hexes[index] ?? "").toUpperCase()}
          shown={formatHex(seenAs(vision, color))}
          name={names[index] ?? ""}
          note={
            index === baseIndex
              ? "Base"
              : document.rule === "monochromatic"
                ? ""
                : turnText(angles[index] ?? 0)
          }
          index={index}
          gamut={document.gamut}
          vision={vision}
          hasShades={document.hasShades}
        />
      ))}
    </ul>
  );
}

interface BandProps {
  readonly color: Color;
  readonly hex: string;
  /** The displayed color, possibly with simulated color vision. */
  readonly shown: string;
  readonly name: string;
  /** The angle from the base. */
  readonly note: string;
  readonly index: number;
  readonly gamut: SchemeGamut;
  readonly vision: VisionChoice;
  readonly hasShades: boolean;
}

const Band = memo(function Band(props: BandProps) {
  const { color, hex, shown, name, note, index, gamut, vision, hasShades } = props;
  return (
    <li className={`scheme-band on-color-${onColor(color)}`} style={{ "--c": shown } as CSSProperties}>
      <div className="scheme-band-text">
        <span className="scheme-name">{name}</span>
        <span className="scheme-values">
          <CopyValue text={hex} className="scheme-hex" label={`Copy ${hex}, color ${index + 1}`} />
          {!isInGamut(color, "srgb") && <span className="t-value">P3</span>}
          <CopyValue text={formatColor(color, "oklch")} className="scheme-oklch" />
        </span>
      </div>
      {note !== "" && <span className="scheme-note t-label">{note}</span>}
      {hasShades && <Shades {...{ color, gamut, vision }} />}
    </li>
  );
});

function Shades({ color, gamut, vision }: Pick<BandProps, "color" | "gamut" | "vision">) {
  const shades = useMemo(() => shadesAround(color, gamut), [color, gamut]);
  return (
    <ul className="scheme-shades" aria-label="Lighter and darker">
      {shades.map((shade, index) => {
        const hex = formatHex(shade).toUpperCase();
        return (
          <li
            key={index}
            className={`on-color-${onColor(shade)}`}
            style={{ "--c": formatHex(seenAs(vision, shade)) } as CSSProperties}
          >
            <CopyValue text={hex} className="scheme-shade" />
          </li>
        );
      })}
    </ul>
  );
}
