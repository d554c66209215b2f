/** Lightness, chroma and hue of one color in OKLCH, each on a track of what it would give. */
import { useMemo } from "react";
import { formatHex } from "#engine/format/format.ts";
import { type Gamut, isInGamut, mapToGamutConstantHue, maxChroma } from "#engine/gamut/gamut.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { ChannelSlider } from "./channel-slider.tsx";
import { useHeldHue } from "./use-held-hue.ts";

const STOPS = 13;
const MAX_CHROMA = 0.37;

interface ColorSlidersProps {
  readonly color: Color;
  readonly gamut: Gamut;
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
}

export function ColorSliders({ color, gamut, onDrag, onCommit }: ColorSlidersProps) {
  const lch = colorToOklch(color);
  const hueDeg = useHeldHue(lch);
  const tracks = useMemo(
    () => ({
      lightness: track((t01) => ({ lightness: t01, chroma: lch.chroma, hueDeg })),
      chroma: track((t01) => ({ lightness: lch.lightness, chroma: t01 * MAX_CHROMA, hueDeg })),
      hue: track((t01) => ({
        lightness: lch.lightness,
        chroma: Math.max(0.06, lch.chroma),
        hueDeg: t01 * 360,
      })),
      room: maxChroma(lch.lightness, hueDeg, gamut) / MAX_CHROMA,
    }),
    [lch.lightness, lch.chroma, hueDeg, gamut],
  );
  const make = (change: Partial<Oklch>): Color => {
    const next = oklchToColor({ ...lch, hueDeg, ...change }, color.alpha);
    return isInGamut(next, gamut) ? next : mapToGamutConstantHue(next, gamut);
  };
  return (
    <>
      <ChannelSlider
        label="Lightness"
        value={lch.lightness * 100}
        min={0}
        max={100}
        step={0.5}
        decimals={1}
        track={tracks.lightness}
        onDrag={(value) => onDrag(make({ lightness: value / 100 }))}
        onCommit={(value) => onCommit(make({ lightness: value / 100 }))}
      />
      <ChannelSlider
        label="Chroma"
        value={lch.chroma}
        min={0}
        max={MAX_CHROMA}
        step={0.002}
        decimals={3}
        track={tracks.chroma}
        hatchFrom01={tracks.room}
        onDrag={(chroma) => onDrag(make({ chroma }))}
        onCommit={(chroma) => onCommit(make({ chroma }))}
      />
      <ChannelSlider
        label="Hue"
        value={hueDeg}
        min={0}
        max={360}
        step={1}
        decimals={1}
        track={tracks.hue}
        onDrag={(hue) => onDrag(make({ hueDeg: hue }))}
        onCommit={(hue) => onCommit(make({ hueDeg: hue }))}
      />
    </>
  );
}

function track(at: (t01: number) => Oklch): string {
  const stops = Array.from({ length: STOPS }, (_, index) =>
    formatHex(mapToGamutConstantHue(oklchToColor(at(index / (STOPS - 1))), "srgb")),
  );
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}
