/** The inspector's panels. Loaded with the first one that opens. */
import { useMemo, useState } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { ColorField } from "#app/color/color-field.tsx";
import { ColorSliders } from "#app/color/color-sliders.tsx";
import ExportPanel from "#app/color/export-panel.tsx";
import { ValueChip } from "#app/color/value-chip.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Switch } from "#app/ui/checkbox.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { areLetterKeysOff, type Shortcut, setLetterKeysOff } from "#app/workbench/use-shortcuts.ts";
import { linkTo } from "#app/workbench/workbench.tsx";
import { METHODS } from "#domain/documents/palette-document.ts";
import type { Color } from "#engine/color.ts";
import { onColor } from "#engine/contrast.ts";
import { formatHex } from "#engine/format.ts";
import { paletteReason } from "#engine/generate-reason.ts";
import { MOODS } from "#engine/moods.ts";
import type { PaletteAdjustment, PaletteOrder } from "#engine/palette-adjust.ts";
import { lintPalette } from "#engine/palette-lint.ts";
import { colorRamp } from "#engine/ramp.ts";
import type { Deficiency } from "#engine/vision.ts";
import { requestOf, variantsOf } from "../model.ts";
import type { PanelName } from "../panels.ts";
import { newSeed, type Palette } from "../use-palette.ts";
import { VIEW_OPTIONS } from "./dock.tsx";
import { METHOD_OPTIONS, MOOD_OPTIONS } from "./rule-options.ts";
import "./panel.css";

export interface PanelProps {
  readonly name: PanelName;
  readonly palette: Palette;
  /** Column an edit or shades panel is about. */
  readonly index: number;
  readonly vision: Deficiency | "none";
  readonly onVision: (vision: Deficiency | "none") => void;
  readonly shortcuts: readonly Shortcut[];
}

export default function Panel(props: PanelProps) {
  switch (props.name) {
    case "export":
      return <ExportSection palette={props.palette} />;
    case "adjust":
      return <AdjustSection palette={props.palette} />;
    case "vision":
      return <VisionSection {...props} />;
    case "check":
      return <CheckSection palette={props.palette} />;
    case "variants":
      return <VariantsSection palette={props.palette} />;
    case "keys":
      return <KeysSection shortcuts={props.shortcuts} />;
    case "edit":
      return <EditSection palette={props.palette} index={props.index} />;
    case "shades":
      return <ShadesSection palette={props.palette} index={props.index} />;
  }
}

function ExportSection({ palette: { document, names, hexes, history } }: { palette: Palette }) {
  const palette = useMemo(
    () => ({
      ...(document.title !== "" && { title: document.title }),
      colors: document.colors.map(({ color }, index) => ({
        name: names[index] || (hexes[index] ?? ""),
        color,
      })),
    }),
    [document, names, hexes],
  );
  return <ExportPanel palette={palette} shareLink={linkTo(history.search)} />;
}

const ORDERS: readonly { value: PaletteOrder; label: string }[] = [
  { value: "smooth", label: "Smooth" },
  { value: "lightness", label: "Lightness" },
  { value: "hue", label: "Hue" },
  { value: "chroma", label: "Chroma" },
];

function AdjustSection({ palette: { act, preview, document } }: { palette: Palette }) {
  const [change, setChange] = useState<Required<PaletteAdjustment>>(NO_CHANGE);
  const slide = (name: keyof PaletteAdjustment) => ({
    onDrag: (value: number) => {
      const next = { ...change, [name]: value };
      setChange(next);
      preview({ type: "adjust", change: next });
    },
    onCommit: () => {
      if (Object.values(change).every((value) => value === 0)) return;
      act({ type: "adjust", change });
      setChange(NO_CHANGE);
    },
  });
  return (
    <>
      <section className="inspector-section" aria-label="All colors">
        <ChannelSlider
          label="Hue"
          value={change.hueDeg}
          min={-180}
          max={180}
          step={1}
          decimals={0}
          track={HUE_TRACK}
          {...slide("hueDeg")}
        />
        <ChannelSlider
          label="Chroma"
          value={change.chroma}
          min={-1}
          max={1}
          step={0.02}
          decimals={2}
          track="linear-gradient(90deg, #8a8a8f, #d12f5b)"
          {...slide("chroma")}
        />
        <ChannelSlider
          label="Lightness"
          value={change.lightness}
          min={-0.5}
          max={0.5}
          step={0.01}
          decimals={2}
          track="linear-gradient(90deg, #000, #fff)"
          {...slide("lightness")}
        />
        <ChannelSlider
          label="Warmth"
          value={change.temperature}
          min={-1}
          max={1}
          step={0.02}
          decimals={2}
          track="linear-gradient(90deg, #4a7dd8, #c9c6c2, #e0a33a)"
          {...slide("temperature")}
        />
        <p className="field-hint">Locked colors stay as they are.</p>
      </section>
      <section className="inspector-section" aria-labelledby="order-title">
        <h3 id="order-title">Order</h3>
        <div className="panel-buttons">
          {ORDERS.map(({ value, label }) => (
            <Button key={value} size="s" onClick={() => act({ type: "sort", by: value })}>
              {label}
            </Button>
          ))}
        </div>
      </section>
      <section className="inspector-section" aria-labelledby="wishes-title">
        <h3 id="wishes-title">When generating</h3>
        <div className="export-pair">
          <NativeSelect
            label="Rule"
            value={document.method}
            options={METHOD_OPTIONS}
            onChange={(value) => {
              const method = METHODS.find((known) => known === value);
              if (method !== undefined) act({ type: "option", option: { method } });
            }}
          />
          <NativeSelect
            label="Mood"
            value={document.mood}
            options={MOOD_OPTIONS}
            onChange={(value) => {
              const mood = MOODS.find((known) => known === value);
              if (mood !== undefined) act({ type: "option", option: { mood } });
            }}
          />
        </div>
        <Segmented
          label="View"
          isLabelVisible
          isFilled
          size="s"
          options={VIEW_OPTIONS}
          value={document.view}
          onChange={(view) => act({ type: "option", option: { view } })}
        />
        <NativeSelect
          label="Pairs that carry text (4.5:1)"
          value={String(document.aaPairs)}
          options={[0, 1, 2, 3, 4, 6].map((pairs) => ({
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
      </section>
    </>
  );
}

const NO_CHANGE: Required<PaletteAdjustment> = { hueDeg: 0, chroma: 0, lightness: 0, temperature: 0 };
const HUE_TRACK =
  "linear-gradient(90deg, #00a3a3, #4a7dd8, #a05ad0, #d84a8a, #d8553a, #b88a1e, #5f9f3f, #00a3a3)";

const VISIONS = [
  { value: "none", label: "Full vision" },
  { value: "protan", label: "Protanopia: no red cones" },
  { value: "deutan", label: "Deuteranopia: no green cones" },
  { value: "tritan", label: "Tritanopia: no blue cones" },
  { value: "achroma", label: "Achromatopsia: no color" },
] as const;

function VisionSection({ vision, onVision, palette: { document } }: PanelProps) {
  const { vision: verdict } = paletteReason(
    document.colors.map(({ color }) => color),
    document,
  );
  return (
    <section className="inspector-section" aria-label="Vision">
      <div role="radiogroup" aria-label="Color vision" className="panel-radios">
        {VISIONS.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name="vision"
              checked={vision === option.value}
              onChange={() => onVision(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <p className="field-hint">Only the picture changes. What is copied and exported stays as it is.</p>
      {verdict !== undefined && (
        <p>
          <Verdict tone={verdict.deltaE >= 0.035 ? "ok" : "warn"}>
            {verdict.deltaE >= 0.035
              ? "All colors can be told apart"
              : `Colors ${verdict.a + 1} and ${verdict.b + 1} meet in ${verdict.deficiency}`}
          </Verdict>
        </p>
      )}
    </section>
  );
}

function CheckSection({ palette: { document, act } }: { palette: Palette }) {
  const colors = document.colors.map(({ color }) => color);
  const reason = paletteReason(colors, requestOf(document, document.seed));
  const findings = lintPalette(colors);
  return (
    <>
      <section className="inspector-section" aria-labelledby="why-title">
        <h3 id="why-title">Why it holds together</h3>
        <p className="text-ink-2">{reason.sentence}.</p>
        {document.seed !== "" && <ValueChip value={`seed ${document.seed}`} />}
      </section>
      <section className="inspector-section" aria-labelledby="findings-title">
        <h3 id="findings-title">Findings</h3>
        {findings.length === 0 && <Verdict tone="ok">Nothing to remark</Verdict>}
        {findings.map((finding) => (
          <div key={finding.rule} className="panel-finding">
            <Verdict tone="warn">{FINDING_TITLES[finding.rule]}</Verdict>
            <p>{finding.message}</p>
            {finding.repair !== undefined && (
              <Button size="s" onClick={() => act({ type: "colors", colors: finding.repair ?? [] })}>
                {finding.repairLabel}
              </Button>
            )}
          </div>
        ))}
      </section>
    </>
  );
}

const FINDING_TITLES = {
  "too-alike": "Too alike",
  vision: "Color vision",
  "no-text-pair": "No pair for text",
  flat: "Flat",
  "outside-srgb": "Outside sRGB",
} as const;

function VariantsSection({ palette: { document, act } }: { palette: Palette }) {
  const [seed, setSeed] = useState(newSeed);
  const variants = useMemo(() => variantsOf(document, seed, 12), [document, seed]);
  return (
    <section className="inspector-section" aria-label="Variants">
      <ul className="panel-variants">
        {variants.map((variant, number) => (
          <li key={variant.seed}>
            <button
              type="button"
              aria-label={`Variant ${number + 1}: ${variant.colors.map(formatHex).join(", ")}`}
              onClick={() => act({ type: "generate", seed: variant.seed })}
            >
              {variant.colors.map((color, index) => (
                <i key={`${index}-${formatHex(color)}`} style={{ background: formatHex(color) }} />
              ))}
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={() => setSeed(newSeed())}>Twelve others</Button>
    </section>
  );
}

function KeysSection({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const [isOff, setOff] = useState(areLetterKeysOff);
  return (
    <section className="inspector-section" aria-label="Keys">
      <table className="tool-keys">
        <tbody>
          {shortcuts.map((shortcut) => (
            <tr key={shortcut.label}>
              <td>{shortcut.label}</td>
              <td>
                {shortcut.withControl && <Kbd>Ctrl</Kbd>}
                {shortcut.withShift && <Kbd>⇧</Kbd>}
                <Kbd>{shortcut.key.length === 1 ? shortcut.key.toUpperCase() : shortcut.key}</Kbd>
              </td>
            </tr>
          ))}
          <tr>
            <td>Move a color, on its handle</td>
            <td>
              <Kbd>Alt</Kbd>
              <Kbd>← →</Kbd>
            </td>
          </tr>
        </tbody>
      </table>
      <Checkbox
        label="Switch off keys of one letter"
        checked={isOff}
        onChange={(event) => {
          setLetterKeysOff(event.currentTarget.checked);
          setOff(event.currentTarget.checked);
        }}
      />
    </section>
  );
}

const PARTS = [
  ["isLocked", "Whole color"],
  ["lockedHue", "Hue"],
  ["lockedLightness", "Lightness"],
  ["lockedChroma", "Chroma"],
] as const;

function EditSection({
  palette: { document, names, act, preview },
  index,
}: {
  palette: Palette;
  index: number;
}) {
  const entry = document.colors[index];
  if (entry === undefined) return null;
  const set = (color: Color) => ({ type: "set", index, color }) as const;
  return (
    <>
      <section className="inspector-section" aria-label={`Color ${index + 1}`}>
        <ColorField
          label={names[index] || `Color ${index + 1}`}
          color={entry.color}
          onCommit={(color) => act(set(color))}
        />
        <ColorSliders
          color={entry.color}
          gamut={document.gamut}
          onDrag={(color) => preview(set(color))}
          onCommit={(color) => act(set(color))}
        />
      </section>
      <section className="inspector-section" aria-labelledby="lock-title">
        <h3 id="lock-title">Keep when generating</h3>
        {PARTS.map(([part, label]) => (
          <Checkbox
            key={part}
            label={label}
            checked={entry[part]}
            onChange={() => act({ type: "lock", index, part })}
          />
        ))}
      </section>
    </>
  );
}

function ShadesSection({ palette: { document, act }, index }: { palette: Palette; index: number }) {
  const entry = document.colors[index];
  if (entry === undefined) return null;
  return (
    <section className="inspector-section" aria-label="Shades">
      <ul className="panel-shades">
        {colorRamp(entry.color).map(({ step, color, isAnchor }) => (
          <li key={step}>
            <button
              type="button"
              className={`on-color-${onColor(color)}`}
              aria-pressed={isAnchor}
              style={{ background: formatHex(color) }}
              onClick={() => act({ type: "set", index, color })}
            >
              <span>{step}</span>
              <span>{formatHex(color).toUpperCase()}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="field-hint">Even steps to the eye. Press one to take it.</p>
    </section>
  );
}
