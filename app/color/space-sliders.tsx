/** The channels of a color space as sliders whose tracks show the resulting colors. */
import { useMemo, useState } from "react";
import { formatHex } from "#engine/format/format.ts";
import { type Channels, channelsOf, type HeldChannels, withChannel } from "#engine/format/held-channels.ts";
import { isInGamut, mapToGamut, mapToGamutInSpace } from "#engine/gamut/gamut.ts";
import type { Color, SpaceId } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { ChannelSlider } from "./channel-slider.tsx";

interface Channel {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  /** Displayed number per unit of the channel: 255 for sRGB, whose range is 0 to 1. */
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
/** Spaces in which a color outside the gamut keeps its lightness and hue. */
const HAS_CHROMA: ReadonlySet<SpaceId> = new Set<SpaceId>(["lch", "lab", "oklab"]);

interface SpaceSlidersProps {
  readonly space: EditSpace;
  readonly color: Color;
  /** Results outside this gamut lose chroma at their hue where the space has one, and else are mapped as CSS Color 4 does. */
  readonly gamut: "srgb" | "display-p3";
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
  readonly onCancel: () => void;
}

export function SpaceSliders({ space, color, gamut, onDrag, onCommit, onCancel }: SpaceSlidersProps) {
  const own = useMemo(() => convertColor(color, space.id), [color, space.id]);
  const [last, setLast] = useState<HeldChannels>();
  const held = useMemo(() => channelsOf(color, space.id, last), [color, space.id, last]);
  // The numbers that were set stay where the color cannot hold them, as the hue of black; mapped ones follow the color.
  const shown = isInGamut(colorOf(space, held, 1), gamut) ? held : own.coords;
  const tracks = useMemo(
    () =>
      space.channels.map(({ min, max, scale }, at) => {
        const stops = Array.from({ length: STOPS }, (_, stop) =>
          formatHex(
            colorOf(space, withChannel(held, at, (min + ((max - min) * stop) / (STOPS - 1)) / scale), 1),
          ),
        );
        return `linear-gradient(90deg, ${stops.join(", ")})`;
      }),
    [held, space],
  );
  const give = (at: number, value: number): Color => {
    const channels = withChannel(held, at, value);
    const wanted = colorOf(space, channels, color.alpha);
    const isInside = isInGamut(wanted, gamut);
    const given = isInside
      ? wanted
      : HAS_CHROMA.has(space.id)
        ? mapToGamutInSpace(wanted, gamut)
        : mapToGamut(wanted, gamut);
    setLast({ space: space.id, channels, given });
    return given;
  };
  return space.channels.map((entry, at) => (
    <ChannelSlider
      key={`${space.id}-${entry.label}`}
      label={entry.label}
      value={Math.min(entry.max, Math.max(entry.min, (shown[at] ?? 0) * entry.scale))}
      min={entry.min}
      max={entry.max}
      step={entry.step}
      decimals={entry.decimals}
      track={tracks[at] ?? ""}
      onDrag={(value) => onDrag(give(at, value / entry.scale))}
      onCommit={(value) => onCommit(give(at, value / entry.scale))}
      onCancel={onCancel}
    />
  ));
}

function colorOf({ id }: EditSpace, channels: Channels, alpha: Color["alpha"]): Color {
  return { space: id, coords: [...channels], alpha };
}
