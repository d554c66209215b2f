import type { Palette } from "#app/tools/palette/use-palette.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { ToolFrame } from "#app/workbench/use-tool-frame.ts";
import { METHODS, type PaletteView } from "#domain/documents/palette/palette-document.ts";
import { MOODS } from "#engine/palette/moods.ts";
import { RULE_NAMES } from "#engine/palette/rule-names.ts";
import { MOOD_LABELS } from "./mood-labels.ts";

const VIEWS: readonly { value: PaletteView; label: string; icon: IconName }[] = [
  { value: "columns", label: "Columns", icon: "columns" },
  { value: "contrast", label: "Contrast", icon: "table" },
  { value: "use", label: "In use", icon: "layout" },
];
/** The label, or its icon on narrow screens. */
const VIEW_OPTIONS = VIEWS.map(({ value, label, icon }) => ({
  value,
  label,
  picture: (
    <span className="dock-view" aria-hidden="true">
      <Icon name={icon} />
      <span>{label}</span>
    </span>
  ),
}));
const PANELS = [
  { name: "adjust", icon: "sliders-horizontal", label: "Adjust all" },
  { name: "vision", icon: "eye", label: "Vision" },
  { name: "check", icon: "wrench", label: "Check" },
] as const;

interface DockProps {
  readonly palette: Palette;
  readonly frame: ToolFrame;
}

/** Generating on the left, the view on the right. */
export function Dock({ palette, frame: { panels, isSimulated, choosePicture } }: DockProps) {
  const { document, act, generate, redraw } = palette;
  return (
    <div className="palette-dock">
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
          if (method !== undefined) redraw({ method });
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
          if (mood !== undefined) redraw({ mood, character: undefined });
        }}
      />
      <span className="dock-wide dock-group dock-sources">
        <IconButton
          icon="grid-four"
          label="Twelve variants"
          shortcut="V"
          data-tip-side="top"
          aria-expanded={panels.open === "variants"}
          onClick={() => panels.toggle("variants")}
        />
        <IconButton
          icon="text-aa"
          label="From words"
          data-tip-side="top"
          aria-expanded={panels.open === "words"}
          onClick={() => panels.toggle("words")}
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
          className="dock-wide dock-keys-key"
          data-tip-side="end"
          aria-expanded={panels.open === "keys"}
          onClick={() => panels.toggle("keys")}
        />
      </span>
    </div>
  );
}
