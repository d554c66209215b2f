/** OKLCH lightness, chroma and hue of one color as sliders whose tracks show the resulting colors. */
import { useMemo } from "react";
import { formatHex } from "#engine/format/format.ts";
import { type Gamut, mapToGamutConstantHue, maxChroma } from "#engine/gamut/gamut.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { oklchToColor } from "#engine/space/convert.ts";
import { ChannelSlider } from "./channel-slider.tsx";
import type { OklchChannels } from "./use-oklch-channels.ts";

const STOPS = 13;
const MAX_CHROMA = 0.37;

interface ColorSlidersProps {
  readonly channels: OklchChannels;
  readonly gamut: Gamut;
  /** Shows L, C and H in place of the words, which stay the accessible names. */
  readonly hasLetters?: boolean;
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
  readonly onCancel?: () => void;
}

export function ColorSliders(props: ColorSlidersProps) {
  const { channels, gamut, hasLetters = false, onDrag, onCommit, onCancel } = props;
  const { own, held, give } = channels;
  const { lightness, chroma, hueDeg } = own;
  const tracks = useMemo(
    () => ({
      lightness: track((t01) => ({ lightness: t01, chroma: held.chroma, hueDeg })),
      chroma: track((t01) => ({ lightness: held.lightness, chroma: t01 * MAX_CHROMA, hueDeg })),
      hue: track((t01) => ({
        lightness: held.lightness,
        chroma: Math.max(0.06, held.chroma),
        hueDeg: t01 * 360,
      })),
      room: maxChroma(held.lightness, hueDeg, gamut) / MAX_CHROMA,
    }),
    [held.lightness, held.chroma, hueDeg, gamut],
  );
  const cancel = onCancel === undefined ? {} : { onCancel };
  return (
    <>
      <ChannelSlider
        label="Lightness"
        {...(hasLetters && { shownLabel: "L" })}
        value={lightness * 100}
        min={0}
        max={100}
        step={0.5}
        decimals={1}
        track={tracks.lightness}
        onDrag={(value) => onDrag(give({ lightness: value / 100 }))}
        onCommit={(value) => onCommit(give({ lightness: value / 100 }))}
        {...cancel}
      />
      <ChannelSlider
        label="Chroma"
        {...(hasLetters && { shownLabel: "C" })}
        value={chroma}
        min={0}
        max={MAX_CHROMA}
        step={0.002}
        decimals={3}
        track={tracks.chroma}
        hatchFrom01={tracks.room}
        onDrag={(value) => onDrag(give({ chroma: value }))}
        onCommit={(value) => onCommit(give({ chroma: value }))}
        {...cancel}
      />
      <ChannelSlider
        label="Hue"
        {...(hasLetters && { shownLabel: "H" })}
        value={hueDeg}
        min={0}
        max={360}
        step={1}
        decimals={1}
        track={tracks.hue}
        onDrag={(value) => onDrag(give({ hueDeg: value }))}
        onCommit={(value) => onCommit(give({ hueDeg: value }))}
        {...cancel}
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
