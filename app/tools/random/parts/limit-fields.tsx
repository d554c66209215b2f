import { memo, useMemo } from "react";
import { tracksOf } from "#app/tools/random/limit-tracks.ts";
import { presetOf, type RandomAction } from "#app/tools/random/model.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import type { RandomDocument } from "#domain/documents/random-document.ts";
import { RANDOM_PRESETS } from "#engine/random/random-presets.ts";
import type { Color } from "#engine/space/color.ts";
import { type Range, RangeSlider } from "./range-slider.tsx";

interface LimitFieldsProps {
  readonly document: RandomDocument;
  /** The current color, whose other two values each track uses. */
  readonly current: Color | undefined;
  readonly act: (action: RandomAction) => void;
  readonly preview: (action: RandomAction) => void;
}

const CUSTOM = "custom";

/** Preset, gamut, and the ranges of hue, lightness and chroma, each on a track of its colors. */
export const LimitFields = memo(function LimitFields({ document, current, act, preview }: LimitFieldsProps) {
  const { hueDeg, lightness, chroma, gamut } = document;
  const preset = presetOf(document);
  const tracks = useMemo(
    () => tracksOf({ hueDeg, lightness, chroma }, current),
    [hueDeg, lightness, chroma, current],
  );
  const both = (limits: (value: Range) => Extract<RandomAction, { type: "limits" }>["limits"]) => ({
    onDrag: (value: Range) => preview({ type: "limits", limits: limits(value) }),
    onCommit: (value: Range) => act({ type: "limits", limits: limits(value) }),
  });
  return (
    <>
      <div className="random-pair">
        <NativeSelect
          label="Preset"
          value={preset ?? CUSTOM}
          options={[
            ...(preset === undefined ? [{ value: CUSTOM, label: "Custom" }] : []),
            ...RANDOM_PRESETS.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(id) => act({ type: "preset", id })}
        />
        <NativeSelect
          label="Gamut"
          value={gamut}
          options={[
            { value: "srgb", label: "sRGB" },
            { value: "display-p3", label: "Display P3" },
          ]}
          onChange={(value) =>
            act({ type: "limits", limits: { gamut: value === "srgb" ? "srgb" : "display-p3" } })
          }
        />
      </div>
      <RangeSlider
        label="Hue"
        value={hueDeg}
        min={0}
        max={360}
        step={1}
        decimals={0}
        unit="°"
        isCircular
        track={tracks.hue}
        {...both((value) => ({ hueDeg: value }))}
      />
      <RangeSlider
        label="Lightness"
        value={[lightness[0] * 100, lightness[1] * 100]}
        min={0}
        max={100}
        step={1}
        decimals={1}
        unit="%"
        track={tracks.lightness}
        {...both(([from, to]) => ({ lightness: [thousandths(from / 100), thousandths(to / 100)] }))}
      />
      <RangeSlider
        label="Chroma"
        value={chroma}
        min={0}
        max={0.4}
        step={0.005}
        decimals={3}
        unit=""
        track={tracks.chroma}
        {...both((value) => ({ chroma: value }))}
      />
    </>
  );
});

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
