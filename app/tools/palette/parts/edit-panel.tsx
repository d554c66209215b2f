import { useState } from "react";
import { ColorField } from "#app/color/color-field.tsx";
import { OklchEditor } from "#app/color/oklch-editor.tsx";
import { EDIT_SPACES, SpaceSliders } from "#app/color/space-sliders.tsx";
import { ValueChip } from "#app/color/value-chip.tsx";
import type { PanelProps } from "#app/tools/palette/panels.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TraySection } from "#app/workbench/tray/tray-section.tsx";
import { MAX_COLOR_NAME, tidyColorName } from "#domain/documents/color-names.ts";
import { colorText, cssOfColorText } from "#domain/documents/color-text.ts";
import { MAX_COLORS, MIN_COLORS } from "#domain/documents/palette/palette-document.ts";
import { COLOR_FORMATS, formatColor, formatHex } from "#engine/format/format.ts";
import { nearestCssName } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";
import { Shades } from "./shades-strip.tsx";
import "./panel.css";

const PARTS = [
  ["isLocked", "The whole color"],
  ["lockedHue", "Its hue"],
  ["lockedLightness", "Its lightness"],
  ["lockedChroma", "Its chroma"],
] as const;

/** Edits one color: in any space, its shades, all its values, its locks, and the tray. */
export function EditPanel(props: PanelProps) {
  const { palette, index } = props;
  const { document, act, preview, names, nearestNames } = palette;
  const entry = document.colors[index];
  if (entry === undefined) return null;
  const set = (color: Color) => ({ type: "set", index, color }) as const;
  const css = cssOfColorText(colorText(entry.color));
  return (
    <InspectorSections
      sections={[
        {
          id: "color",
          title: "Color",
          content: (
            <>
              <ColorField
                label={names[index] || `Color ${index + 1}`}
                color={entry.color}
                onCommit={(color) => act(set(color))}
              />
              <NameField
                name={entry.name ?? ""}
                nearest={nearestNames[index] ?? ""}
                onCommit={(name) => act({ type: "name", index, name })}
              />
              <Sliders
                color={entry.color}
                gamut={document.gamut}
                onDrag={(color) => preview(set(color))}
                onCommit={(color) => act(set(color))}
                onCancel={palette.cancelPreview}
              />
              <EditActions {...props} />
            </>
          ),
        },
        {
          id: "keep",
          title: "Keep",
          content: (
            <>
              <p className="field-hint">When the next palette is made, this stays:</p>
              {PARTS.map(([part, label]) => (
                <Checkbox
                  key={part}
                  label={label}
                  checked={entry[part]}
                  onChange={() => act({ type: "lock", index, part })}
                />
              ))}
            </>
          ),
        },
        {
          id: "shades",
          title: "Shades",
          content: (
            <div className="panel-shades" role="group" aria-label="Shades">
              <Shades color={entry.color} onPick={(color) => act(set(color))} />
            </div>
          ),
        },
        {
          id: "values",
          title: "Values",
          content: <Values color={entry.color} name={nearestNames[index] ?? ""} />,
        },
        {
          id: "tray",
          title: "Tray",
          content: <TraySection current={css} name={entry.name} onPick={(color) => act(set(color))} />,
        },
      ]}
    />
  );
}

interface NameFieldProps {
  readonly name: string;
  /** Placeholder of an empty name. */
  readonly nearest: string;
  readonly onCommit: (name: string) => void;
}

/** The color's own name. Enter or leaving the field commits it, so that typing is one undo step. */
function NameField({ name, nearest, onCommit }: NameFieldProps) {
  const [edited, setEdited] = useState({ name, text: name });
  if (edited.name !== name) setEdited({ name, text: name });
  const commit = () => {
    const tidy = tidyColorName(edited.text);
    setEdited({ name, text: tidy });
    if (tidy !== name) onCommit(tidy);
  };
  return (
    <TextField
      label="Name"
      hint="It stays when the color changes, and names its variable."
      value={edited.text}
      placeholder={nearest}
      maxLength={MAX_COLOR_NAME}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setEdited({ name, text: event.currentTarget.value })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
        if (event.key === "Escape") setEdited({ name, text: name });
      }}
    />
  );
}

interface SlidersProps {
  readonly color: Color;
  readonly gamut: "srgb" | "display-p3";
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
  readonly onCancel: () => void;
}

function Sliders(props: SlidersProps) {
  const [space, setSpace] = useState("oklch");
  const chosen = EDIT_SPACES.find((entry) => entry.id === space);
  return (
    <>
      <NativeSelect
        label="Space"
        value={space}
        options={[
          { value: "oklch", label: "OKLCH" },
          ...EDIT_SPACES.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={setSpace}
      />
      {chosen === undefined ? <OklchEditor {...props} /> : <SpaceSliders {...props} space={chosen} />}
    </>
  );
}

function EditActions({ palette: { document, act }, index, onEdit }: PanelProps) {
  const count = document.colors.length;
  const move = (to: number) => {
    if (to < 0 || to >= count) return;
    act({ type: "move", from: index, to });
    onEdit(to);
  };
  return (
    <div className="panel-actions">
      <IconButton
        icon="caret-left"
        label="Edit the color before"
        size="s"
        disabled={index === 0}
        onClick={() => onEdit(index - 1)}
      />
      <span className="t-value">
        {index + 1} of {count}
      </span>
      <IconButton
        icon="caret-right"
        label="Edit the color after"
        size="s"
        disabled={index === count - 1}
        onClick={() => onEdit(index + 1)}
      />
      <span className="grow" />
      <IconButton
        icon="arrow-left"
        label="Move it before"
        size="s"
        disabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon="arrow-right"
        label="Move it after"
        size="s"
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      />
      <IconButton
        icon="copy"
        label="Duplicate it"
        size="s"
        disabled={count >= MAX_COLORS}
        onClick={() => act({ type: "duplicate", index })}
      />
      <IconButton
        icon="trash"
        label="Take it out"
        size="s"
        data-tip-side="end"
        disabled={count <= MIN_COLORS}
        onClick={() => {
          act({ type: "remove", index });
          onEdit(Math.min(index, count - 2));
        }}
      />
    </div>
  );
}

function Values({ color, name }: { color: Color; name: string }) {
  const [isAll, setAll] = useState(false);
  const css = nearestCssName(color);
  const formats = isAll
    ? COLOR_FORMATS
    : COLOR_FORMATS.filter((format) => SHORT.some((known) => known === format));
  return (
    <>
      <dl className="panel-values">
        <dt>Nearest name</dt>
        <dd>
          {name === "" ? (
            <span className="field-hint">Not loaded</span>
          ) : (
            <ValueChip value={name} color={formatHex(color)} />
          )}
        </dd>
        <dt>CSS name</dt>
        <dd>
          <ValueChip value={css.name} />
          {!css.isExact && <small>nearest</small>}
        </dd>
        {formats.map((format) => (
          <div key={format}>
            <dt>{format}</dt>
            <dd>
              <ValueChip value={formatColor(color, format)} />
              {format === "cmyk" && <small>without a profile</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Button size="s" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
        {isAll ? "Fewer formats" : "All formats"}
      </Button>
    </>
  );
}

const SHORT = ["hex", "rgb", "hsl", "oklch", "display-p3"] as const;
