/** The color picker: plane or wheel, sliders of any space, alpha; limited to sRGB or P3. */
import { useState } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { ColorSliders } from "#app/color/color-sliders.tsx";
import { EDIT_SPACES, SpaceSliders } from "#app/color/space-sliders.tsx";
import { useOklchChannels } from "#app/color/use-oklch-channels.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { EdgedPlane } from "./edged-plane.tsx";
import { HueWheel } from "./hue-wheel.tsx";

const SHAPES = [
  { value: "plane", label: "Plane" },
  { value: "wheel", label: "Wheel" },
] as const;
const GAMUTS = [
  { value: "srgb", label: "sRGB" },
  { value: "display-p3", label: "P3" },
] as const;
const SPACES = [
  { value: "oklch", label: "OKLCH" },
  ...EDIT_SPACES.map(({ id, label }) => ({ value: id, label })),
];

interface PickerProps {
  readonly color: Color;
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
  readonly onCancel: () => void;
}

export function Picker({ color, onDrag, onCommit, onCancel }: PickerProps) {
  const [shape, setShape] = useState<"plane" | "wheel">("plane");
  const [spaceId, setSpaceId] = useState("oklch");
  const [wanted, setWanted] = useState<"srgb" | "display-p3">("srgb");
  // A color outside sRGB cannot be limited to it.
  const gamut = isInGamut(color, "srgb") ? wanted : "display-p3";
  const space = EDIT_SPACES.find((entry) => entry.id === spaceId);
  const channels = useOklchChannels(color, gamut);
  const { own, held, give } = channels;
  const solid = formatHex({ ...color, alpha: 1 });
  const shared = {
    ...own,
    gamut,
    css: solid,
    onDrag: (change: Parameters<typeof give>[0]) => onDrag(give(change)),
    onCommit: (change: Parameters<typeof give>[0]) => onCommit(give(change)),
    onCancel,
  };
  const withAlpha = (percent: number): Color => ({ ...color, alpha: percent / 100 });
  return (
    <>
      <div className="cv-picker-head">
        <Segmented label="Picker" size="s" options={SHAPES} value={shape} onChange={setShape} />
        <Segmented label="Keep inside" size="s" options={GAMUTS} value={gamut} onChange={setWanted} />
        <NativeSelect
          label="Space of the sliders"
          isLabelHidden
          value={spaceId}
          options={SPACES}
          onChange={setSpaceId}
        />
      </div>
      {shape === "plane" ? <EdgedPlane {...shared} heldChroma={held.chroma} /> : <HueWheel {...shared} />}
      {space === undefined ? (
        <ColorSliders
          channels={channels}
          gamut={gamut}
          onDrag={onDrag}
          onCommit={onCommit}
          onCancel={onCancel}
        />
      ) : (
        <SpaceSliders
          space={space}
          color={color}
          gamut={gamut}
          onDrag={onDrag}
          onCommit={onCommit}
          onCancel={onCancel}
        />
      )}
      <ChannelSlider
        label="Alpha"
        value={(color.alpha ?? 0) * 100}
        min={0}
        max={100}
        step={1}
        decimals={0}
        track={`linear-gradient(90deg, transparent, ${solid}), var(--checker) 0 0 / 8px 8px`}
        onDrag={(percent) => onDrag(withAlpha(percent))}
        onCommit={(percent) => onCommit(withAlpha(percent))}
        onCancel={onCancel}
      />
    </>
  );
}
