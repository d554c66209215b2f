import { useState } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { ColorField } from "#app/color/color-field.tsx";
import type { PanelProps } from "#app/tools/palette/panels.tsx";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { Button } from "#app/ui/button.tsx";
import { Switch } from "#app/ui/checkbox.tsx";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { METHODS } from "#domain/documents/palette/palette-document.ts";
import { MOODS } from "#engine/palette/moods.ts";
import type { PaletteAdjustment, PaletteOrder } from "#engine/palette/palette-adjust.ts";
import { RULE_NAMES } from "#engine/palette/rule-names.ts";
import { CharacterControls } from "./character-controls.tsx";
import { MOOD_LABELS } from "./mood-labels.ts";
import "./panel.css";

/** Adjusts all colors at once, sorts them, and sets the constraints for generating. */
export function AdjustPanel({ palette }: PanelProps) {
  return (
    <InspectorSections
      sections={[
        { id: "all", title: "All colors", content: <AllColors palette={palette} /> },
        { id: "order", title: "Order", content: <Order palette={palette} /> },
        { id: "character", title: "Character", content: <CharacterControls palette={palette} /> },
        { id: "wishes", title: "When generating", content: <Constraints palette={palette} /> },
      ]}
    />
  );
}

const SLIDERS = [
  { name: "hueDeg", label: "Hue", reach: 180, step: 1, decimals: 0 },
  { name: "chroma", label: "Chroma", reach: 1, step: 0.02, decimals: 2 },
  { name: "lightness", label: "Lightness", reach: 0.5, step: 0.01, decimals: 2 },
  { name: "temperature", label: "Warmth", reach: 1, step: 0.02, decimals: 2 },
] as const satisfies readonly {
  name: keyof PaletteAdjustment;
  label: string;
  reach: number;
  step: number;
  decimals: number;
}[];
const TRACKS: Readonly<Record<keyof PaletteAdjustment, string>> = {
  hueDeg: "linear-gradient(90deg, #00a3a3, #4a7dd8, #a05ad0, #d84a8a, #d8553a, #b88a1e, #5f9f3f, #00a3a3)",
  chroma: "linear-gradient(90deg, #8a8a8f, #d12f5b)",
  lightness: "linear-gradient(90deg, #000, #fff)",
  temperature: "linear-gradient(90deg, #4a7dd8, #c9c6c2, #e0a33a)",
};
const NO_CHANGE: Required<PaletteAdjustment> = { hueDeg: 0, chroma: 0, lightness: 0, temperature: 0 };

function AllColors({ palette: { act, preview } }: { palette: Palette }) {
  const [change, setChange] = useState<Required<PaletteAdjustment>>(NO_CHANGE);
  const drag = (name: keyof PaletteAdjustment, value: number) => {
    const next = { ...change, [name]: value };
    setChange(next);
    preview({ type: "adjust", change: next });
  };
  const commit = () => {
    if (Object.values(change).every((value) => value === 0)) return;
    act({ type: "adjust", change });
    setChange(NO_CHANGE);
  };
  return (
    <>
      {SLIDERS.map(({ name, label, reach, step, decimals }) => (
        <ChannelSlider
          key={name}
          label={label}
          value={change[name]}
          min={-reach}
          max={reach}
          step={step}
          decimals={decimals}
          track={TRACKS[name]}
          onDrag={(value) => drag(name, value)}
          onCommit={commit}
        />
      ))}
      <p className="field-hint">Locked colors stay as they are.</p>
    </>
  );
}

const ORDERS: readonly { value: PaletteOrder; label: string }[] = [
  { value: "smooth", label: "Smooth walk" },
  { value: "lightness", label: "Dark to light" },
  { value: "hue", label: "By hue" },
  { value: "chroma", label: "By chroma" },
];

function Order({ palette: { act } }: { palette: Palette }) {
  return (
    <div className="panel-buttons">
      {ORDERS.map(({ value, label }) => (
        <Button key={value} size="s" onClick={() => act({ type: "sort", by: value })}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Rule and mood are here if the dock has no room for them. */
function Constraints({ palette: { act, document, redraw } }: { palette: Palette }) {
  return (
    <>
      <div className="panel-narrow">
        <NativeSelect
          label="Rule"
          value={document.method}
          options={METHODS.map((method) => ({ value: method, label: RULE_NAMES[method] }))}
          onChange={(value) => {
            const method = METHODS.find((known) => known === value);
            if (method !== undefined) redraw({ method });
          }}
        />
        <NativeSelect
          label="Mood"
          value={document.mood}
          options={MOODS.map((mood) => ({ value: mood, label: MOOD_LABELS[mood] }))}
          onChange={(value) => {
            const mood = MOODS.find((known) => known === value);
            if (mood !== undefined) redraw({ mood, character: undefined });
          }}
        />
      </div>
      <BaseColor act={act} document={document} />
      <NativeSelect
        label="Pairs that carry text (4.5:1)"
        value={String(document.aaPairs)}
        options={[...new Set([0, 1, 2, 3, 4, 6, 8, document.aaPairs])]
          .toSorted((a, b) => a - b)
          .map((pairs) => ({
            value: String(pairs),
            label: pairs === 0 ? "None wanted" : `At least ${pairs}`,
          }))}
        onChange={(pairs) => act({ type: "option", option: { aaPairs: Number(pairs) } })}
      />
      <Segmented
        label="Gamut"
        isLabelVisible
        isFilled
        size="s"
        options={[
          { value: "srgb", label: "sRGB" },
          { value: "display-p3", label: "P3" },
        ]}
        value={document.gamut}
        onChange={(gamut) => act({ type: "option", option: { gamut } })}
      />
      <Switch
        label="Told apart with every color vision"
        checked={document.isVisionSafeWanted}
        onChange={(event) =>
          act({ type: "option", option: { isVisionSafeWanted: event.currentTarget.checked } })
        }
      />
    </>
  );
}

/** The color that the rule starts from; without one the rule chooses its own. */
function BaseColor({ act, document: { base, colors } }: Pick<Palette, "act" | "document">) {
  const first = colors[0];
  if (base === undefined) {
    return (
      <Button
        size="s"
        className="panel-start"
        onClick={() => first && act({ type: "option", option: { base: first.color } })}
      >
        Start from one color
      </Button>
    );
  }
  return (
    <div className="panel-base">
      <ColorField
        label="Start from"
        hasPicker
        color={base}
        onCommit={(color) => act({ type: "option", option: { base: color } })}
      />
      <Button size="s" variant="ghost" onClick={() => act({ type: "free" })}>
        Any color
      </Button>
    </div>
  );
}
