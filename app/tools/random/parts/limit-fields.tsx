import { memo, useMemo } from "react";
import { presetOf, type RandomAction } from "#app/tools/random/model.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import type { RandomDocument } from "#domain/documents/random-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { RANDOM_PRESETS } from "#engine/random/random-presets.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { type Range, RangeSlider } from "./range-slider.tsx";

interface LimitFieldsProps {
  readonly document: RandomDocument;
  /** The shown color, at whose other two values each track is drawn. */
  readonly current: Color | undefined;
  readonly act: (action: RandomAction) => void;
  readonly preview: (action: RandomAction) => void;
}

const CUSTOM = "custom";
const STOPS = 13;

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

/** Each range is shown at the current color's other two values, without one at the middle of the other ranges. */
function tracksOf(
  { hueDeg, lightness, chroma }: Pick<RandomDocument, "hueDeg" | "lightness" | "chroma">,
  current: Color | undefined,
) {
  const span = hueDeg[1] - hueDeg[0];
  const own = current === undefined ? undefined : colorToOklch(current);
  const middle: Oklch = own ?? {
    lightness: (lightness[0] + lightness[1]) / 2,
    chroma: (chroma[0] + chroma[1]) / 2,
    hueDeg: (hueDeg[0] + (span < 0 ? span + 360 : span) / 2) % 360,
  };
  return {
    hue: track((t01) => ({
      lightness: Math.min(0.8, Math.max(0.45, middle.lightness)),
      chroma: Math.max(0.09, middle.chroma),
      hueDeg: t01 * 360,
    })),
    lightness: track((t01) => ({ ...middle, lightness: t01 })),
    chroma: track((t01) => ({ ...middle, chroma: t01 * 0.4 })),
  };
}

function track(at: (t01: number) => Oklch): string {
  const stops = Array.from({ length: STOPS }, (_, index) =>
    formatHex(mapToGamutConstantHue(oklchToColor(at(index / (STOPS - 1))), "srgb")),
  );
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}
