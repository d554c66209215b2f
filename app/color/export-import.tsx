/**
 * Importing an export (TLS-10): a pasted or opened file is parsed and compared with the current palette before it
 * replaces it.
 */
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { comparePalettes, type PaletteChange } from "#domain/documents/palette/palette-changes.ts";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import type { UnreadPart } from "#engine/files/import/read-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { readAnything } from "./reading/read-anything.ts";
import { Swatch } from "./swatch.tsx";
import { UnreadList } from "./unread-list.tsx";

export interface ImportedColors {
  readonly colors: readonly Color[];
  /** By index; "" for a color without a name. */
  readonly names: readonly string[];
  readonly title?: string;
}

/** A tool that reads texts of its own kind, of which the colors are only a part. */
export interface OwnText {
  readonly isOwn: (text: string) => boolean;
  readonly onText: (text: string) => void;
}

interface ExportImportProps {
  readonly palette: ExportPalette;
  readonly onImport: (imported: ImportedColors) => void;
  readonly mostColors?: number | undefined;
  readonly onPicture?: ((file: File) => void) | undefined;
  readonly ownText?: OwnText | undefined;
}

/** Endings of the files that are read, by which a file dialog greys out the others. */
const READ_FILES =
  ".ase,.fig,.aco,.act,.gpl,.pal,.kpl,.swatches,.sketchpalette,.zip,.json,.tokens,.css,.scss,.sass,.less,.styl,.vue,.svelte,.astro,.html,.txt,.hex,.csv,.tsv,.md,.svg,.xml,.soc,.xaml,.ggr,.ts,.js,.mjs,.cjs,.kt,.swift,.dart";

/** Rows of a comparison; more colors than this are not compared one by one. */
const MAX_ROWS = 200;

type Reading =
  | { readonly state: "empty" | "reading" }
  | { readonly state: "failed"; readonly message: string }
  | {
      readonly state: "read";
      readonly what: string;
      readonly imported: ImportedColors;
      readonly total: number;
      readonly unread: readonly UnreadPart[];
    };

export function ExportImport({
  palette,
  onImport,
  mostColors = MAX_ROWS,
  onPicture,
  ownText,
}: ExportImportProps) {
  const [text, setText] = useState("");
  const [reading, setReading] = useState<Reading>({ state: "empty" });
  /** A text of the tool's own kind. */
  const [whole, setWhole] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  /** The number of the newest reading; an older one that ends later counts no more. */
  const newest = useRef(0);
  const read = async (source: string | File) => {
    const asked = (newest.current += 1);
    setWhole(undefined);
    const answered = await readAnything(source, {
      name: typeof source === "string" ? "The text" : source.name,
      onSlow: () => asked === newest.current && setReading({ state: "reading" }),
    });
    if (asked !== newest.current) return;
    if (!answered.ok) {
      setReading({ state: "failed", message: `Nothing was read. ${answered.message}` });
      return;
    }
    const given = answered.answer.text;
    if (given !== undefined && ownText?.isOwn(given) === true) setWhole(given);
    const result = answered.answer.answer;
    setReading(
      result.ok && result.colors.length > 0
        ? {
            state: "read",
            what: result.format,
            unread: result.unread,
            total: result.colors.length,
            imported: {
              colors: result.colors.slice(0, mostColors).map(({ color }) => color),
              names: result.colors.slice(0, mostColors).map(({ name = "" }) => name),
              ...(result.title !== undefined && { title: result.title }),
            },
          }
        : { state: "failed", message: result.ok ? "There are no colors to read in it." : result.message },
    );
  };
  const change = (next: string) => {
    setText(next);
    if (next.trim() !== "") void read(next);
    else {
      newest.current += 1;
      setWhole(undefined);
      setReading({ state: "empty" });
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0];
    event.currentTarget.value = "";
    if (chosen === undefined) return;
    if (onPicture !== undefined && /^image\/(?!svg)/.test(chosen.type)) onPicture(chosen);
    else void read(chosen);
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
          accept={`${READ_FILES}${onPicture === undefined ? "" : ",image/*"}`}
          onChange={choose}
        />
      </div>
      {reading.state === "reading" && (
        <p className="field-hint" role="status">
          Reading…
        </p>
      )}
      {whole !== undefined && (
        <div className="export-row">
          <p className="field-hint">It holds more than colors.</p>
          <Button size="s" onClick={() => ownText?.onText(whole)}>
            Read it whole
          </Button>
        </div>
      )}
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

/** The changes, color by color. */
function Difference({ palette, reading, onTake }: DifferenceProps) {
  const { colors, names } = reading.imported;
  const changes = comparePalettes(
    palette.colors.map(({ color }) => color),
    colors,
  );
  const isRenamed = names.some((name, index) => name !== "" && name !== palette.colors[index]?.name);
  const isSame = !isRenamed && changes.every(({ kind }) => kind === "same");
  return (
    <div className="export-difference">
      <p role="status">
        {reading.what}, {reading.total.toLocaleString("en")} {reading.total === 1 ? "color" : "colors"}.{" "}
        {reading.total > colors.length &&
          `Only the first ${colors.length} fit here; the others are left out. `}
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
      {reading.unread.length > 0 && (
        <details className="export-unread">
          <summary>
            {reading.total} of {reading.total + reading.unread.length} read; {reading.unread.length} left out
          </summary>
          <UnreadList unread={reading.unread.map(({ text, ...rest }) => ({ name: text, ...rest }))} />
        </details>
      )}
    </div>
  );
}
