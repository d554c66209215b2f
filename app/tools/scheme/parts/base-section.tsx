import { useMemo } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { ColorField } from "#app/color/color-field.tsx";
import { radiusLabel, WHEEL_OPTIONS } from "#app/tools/scheme/labels.ts";
import { fullLightness, mostChroma } from "#app/tools/scheme/model.ts";
import type { Scheme } from "#app/tools/scheme/use-scheme.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { formatHex } from "#engine/format/format.ts";
import { colorAtPlace, colorInGamut, type WheelPlace } from "#engine/palette/scheme.ts";
import { edgeAt } from "#engine/raster/wheel-edge.ts";

const STOPS = 13;

/** The base color, and the wheel. */
export function BaseSection({ scheme }: { scheme: Scheme }) {
  const { document, place, act, preview } = scheme;
  const { wheel, gamut } = document;
  const { angleDeg, chroma, lightness } = place;
  const [most, full] = [mostChroma(document), fullLightness(wheel)];
  const isHsl = wheel === "hsl";
  const tracks = useMemo(() => {
    const track = (at: (t01: number) => Partial<WheelPlace>) => {
      const stops = Array.from({ length: STOPS }, (_, index) =>
        formatHex(
          colorInGamut(
            colorAtPlace({ angleDeg, chroma, lightness, ...at(index / (STOPS - 1)) }, wheel),
            gamut,
          ),
        ),
      );
      return `linear-gradient(90deg, ${stops.join(", ")})`;
    };
    return {
      angle: track((t01) => ({ angleDeg: t01 * 360, chroma: Math.max(most * 0.2, chroma) })),
      chroma: track((t01) => ({ chroma: t01 * most })),
      lightness: track((t01) => ({ lightness: t01 * full })),
      reach: edgeAt(angleDeg, { wheel, lightness, rim: most, gamut }),
    };
  }, [wheel, gamut, most, full, angleDeg, chroma, lightness]);
  const drag = (change: Partial<WheelPlace>) => preview({ type: "place", place: change });
  const commit = (change: Partial<WheelPlace>) => act({ type: "place", place: change });
  return (
    <>
      <Segmented
        label="Wheel"
        isFilled
        size="s"
        options={WHEEL_OPTIONS}
        value={wheel}
        onChange={(next) => act({ type: "wheel", wheel: next })}
      />
      <ColorField
        label="Base color"
        isLabelHidden
        hasPicker
        color={colorInGamut(document.base, gamut)}
        onCommit={(color) => act({ type: "base", color })}
      />
      <ChannelSlider
        label="Hue"
        value={angleDeg}
        min={0}
        max={360}
        step={1}
        decimals={1}
        track={tracks.angle}
        onDrag={(value) => drag({ angleDeg: value })}
        onCommit={(value) => commit({ angleDeg: value })}
      />
      <ChannelSlider
        label={radiusLabel(document)}
        value={chroma}
        min={0}
        max={most}
        step={isHsl ? 1 : 0.002}
        decimals={isHsl ? 1 : 3}
        track={tracks.chroma}
        hatchFrom01={tracks.reach}
        onDrag={(value) => drag({ chroma: value })}
        onCommit={(value) => commit({ chroma: value })}
      />
      <ChannelSlider
        label="Lightness"
        value={(lightness / full) * 100}
        min={0}
        max={100}
        step={0.5}
        decimals={1}
        track={tracks.lightness}
        onDrag={(value) => drag({ lightness: (value / 100) * full })}
        onCommit={(value) => commit({ lightness: (value / 100) * full })}
      />
    </>
  );
}
