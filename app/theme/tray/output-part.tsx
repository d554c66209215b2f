/** A format with all four modes, written by the worker: one file, or several that belong together. */
import { useCallback, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { saveThemeFiles } from "#app/theme/save-theme-files.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { showToast } from "#app/ui/toast.ts";
import { failureOfError } from "#app/workers/failure.ts";
import { TaskProblem } from "#app/workers/task-problem.ts";
import { useAnswer } from "#app/workers/use-answer.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import { namePart, type TrayChoice } from "#domain/device/theme-tray.ts";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import { SHADCN_FILE, type ThemeOutputId, type WrittenThemeFile } from "#domain/themes/output-list.ts";
import type { TrayFormat } from "#domain/themes/tray-formats.ts";
import { caseOf } from "./tray-options.tsx";
import { DownloadKey, TrayWell } from "./tray-well.tsx";

const load = async () => (await import("#app/theme/theme-client.ts")).createThemeClient();
const NONE: readonly WrittenThemeFile[] = [];
const INSTALL = `npx shadcn@latest add ./${SHADCN_FILE}`;

interface OutputPartProps {
  readonly document: ThemeDocument;
  /** Its query string, for the comment in the code. */
  readonly search: string;
  readonly format: TrayFormat;
  readonly output: ThemeOutputId;
  readonly choice: TrayChoice;
}

export function OutputPart({ document, search, format, output, choice }: OutputPartProps) {
  const client = useWorkerClient(load);
  const [shown, setShown] = useState("");
  const { by, values, prefix } = choice;
  const caseStyle = format.cases && caseOf(format, choice);
  const task = useCallback(() => {
    const { origin, pathname } = window.location;
    const options = {
      by,
      format: values,
      prefix: format.hasPrefix === true ? namePart(prefix) : "",
      ...(caseStyle && { caseStyle }),
      link: `${origin}${pathname}?${search}`,
    };
    return { document, output, options };
  }, [document, output, by, values, prefix, caseStyle, format, search]);
  const write = useCallback(() => client.askLatest("write", task()), [client, task]);
  const { answer: files = NONE, isCurrent, failure, again } = useAnswer(write);
  const fileOf = (all: readonly WrittenThemeFile[]) => all.find(({ name }) => name === shown) ?? all[0];
  const file = failure === undefined ? fileOf(files) : undefined;
  /** What is shown may be that of an earlier step. */
  const current = async (): Promise<readonly WrittenThemeFile[]> => {
    if (isCurrent) return files;
    const answered = await client.ask("write", task());
    if (!answered.ok) throw new TaskProblem(answered.message);
    return answered.answer;
  };
  return (
    <>
      {output === "shadcn" && (
        <div className="tray-install">
          <CodeWell code={INSTALL} label="The command that installs it" copyName="the command" />
          <p className="field-hint">
            In a project, with the file below. Once the theme is saved, its page has an address in place of
            the file.
          </p>
        </div>
      )}
      {files.length > 1 && (
        <NativeSelect
          label="File"
          value={file?.name ?? ""}
          options={files.map(({ name }) => ({ value: name, label: name }))}
          onChange={setShown}
        />
      )}
      <TrayWell
        label={format.label}
        text={file?.text}
        copied={async () => fileOf(await current())?.text ?? ""}
        failure={failure}
        again={again}
      />
      <DownloadKey
        label={files.length > 1 ? `Download ${files.length} files` : `Download ${file?.name ?? ""}`}
        isDisabled={file === undefined}
        onPress={() => void current().then(saveThemeFiles, sayUnsaved)}
      />
    </>
  );
}

function sayUnsaved(error: unknown): void {
  showToast({ text: `Nothing was downloaded. ${failureOfError(error).message}` });
}
