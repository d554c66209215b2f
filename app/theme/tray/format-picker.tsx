/** Which format is written: the most used ones in a row, and all of them by who reads them, to be found by a word. */
import { useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { foundFormats, TRAY_FORMATS, TRAY_GROUPS, type TrayFormat } from "#domain/themes/tray-formats.ts";

const QUICK = ["css", "tailwind", "shadcn", "dtcg"];

interface FormatPickerProps {
  readonly chosen: TrayFormat;
  readonly onChoose: (id: string) => void;
  /** Whether all formats are listed from the start, and the row is left out. */
  readonly isWhole: boolean;
}

export function FormatPicker({ chosen, onChoose, isWhole }: FormatPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const all = useRef<HTMLButtonElement>(null);
  if (isWhole) return <FormatList chosen={chosen} onChoose={onChoose} />;
  const quick = TRAY_FORMATS.filter(({ id }) => QUICK.includes(id)).toSorted(
    (a, b) => QUICK.indexOf(a.id) - QUICK.indexOf(b.id),
  );
  const shown = quick.includes(chosen) ? quick : [...quick.slice(0, -1), chosen];
  return (
    <>
      <div className="tray-row" role="group" aria-label="Format">
        <div className="export-tabs">
          {shown.map((format) => (
            <FormatKey key={format.id} {...{ format, chosen, onChoose }} />
          ))}
        </div>
        <button
          ref={all}
          type="button"
          className="tray-all"
          aria-expanded={isOpen}
          aria-label={`All ${TRAY_FORMATS.length} formats`}
          onClick={() => setOpen(!isOpen)}
        >
          All
          <Icon name="caret-up-down" size={14} />
        </button>
      </div>
      {isOpen && (
        <FormatList
          chosen={chosen}
          onChoose={(id) => {
            onChoose(id);
            setOpen(false);
            // The list, which had the focus, goes.
            all.current?.focus();
          }}
        />
      )}
    </>
  );
}

type FormatListProps = Omit<FormatPickerProps, "isWhole">;

function FormatList({ chosen, onChoose }: FormatListProps) {
  const [typed, setTyped] = useState("");
  const found = foundFormats(typed);
  const [first] = found;
  return (
    <div className="tray-list">
      <form
        role="search"
        aria-label="Formats"
        onSubmit={(event) => {
          event.preventDefault();
          if (first !== undefined) onChoose(first.id);
        }}
      >
        <TextField
          label="Find a format"
          isLabelHidden
          fieldSize="s"
          type="search"
          placeholder="Find a format: Kotlin, Figma, print …"
          value={typed}
          spellCheck={false}
          autoComplete="off"
          before={<Icon name="magnifying-glass" size={16} />}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {TRAY_GROUPS.map(({ id, label }) => {
        const own = found.filter(({ group }) => group === id);
        return (
          own.length > 0 && (
            <div key={id} className="tray-group" role="group" aria-label={label}>
              <span aria-hidden>{label}</span>
              <div>
                {own.map((format) => (
                  <FormatKey key={format.id} {...{ format, chosen, onChoose }} />
                ))}
              </div>
            </div>
          )
        );
      })}
      <p className="field-hint" role="status">
        {found.length === 0 && "No format of this name. Template writes any text you like."}
      </p>
    </div>
  );
}

interface FormatKeyProps {
  readonly format: TrayFormat;
  readonly chosen: TrayFormat;
  readonly onChoose: (id: string) => void;
}

function FormatKey({ format: { id, label }, chosen, onChoose }: FormatKeyProps) {
  return (
    <button type="button" aria-pressed={chosen.id === id} onClick={() => onChoose(id)}>
      {label}
    </button>
  );
}
