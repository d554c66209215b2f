/** The way back in (TLS-10): a pasted or chosen export is read, and shown beside what is there before it replaces it. */
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { comparePalettes, type PaletteChange } from "#domain/documents/palette-changes.ts";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { readExport } from "./export-read.ts";
import { Swatch } from "./swatch.tsx";

export interface ImportedColors {
  readonly colors: readonly Color[];
  readonly title?: string;
}

interface ExportImportProps {
  readonly palette: ExportPalette;
  readonly onImport: (imported: ImportedColors) => void;
}

type Reading =
  | { readonly state: "empty" }
  | { readonly state: "failed"; readonly message: string }
  | { readonly state: "read"; readonly what: string; readonly imported: ImportedColors };

export function ExportImport({ palette, onImport }: ExportImportProps) {
  const [text, setText] = useState("");
  const [reading, setReading] = useState<Reading>({ state: "empty" });
  const file = useRef<HTMLInputElement>(null);
  const read = async (bytes: Uint8Array, fileName?: string) => {
    const result = await readExport(bytes, fileName);
    setReading(
      result.ok
        ? {
            state: "read",
            what: result.format,
            imported: {
              colors: result.colors.map(({ color }) => color),
              ...(result.title !== undefined && { title: result.title }),
            },
          }
        : { state: "failed", message: result.message },
    );
  };
  const change = (next: string) => {
    setText(next);
    if (next.trim() === "") setReading({ state: "empty" });
    else void read(new TextEncoder().encode(next));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0];
    event.currentTarget.value = "";
    if (chosen !== undefined)
      void chosen.arrayBuffer().then((buffer) => read(new Uint8Array(buffer), chosen.name));
  };
  return (
    <>
      <TextArea
        label="Paste an export, or any list of colors"
        rows={3}
        value={text}
        spellCheck={false}
        error={reading.state === "failed" ? reading.message : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className="export-row">
        <Button size="s" onClick={() => file.current?.click()}>
          <Icon name="file-arrow-up" size={16} />
          Choose a file
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="Export to read in"
          accept=".ase,.aco,.gpl,.json,.css,.scss,.less,.txt,.csv,.svg,.ts,.js"
          onChange={choose}
        />
      </div>
      {reading.state === "read" && (
        <Difference
          palette={palette}
          reading={reading}
          onTake={() => {
            onImport(reading.imported);
            change("");
          }}
        />
      )}
    </>
  );
}

const WORDS: Readonly<Record<PaletteChange["kind"], string>> = {
  same: "same",
  changed: "changed",
  moved: "moved",
  added: "new",
  removed: "gone",
};

interface DifferenceProps {
  readonly palette: ExportPalette;
  readonly reading: Extract<Reading, { state: "read" }>;
  readonly onTake: () => void;
}

/** What would change, color by color. */
function Difference({ palette, reading, onTake }: DifferenceProps) {
  const { colors } = reading.imported;
  const changes = comparePalettes(
    palette.colors.map(({ color }) => color),
    colors,
  );
  const isSame = changes.every(({ kind }) => kind === "same");
  return (
    <div className="export-difference">
      <p role="status">
        {reading.what}, {colors.length} {colors.length === 1 ? "color" : "colors"}.{" "}
        {isSame ? "It is the palette you have." : "Against the palette you have:"}
      </p>
      {!isSame && (
        <ul>
          {changes.map((change, index) => (
            <li key={index}>
              <Swatch color={change.before && formatHex(change.before)} />
              <Icon name="arrow-right" size={14} />
              <Swatch color={change.after && formatHex(change.after)} />
              <span className="t-value">{formatHex(change.after ?? change.before)}</span>
              <small>{WORDS[change.kind]}</small>
            </li>
          ))}
        </ul>
      )}
      {!isSame && (
        <Button variant="ink" disabled={colors.length < 2} onClick={onTake}>
          Take these {colors.length} colors
        </Button>
      )}
      {colors.length < 2 && <p className="field-hint">A palette needs at least 2 colors.</p>}
    </div>
  );
}
