import { type KeyboardEvent, type PointerEvent, useCallback, useMemo } from "react";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { radiusLabel } from "#app/tools/scheme/labels.ts";
import type { Scheme } from "#app/tools/scheme/use-scheme.ts";
import { useWheelPicture } from "#app/tools/scheme/use-wheel-picture.ts";
import { followPointer } from "#app/workbench/follow-pointer.ts";
import { formatHex } from "#engine/format/format.ts";
import { wheelPlace, wrapDeg } from "#engine/palette/scheme.ts";
import { type WheelPlane, wheelRim } from "#engine/raster/wheel-plane.ts";
import { Handle } from "./handle.tsx";
import { PlainWheel } from "./plain-wheel.tsx";
import { turnText } from "./turn-text.ts";

interface WheelProps {
  readonly scheme: Scheme;
  readonly vision: VisionChoice;
}

/** Hue around, chroma outward; what no screen of the gamut shows is hatched. Its handles are linked by the rule. */
export function Wheel({ scheme, vision }: WheelProps) {
  const { document, place, angles, act, preview, cancelPreview, isDragged } = scheme;
  const { wheel, gamut } = document;
  const { lightness } = place;
  const plane = useMemo((): WheelPlane => {
    const rim = wheelRim({ wheel, gamut, lightness });
    return { wheel, gamut, lightness, rim };
  }, [wheel, gamut, lightness]);
  const { rim } = plane;
  const { canvas, isPainted } = useWheelPicture(plane, scheme.isLightnessDragged);

  const drag = useCallback(
    (index: number, event: PointerEvent<HTMLElement>) => {
      const disc = event.currentTarget.closest<HTMLElement>("[data-wheel]");
      if (disc === null || event.button !== 0) return;
      event.preventDefault();
      const box = disc.getBoundingClientRect();
      const [middleX, middleY, radius] = [box.left + box.width / 2, box.top + box.height / 2, box.width / 2];
      let last: { angleDeg: number; chroma: number } | undefined;
      const at = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
        const [x, y] = [clientX - middleX, middleY - clientY];
        return {
          angleDeg: wrapDeg((Math.atan2(x, y) / Math.PI) * 180),
          chroma: Math.min(1, Math.hypot(x, y) / radius) * rim,
        };
      };
      followPointer({
        onMove: (move) => {
          last = at(move);
          preview({ type: "handle", index, ...last });
        },
        onEnd: () => last !== undefined && act({ type: "handle", index, ...last }),
        onCancel: cancelPreview,
      });
    },
    [act, preview, cancelPreview, rim],
  );
  const onKey = (index: number, event: KeyboardEvent<HTMLElement>) => {
    const moved = handleKey(event, wheel === "hsl");
    if (moved === undefined) return;
    event.preventDefault();
    const angleDeg = wrapDeg(place.angleDeg + (angles[index] ?? 0) + moved.turnDeg);
    const chroma = Math.max(0, place.chroma + moved.chroma);
    preview({ type: "handle", index, angleDeg, chroma });
  };
  return (
    <div className="scheme-disc-frame">
      <div className="scheme-disc" data-wheel>
        {!isPainted && <PlainWheel plane={plane} />}
        <canvas key={gamut} ref={canvas} aria-hidden="true" />
        <Spokes scheme={scheme} rim={rim} />
        {angles.map((angle, index) => (
          <Handle
            key={index}
            label={angle === 0 ? "Base" : `Color ${index + 1}, ${turnText(angle)}`}
            isBase={angle === 0}
            angleDeg={place.angleDeg + angle}
            radius01={Math.min(1, place.chroma / rim)}
            css={formatHex(seenAs(vision, colorOf(scheme, index)))}
            valueText={valueText(scheme, index)}
            valueNow={Math.round(wrapDeg(place.angleDeg + angle))}
            onDrag={(event) => drag(index, event)}
            onKeyDown={(event) => onKey(index, event)}
            onKeyUp={() => {
              if (isDragged)
                act({ type: "handle", index, angleDeg: place.angleDeg + angle, chroma: place.chroma });
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** From the middle to each handle; a dot where the gamut holds a color that is wished farther out. */
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

/** What an arrow does: left and right turn by a degree, up and down change chroma; with Shift ten times as much. */
function handleKey(event: KeyboardEvent, isHsl: boolean): { turnDeg: number; chroma: number } | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const times = event.shiftKey ? 10 : 1;
  const step = isHsl ? 1 : 0.005;
  switch (event.key) {
    case "ArrowRight":
      return { turnDeg: times, chroma: 0 };
    case "ArrowLeft":
      return { turnDeg: -times, chroma: 0 };
    case "ArrowUp":
      return { turnDeg: 0, chroma: step * times };
    case "ArrowDown":
      return { turnDeg: 0, chroma: -step * times };
    default:
      return undefined;
  }
}
