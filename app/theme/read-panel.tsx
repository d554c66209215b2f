/**
 * Reads a theme in: a pasted, dropped or chosen file is compared with the theme on the page, and changes nothing before
 * it is taken.
 */
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { ThemeDocument } from "#domain/documents/theme-document.ts";
import type { WrittenThemeFile } from "#domain/themes/output-list.ts";
import type { ReadIn } from "#domain/themes/read-in.ts";
import { ReadDifference } from "./read-difference.tsx";
import "./read-panel.css";

const load = async () => (await import("./theme-client.ts")).createThemeClient();
/** As the API: more is no theme. */
const MOST_BYTES = 1_048_576;
const PASTED = "The text";

interface ReadPanelProps {
  /** The committed document. */
  readonly document: ThemeDocument;
  /** Text that was pasted or dropped on the page. */
  readonly given: string;
  readonly onTake: (theme: ThemeDocument) => void;
  readonly onCancel: () => void;
}

export function ReadPanel({ document, given, onTake, onCancel }: ReadPanelProps) {
  const client = useWorkerClient(load);
  const [files, setFiles] = useState<readonly WrittenThemeFile[]>(() => filesOf(given));
  const [read, setRead] = useState<ReadIn>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const chooseKey = useRef<HTMLButtonElement>(null);
  useEffect(() => setFiles(filesOf(given)), [given]);
  useEffect(() => {
    let isCurrent = true;
    setProblem(undefined);
    if (files.length === 0) setRead(undefined);
    else
      void client.askLatest("readIn", { document, files }).then((answered) => {
        if (!isCurrent) return;
        if (answered.ok) setRead(answered.answer);
        else if (answered.reason === "failed" || answered.reason === "unavailable")
          setProblem(answered.message);
      });
    return () => {
      isCurrent = false;
    };
  }, [client, document, files]);
  const open = async (list: readonly File[]) => {
    if (list.length === 0) return;
    setRead(undefined);
    if (list.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) {
      setFiles([]);
      setProblem("The files of a theme are smaller than 1 MB together.");
      return;
    }
    setFiles(await Promise.all(list.map(async (file) => ({ name: file.name, text: await file.text() }))));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = "";
    void open(chosen);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void open([...event.dataTransfer.files]);
  };
  const clear = () => {
    setFiles([]);
    chooseKey.current?.focus();
  };
  const [first] = files;
  const isPasted = first === undefined || (files.length === 1 && first.name === PASTED);
  const refusal = problem ?? (read?.ok === false ? refusalOf(read) : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it; a button does the same by keys
    <section
      className="inspector-section read-theme"
      aria-label="Read in"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {isPasted ? (
        <TextArea
          label="Paste a theme, or drop its files here"
          hint="CSS, Tailwind 4, shadcn/ui as CSS or registry item, maps of SCSS, design tokens."
          rows={4}
          value={first?.text ?? ""}
          spellCheck={false}
          error={refusal}
          onChange={(event) => setFiles(filesOf(event.currentTarget.value))}
        />
      ) : (
        <>
          <ul className="read-theme-files" aria-label="Files">
            {files.map(({ name }) => (
              <li key={name} className="t-value">
                {name}
              </li>
            ))}
          </ul>
          {refusal !== undefined && (
            <p className="field-error" role="alert">
              {refusal}
            </p>
          )}
        </>
      )}
      <div className="read-theme-keys">
        <Button ref={chooseKey} size="s" onClick={() => input.current?.click()}>
          <Icon name="file-arrow-up" size={16} />
          Choose files
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="Theme to read in"
          accept=".css,.scss,.json,.txt"
          onChange={choose}
        />
        {first !== undefined && (
          <IconButton icon="x" size="s" label="Clear what was read" data-tip-side="end" onClick={clear} />
        )}
      </div>
      {first !== undefined && read?.ok === true && (
        <ReadDifference read={read} onTake={() => onTake(read.next)} onCancel={onCancel} />
      )}
      {first !== undefined && read === undefined && problem === undefined && (
        <p className="field-hint" role="status">
          Reading…
        </p>
      )}
    </section>
  );
}

function filesOf(text: string): readonly WrittenThemeFile[] {
  return text.trim() === "" ? [] : [{ name: PASTED, text }];
}

function refusalOf({ message, line }: Extract<ReadIn, { ok: false }>): string {
  return line === undefined ? message : `Line ${line}. ${message}`;
}
