/** Imports a theme: a pasted, dropped or chosen file is compared with the current theme before it replaces it. */
import {
  type ChangeEvent,
  type DragEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Button, IconButton } from "#app/ui/button.tsx";
import { useFirstField } from "#app/ui/first-field.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { Failure } from "#app/workers/failure.ts";
import { useAnswer } from "#app/workers/use-answer.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import type { NamedToken } from "#domain/documents/theme/token-name-field.ts";
import type { WrittenThemeFile } from "#domain/themes/output-list.ts";
import type { ReadIn } from "#domain/themes/read-in.ts";
import { openThemeFiles } from "./open-theme-files.ts";
import { ReadDifference } from "./read-difference.tsx";
import { TokenNamesTable } from "./token-names-table.tsx";
import "./read-panel.css";

const load = async () => (await import("./theme-client.ts")).createThemeClient();
const PASTED = "The text";

/** What was pasted or dropped on the page, or read by another tool. */
export type GivenTheme = string | readonly File[] | readonly WrittenThemeFile[];

interface ReadPanelProps {
  /** The committed document. */
  readonly document: ThemeDocument;
  readonly given: GivenTheme;
  readonly onTake: (theme: ThemeDocument) => void;
  readonly onCancel: () => void;
}

export function ReadPanel({ document, given, onTake, onCancel }: ReadPanelProps) {
  const client = useWorkerClient(load);
  const [files, setFiles] = useState<readonly WrittenThemeFile[]>([]);
  /** What names of these files stand for, as confirmed here; before that it is what the document says. */
  const [names, setNames] = useState<readonly NamedToken[]>();
  /** Why files could not be opened. */
  const [unopened, setUnopened] = useState<Failure>();
  const input = useRef<HTMLInputElement>(null);
  const field = useFirstField<HTMLTextAreaElement>();
  const chooseKey = useRef<HTMLButtonElement>(null);
  const put = (next: readonly WrittenThemeFile[]) => {
    setUnopened(undefined);
    setNames(undefined);
    setFiles(next);
  };
  const open = async (list: readonly File[]) => {
    const opened = await openThemeFiles(list);
    put(opened.ok ? opened.files : []);
    if (!opened.ok) setUnopened({ message: opened.message, retry: opened.needsReload ? "reload" : "none" });
  };
  const take = useEffectEvent(() => {
    if (typeof given === "string") put(filesOf(given));
    else if (areUnopened(given)) void open(given);
    else put(given);
  });
  useEffect(() => take(), [given]);
  const ask = useCallback(
    () => client.askLatest("readIn", { document, files, names }),
    [client, document, files, names],
  );
  const { answer, isCurrent, failure, again } = useAnswer(files.length === 0 ? undefined : ask);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = "";
    if (chosen.length > 0) void open(chosen);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void open([...event.dataTransfer.files]);
  };
  const clear = () => {
    put([]);
    chooseKey.current?.focus();
  };
  const problem = unopened ?? failure;
  const read = files.length === 0 || failure !== undefined ? undefined : answer;
  const [first] = files;
  const isPasted = first === undefined || (files.length === 1 && first.name === PASTED);
  const refusal = read?.ok === false ? refusalOf(read) : undefined;
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
          hint="CSS, Tailwind, shadcn/ui as CSS or registry item, maps of SCSS, design tokens, Material 3, MUI, Figma variables and files (.fig), Android. Files together are one theme, each in the mode its name says."
          ref={field}
          rows={4}
          value={first?.text ?? ""}
          spellCheck={false}
          error={refusal}
          onChange={(event) => put(filesOf(event.currentTarget.value))}
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
      <PartProblem problem={problem} onAgain={again} />
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
          accept=".css,.scss,.less,.styl,.vue,.svelte,.astro,.html,.json,.js,.mjs,.cjs,.ts,.xml,.txt,.zip,.fig"
          onChange={choose}
        />
        {first !== undefined && (
          <IconButton icon="x" size="s" label="Clear what was read" data-tip-side="end" onClick={clear} />
        )}
      </div>
      {read?.names !== undefined && read.names.length > 0 && (
        <TokenNamesTable
          key={files.map(({ text }) => text.length).join()}
          names={read.names}
          isStale={!isCurrent}
          onUse={(chosen) => setNames(withNames(names ?? document.names ?? [], chosen))}
        />
      )}
      {read?.ok === true && (
        <ReadDifference
          read={read}
          isStale={!isCurrent}
          onTake={() => onTake(read.next)}
          onCancel={onCancel}
        />
      )}
      {first !== undefined && read === undefined && problem === undefined && (
        <p className="field-hint" role="status">
          Reading…
        </p>
      )}
    </section>
  );
}

const areUnopened = (files: readonly File[] | readonly WrittenThemeFile[]): files is readonly File[] =>
  files.some((file) => file instanceof File);

function filesOf(text: string): readonly WrittenThemeFile[] {
  return text.trim() === "" ? [] : [{ name: PASTED, text }];
}

/** What was said of other names stays. */
function withNames(before: readonly NamedToken[], chosen: readonly NamedToken[]): readonly NamedToken[] {
  return [...chosen, ...before.filter((each) => !chosen.some(({ name }) => name === each.name))];
}

function refusalOf({ message, line, names }: Extract<ReadIn, { ok: false }>): string | undefined {
  // The table below says what can be done.
  if (names !== undefined) return undefined;
  return line === undefined ? message : `Line ${line}. ${message}`;
}
