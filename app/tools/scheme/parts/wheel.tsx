import { useMemo, useState } from "react";
import { PaintedCanvas } from "#app/canvas/painted-canvas.tsx";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { radiusLabel } from "#app/tools/scheme/labels.ts";
import type { Scheme } from "#app/tools/scheme/use-scheme.ts";
import { formatHex } from "#engine/format/format.ts";
import { wheelPlace } from "#engine/palette/scheme.ts";
import { wheelRim } from "#engine/raster/wheel-edge.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import { Handle } from "./handle.tsx";
import { PlainWheel } from "./plain-wheel.tsx";
import { turnText } from "./turn-text.ts";

interface WheelProps {
  readonly scheme: Scheme;
  readonly vision: VisionChoice;
}

/** The wheel of hue and chroma, hatched outside the gamut. Its handles are linked by the rule. */
export function Wheel({ scheme, vision }: WheelProps) {
  const { document, place, angles, act, preview, cancelPreview } = scheme;
  const { wheel, gamut } = document;
  const { lightness } = place;
  const picture = useMemo(() => {
    const rim = wheelRim({ wheel, gamut, lightness });
    return { kind: "wheel", wheel, gamut, lightness, rim } as const;
  }, [wheel, gamut, lightness]);
  const { rim } = picture;
  const [paintedGamut, setPaintedGamut] = useState<typeof gamut>();
  return (
    <div className="scheme-disc-frame">
      <div className="scheme-disc" data-wheel>
        {paintedGamut !== gamut && <PlainWheel plane={picture} />}
        <PaintedCanvas picture={picture} onPainted={() => setPaintedGamut(gamut)} />
        <Spokes scheme={scheme} rim={rim} />
        {angles.map((angle, index) => (
          <Handle
            key={index}
            label={angle === 0 ? "Base" : `Color ${index + 1}, ${turnText(angle)}`}
            isBase={angle === 0}
            point={{ angleDeg: place.angleDeg + angle, chroma: place.chroma }}
            rim={rim}
            step={wheel === "hsl" ? 1 : 0.005}
            css={formatHex(seenAs(vision, colorOf(scheme, index)))}
            valueText={valueText(scheme, index)}
            onDrag={(point) => preview({ type: "handle", index, ...point })}
            onCommit={(point) => act({ type: "handle", index, ...point })}
            onCancel={cancelPreview}
          />
        ))}
      </div>
    </div>
  );
}

/** Lines from the center to each handle; a dot marks the color in gamut if the handle is farther out. */
function Spokes({ scheme: { place, angles, colors, document }, rim }: { scheme: Scheme; rim: number }) {
  const held =
    document.rule === "monochromatic" ? [] : colors.map((color) => wheelPlace(color, document.wheel));
  return (
    <svg className="scheme-spokes" viewBox="-1 -1 2 2" aria-hidden="true">
      {angles.map((angle, index) => {
        const [x, y] = pointAt(place.angleDeg + angle, Math.min(1, place.chroma / rim));
        const reached = held[index]?.chroma ?? place.chroma;
        const [dotX, dotY] = pointAt(place.angleDeg + angle, Math.min(1, reached / rim));
        return (
          <g key={index}>
            <path d={`M0 0L${x} ${y}`} />
            <path d={`M0 0L${x} ${y}`} />
            {reached < place.chroma - 0.012 * rim && <circle cx={dotX} cy={dotY} r={0.014} />}
          </g>
        );
      })}
    </svg>
  );
}

function pointAt(angleDeg: number, radius: number): readonly [number, number] {
  const angle = (angleDeg / 180) * Math.PI;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

function colorOf({ colors, baseIndex, document }: Scheme, index: number) {
  return colors[document.rule === "monochromatic" ? baseIndex : index] ?? document.base;
}

function valueText({ place, angles, document, hexes, baseIndex }: Scheme, index: number): string {
  const hue = Math.round(wrapDeg(place.angleDeg + (angles[index] ?? 0)));
  const radius = document.wheel === "hsl" ? `${Math.round(place.chroma)} %` : place.chroma.toFixed(3);
  const hex = hexes[document.rule === "monochromatic" ? baseIndex : index] ?? "";
  return `hue ${hue}°, ${radiusLabel(document).toLowerCase()} ${radius}, ${hex.toUpperCase()}`;
}
