/** Imports a style sheet, list or export: it is parsed and compared with the current table before it replaces it. */

import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { figmaText, isFigmaFile } from "#app/color/reading/figma-text.ts";
import { fileText } from "#app/color/reading/file-text.ts";
import { Swatch } from "#app/color/swatch.tsx";
import { UnreadList } from "#app/color/unread-list.tsx";
import { Button } from "#app/ui/button.tsx";
import { useFirstField } from "#app/ui/first-field.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import {
  compareRows,
  type ReadVariables,
  readVariablesText,
  type VariableChange,
} from "#domain/documents/variables/read-variables.ts";
import type { VariablesDocument } from "#domain/documents/variables/variables-document.ts";
import type { UnreadVariable } from "#engine/css/sheet-variables.ts";
import { formatHex } from "#engine/format/format.ts";
import type { VariableRow } from "#engine/variables/variable-set.ts";
import "./read-panel.css";

interface ReadPanelProps {
  readonly document: VariablesDocument;
  /** Text that was pasted or dropped on the page. */
  readonly given: string;
  readonly onGiven: (text: string) => void;
  readonly onTake: (document: VariablesDocument) => void;
}

export function ReadPanel({ document, given, onGiven, onTake }: ReadPanelProps) {
  const [text, setText] = useState(given);
  const [problem, setProblem] = useState<string>();
  const field = useFirstField<HTMLTextAreaElement>();
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => setText(given), [given]);
  const change = (next: string) => {
    setProblem(undefined);
    setText(next);
    onGiven(next);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0];
    event.currentTarget.value = "";
    if (chosen === undefined) return;
    if (isFigmaFile(chosen))
      void figmaText(chosen).then((opened) => {
        if (opened.ok) change(opened.text);
        setProblem(opened.ok ? undefined : opened.message);
      });
    else void fileText(chosen).then(change);
  };
  const read = text.trim() === "" ? undefined : readVariablesText(text, document);
  return (
    <section className="inspector-section" aria-label="Read in">
      <TextArea
        label="Paste CSS, SCSS or a list of colors"
        hint="Custom properties, variables, maps; dark values by class, data-theme, query or light-dark()."
        ref={field}
        rows={6}
        value={text}
        spellCheck={false}
        error={problem ?? (read?.ok === false ? read.message : undefined)}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className="variables-take">
        <Button size="s" onClick={() => file.current?.click()}>
          <Icon name="file-arrow-up" size={16} />
          Choose a file
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="Style sheet to read in"
          accept=".css,.scss,.sass,.less,.vue,.svelte,.astro,.html,.json,.txt,.csv,.svg,.ts,.js,.fig"
          onChange={choose}
        />
      </div>
      {read?.ok === true && <Difference document={document} read={read} onTake={onTake} />}
    </section>
  );
}

const WORDS: Readonly<Record<VariableChange["kind"], string>> = {
  same: "same",
  changed: "changed",
  added: "new",
  removed: "gone",
};

interface DifferenceProps {
  readonly document: VariablesDocument;
  readonly read: Extract<ReadVariables, { ok: true }>;
  readonly onTake: (document: VariablesDocument) => void;
}

/** The changes, row by row. */
function Difference({ document, read, onTake }: DifferenceProps) {
  const { rows } = read.document;
  const changes = compareRows(document.rows, rows);
  const added = changes.flatMap(({ kind, after }) =>
    kind === "added" && after !== undefined ? [after] : [],
  );
  const isSame = changes.every(({ kind }) => kind === "same");
  return (
    <div className="read-difference">
      <p role="status">
        {read.what}, {rows.length} {rows.length === 1 ? "color" : "colors"}.{" "}
        {isSame ? "They are the colors you have." : "Against the table you have:"} {read.note}
      </p>
      {read.unread.length > 0 && <Unread unread={read.unread} />}
      {!isSame && (
        <>
          <ul>
            {changes.map((change) => (
              <li key={change.name} data-kind={change.kind}>
                <Pair row={change.before} />
                <Icon name="arrow-right" size={14} />
                <Pair row={change.after} />
                <span className="t-value">{change.name}</span>
                <small>{WORDS[change.kind]}</small>
              </li>
            ))}
          </ul>
          <div className="read-keys">
            <Button variant="ink" onClick={() => onTake(read.document)}>
              {rows.length === 1 ? "Take this color" : `Take these ${rows.length} colors`}
            </Button>
            {added.length > 0 && added.length < changes.length && (
              <Button onClick={() => onTake({ ...document, rows: [...document.rows, ...added] })}>
                Add the {added.length} new
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function Unread({ unread }: { readonly unread: readonly UnreadVariable[] }) {
  return (
    <details className="read-unread" open>
      <summary>
        {unread.length === 1 ? "One variable was not read" : `${unread.length} variables were not read`}
      </summary>
      <UnreadList unread={unread} />
    </details>
  );
}

function Pair({ row }: { readonly row: VariableRow | undefined }) {
  return (
    <span className="read-pair">
      <Swatch color={row && formatHex(row.color)} />
      {row?.dark !== undefined && <Swatch color={formatHex(row.dark)} />}
    </span>
  );
}
