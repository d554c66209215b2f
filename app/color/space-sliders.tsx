/** The channels of a color space as sliders, each on a track of what it would give. */
import { useMemo } from "react";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color, SpaceId } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { ChannelSlider } from "./channel-slider.tsx";

interface Channel {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  /** The number that is shown for one unit of the channel: 255 for the 0 to 1 of sRGB. */
  readonly scale: number;
}

export interface EditSpace {
  readonly id: SpaceId;
  readonly label: string;
  readonly channels: readonly [Channel, Channel, Channel];
}

const channel = (label: string, min: number, max: number, step = 1, decimals = 0, scale = 1): Channel => ({
  label,
  min,
  max,
  step,
  decimals,
  scale,
});
const hue = channel("Hue", 0, 360);
const percent = (label: string) => channel(label, 0, 100);

export const EDIT_SPACES: readonly EditSpace[] = [
  {
    id: "srgb",
    label: "RGB",
    channels: [
      channel("Red", 0, 255, 1, 0, 255),
      channel("Green", 0, 255, 1, 0, 255),
      channel("Blue", 0, 255, 1, 0, 255),
    ],
  },
  { id: "hsl", label: "HSL", channels: [hue, percent("Saturation"), percent("Lightness")] },
  { id: "hsv", label: "HSV", channels: [hue, percent("Saturation"), percent("Value")] },
  { id: "hwb", label: "HWB", channels: [hue, percent("White"), percent("Black")] },
  {
    id: "oklab",
    label: "OKLab",
    channels: [
      channel("Lightness", 0, 100, 0.5, 1, 100),
      channel("a", -0.4, 0.4, 0.002, 3),
      channel("b", -0.4, 0.4, 0.002, 3),
    ],
  },
  {
    id: "lch",
    label: "LCH",
    channels: [channel("Lightness", 0, 100, 0.5, 1), channel("Chroma", 0, 150, 0.5, 1), hue],
  },
  {
    id: "lab",
    label: "Lab",
    channels: [
      channel("Lightness", 0, 100, 0.5, 1),
      channel("a", -125, 125, 0.5, 1),
      channel("b", -125, 125, 0.5, 1),
    ],
  },
  {
    id: "display-p3",
    label: "Display P3",
    channels: [
      channel("Red", 0, 255, 1, 0, 255),
      channel("Green", 0, 255, 1, 0, 255),
      channel("Blue", 0, 255, 1, 0, 255),
    ],
  },
];

const STOPS = 13;

interface SpaceSlidersProps {
  readonly space: EditSpace;
  readonly color: Color;
  /** Results outside it are brought in, with the method of CSS Color 4. */
  readonly gamut: "srgb" | "display-p3";
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
}

export function SpaceSliders({ space, color, gamut, onDrag, onCommit }: SpaceSlidersProps) {
  const held = useMemo(() => convertColor(color, space.id), [color, space.id]);
  const tracks = useMemo(
    () =>
      space.channels.map(({ min, max, scale }, at) => {
        const stops = Array.from({ length: STOPS }, (_, stop) =>
          formatHex(withChannel(held, at, (min + ((max - min) * stop) / (STOPS - 1)) / scale)),
        );
        return `linear-gradient(90deg, ${stops.join(", ")})`;
      }),
    [held, space.channels],
  );
  const make = (at: number, value: number): Color => {
    const next = withChannel(held, at, value);
    return isInGamut(next, gamut) ? next : mapToGamut(next, gamut);
  };
  return space.channels.map((entry, at) => (
    <ChannelSlider
      key={`${space.id}-${entry.label}`}
      label={entry.label}
      value={Math.min(entry.max, Math.max(entry.min, (held.coords[at] ?? 0) * entry.scale))}
      min={entry.min}
      max={entry.max}
      step={entry.step}
      decimals={entry.decimals}
      track={tracks[at] ?? ""}
      onDrag={(value) => onDrag(make(at, value / entry.scale))}
      onCommit={(value) => onCommit(make(at, value / entry.scale))}
    />
  ));
}

function withChannel(color: Color, at: number, value: number): Color {
  const [first, second, third] = color.coords;
  return {
    ...color,
    coords: [
      at === 0 ? value : (first ?? 0),
      at === 1 ? value : (second ?? 0),
      at === 2 ? value : (third ?? 0),
    ],
  };
}
