import type { Palette } from "#app/tools/palette/use-palette.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { ToolFrame } from "#app/workbench/use-tool-frame.ts";
import { METHODS, type PaletteView } from "#domain/documents/palette-document.ts";
import { MOODS } from "#engine/palette/moods.ts";
import { RULE_NAMES } from "#engine/palette/rule-names.ts";
import { MOOD_LABELS } from "./mood-labels.ts";

const VIEW_OPTIONS: readonly { value: PaletteView; label: string }[] = [
  { value: "columns", label: "Columns" },
  { value: "contrast", label: "Contrast" },
  { value: "use", label: "In use" },
];
const PANELS = [
  { name: "adjust", icon: "sliders-horizontal", label: "Adjust all" },
  { name: "vision", icon: "eye", label: "Vision" },
  { name: "check", icon: "wrench", label: "Check" },
] as const;

interface DockProps {
  readonly palette: Palette;
  readonly frame: ToolFrame;
}

/** Left, what makes the palette; right, how it is seen. */
export function Dock({ palette, frame: { panels, isSimulated, choosePicture } }: DockProps) {
  const { document, act, generate } = palette;
  return (
    <>
      <Button variant="key" className="palette-generate" onClick={generate} aria-keyshortcuts="Space">
        Generate
      </Button>
      <NativeSelect
        label="Rule"
        isLabelHidden
        fieldClassName="dock-method"
        value={document.method}
        options={METHODS.map((method) => ({ value: method, label: RULE_NAMES[method] }))}
        onChange={(value) => {
          const method = METHODS.find((known) => known === value);
          if (method !== undefined) act({ type: "option", option: { method } });
        }}
      />
      <NativeSelect
        label="Mood"
        isLabelHidden
        fieldClassName="dock-mood"
        value={document.mood}
        options={MOODS.map((mood) => ({ value: mood, label: MOOD_LABELS[mood] }))}
        onChange={(value) => {
          const mood = MOODS.find((known) => known === value);
          if (mood !== undefined) act({ type: "option", option: { mood } });
        }}
      />
      <span className="dock-wide dock-group">
        <IconButton
          icon="grid-four"
          label="Twelve variants"
          shortcut="V"
          data-tip-side="top"
          aria-expanded={panels.open === "variants"}
          onClick={() => panels.toggle("variants")}
        />
        <IconButton
          icon="image"
          label="From a picture"
          shortcut="I"
          data-tip-side="top"
          onClick={choosePicture}
        />
        <IconButton
          icon="swatches"
          label="From the library"
          data-tip-side="top"
          aria-expanded={panels.open === "library"}
          onClick={() => panels.toggle("library")}
        />
      </span>
      <span className="grow" />
      <span className="dock-wide">
        <Segmented
          label="View"
          options={VIEW_OPTIONS}
          value={document.view}
          onChange={(view) => act({ type: "option", option: { view } })}
        />
      </span>
      <span className="tool-rule dock-wide" />
      <span className="dock-group">
        {PANELS.map(({ name, icon, label }) => (
          <Button
            key={name}
            variant="ghost"
            className="dock-panel"
            aria-label={label}
            aria-expanded={panels.open === name}
            aria-pressed={name === "vision" ? isSimulated : undefined}
            onClick={() => panels.toggle(name)}
          >
            <Icon name={icon} />
            <span>{label}</span>
          </Button>
        ))}
        <IconButton
          icon="question"
          label="Keys"
          shortcut="?"
          className="dock-wide"
          data-tip-side="end"
          aria-expanded={panels.open === "keys"}
          onClick={() => panels.toggle("keys")}
        />
      </span>
    </>
  );
}
