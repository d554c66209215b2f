/** The picker: plane or wheel, sliders of any space, alpha; kept inside sRGB or let out to P3. */
import { useState } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { ColorSliders } from "#app/color/color-sliders.tsx";
import { EDIT_SPACES, SpaceSliders } from "#app/color/space-sliders.tsx";
import { useHeldHue } from "#app/color/use-held-hue.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut, mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
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
  // A color that is outside already cannot be kept inside.
  const gamut = isInGamut(color, "srgb") ? wanted : "display-p3";
  const space = EDIT_SPACES.find((entry) => entry.id === spaceId);
  const lch = colorToOklch(color);
  const hueDeg = useHeldHue(lch);
  const make = (change: Partial<Oklch>): Color => {
    const next = oklchToColor({ ...lch, hueDeg, ...change }, color.alpha);
    return isInGamut(next, gamut) ? next : mapToGamutConstantHue(next, gamut);
  };
  const solid = formatHex({ ...color, alpha: 1 });
  const shared = {
    lightness: lch.lightness,
    chroma: lch.chroma,
    hueDeg,
    gamut,
    css: solid,
    onDrag: (change: Partial<Oklch>) => onDrag(make(change)),
    onCommit: (change: Partial<Oklch>) => onCommit(make(change)),
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
      {shape === "plane" ? <EdgedPlane {...shared} /> : <HueWheel {...shared} />}
      {space === undefined ? (
        <ColorSliders color={color} gamut={gamut} onDrag={onDrag} onCommit={onCommit} />
      ) : (
        <SpaceSliders space={space} color={color} gamut={gamut} onDrag={onDrag} onCommit={onCommit} />
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
      />
    </>
  );
}
