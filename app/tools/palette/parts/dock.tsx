import { type ChangeEvent, useRef } from "react";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { METHODS, type PaletteView } from "#domain/documents/palette-document.ts";
import { MOODS } from "#engine/moods.ts";
import type { PanelName } from "../panels.ts";
import type { Palette } from "../use-palette.ts";
import { METHOD_OPTIONS, MOOD_OPTIONS } from "./rule-options.ts";

export const VIEW_OPTIONS: readonly { value: PaletteView; label: string }[] = [
  { value: "columns", label: "Columns" },
  { value: "contrast", label: "Contrast" },
  { value: "use", label: "In use" },
];

interface DockProps {
  readonly palette: Palette;
  readonly panel: PanelName | undefined;
  readonly onPanel: (panel: PanelName) => void;
  readonly onPicture: (file: File) => void;
}

/** Left, what makes the palette; right, how it is seen. */
export function Dock({ palette, panel, onPanel, onPicture }: DockProps) {
  const { document, act, generate } = palette;
  const file = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0];
    if (chosen !== undefined) onPicture(chosen);
    event.currentTarget.value = "";
  };
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
        options={METHOD_OPTIONS}
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
        options={MOOD_OPTIONS}
        onChange={(value) => {
          const mood = MOODS.find((known) => known === value);
          if (mood !== undefined) act({ type: "option", option: { mood } });
        }}
      />
      <IconButton
        icon="grid-four"
        label="Twelve variants"
        className="dock-wide"
        data-tip-side="top"
        aria-expanded={panel === "variants"}
        onClick={() => onPanel("variants")}
      />
      <IconButton
        icon="image"
        label="From a picture"
        className="dock-wide"
        data-tip-side="top"
        onClick={() => file.current?.click()}
      />
      <input ref={file} type="file" accept="image/*" hidden aria-label="Picture" onChange={choose} />
      <span className="grow" />
      <span className="dock-wide">
        <Segmented
          label="View"
          options={VIEW_OPTIONS}
          value={document.view}
          onChange={(view) => act({ type: "option", option: { view } })}
        />
      </span>
      <DockPanelButton
        name="adjust"
        icon="sliders-horizontal"
        label="Adjust all"
        panel={panel}
        onPanel={onPanel}
      />
      <DockPanelButton name="vision" icon="eye" label="Vision" panel={panel} onPanel={onPanel} />
      <DockPanelButton name="check" icon="wrench" label="Check" panel={panel} onPanel={onPanel} />
      <IconButton
        icon="question"
        label="Keys"
        shortcut="?"
        className="dock-wide"
        data-tip-side="top"
        aria-expanded={panel === "keys"}
        onClick={() => onPanel("keys")}
      />
    </>
  );
}

function DockPanelButton({
  name,
  icon,
  label,
  panel,
  onPanel,
}: {
  name: PanelName;
  icon: "sliders-horizontal" | "eye" | "wrench";
  label: string;
  panel: PanelName | undefined;
  onPanel: (panel: PanelName) => void;
}) {
  return (
    <Button
      variant="ghost"
      className="dock-panel"
      aria-label={label}
      aria-expanded={panel === name}
      onClick={() => onPanel(name)}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </Button>
  );
}
