/** What the accepted repairs come to: a diff, the files, or a command that does it. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { CodeWell } from "#app/color/code-well.tsx";
import { saveThemeFiles } from "#app/theme/save-theme-files.ts";
import { baseName } from "#app/tools/audit/report-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { measuredIn, type ShownAudit } from "#domain/audit-page/audit-report.ts";
import type { AuditDocument } from "#domain/documents/audit/audit-document.ts";
import type { AuditFile } from "#domain/documents/audit/audit-source.ts";
import "#app/color/export-panel.css";

interface PatchSectionProps {
  readonly report: ShownAudit;
  readonly document: AuditDocument;
  readonly files: readonly AuditFile[];
  readonly onAcceptEverywhere: () => void;
  readonly onTakeBackAll: () => void;
}

const TABS = [
  { id: "diff", label: "Diff" },
  { id: "file", label: "File" },
  { id: "command", label: "Command" },
] as const;
/** Longer files are downloaded, and only begun here. */
const MAX_SHOWN = 20_000;

export function PatchSection(props: PatchSectionProps) {
  const { report, document, files, onAcceptEverywhere, onTakeBackAll } = props;
  const { patched, diff, modes } = report;
  const [tab, setTab] = useState<(typeof TABS)[number]["id"]>("diff");
  const [chosen, setChosen] = useState("");
  const navigate = useNavigate();
  const given = patched.length > 0 ? patched : files;
  const changed = patched.filter(({ text }, index) => text !== files[index]?.text);
  const file = changed.find(({ name }) => name === chosen) ?? changed[0];
  const mendable = modes.reduce((sum, { repairs }) => sum + repairs.length, 0);
  const count = report.changed;
  return (
    <div className="report-patch">
      {count === 0 ? (
        <p className="field-hint">
          {measuredIn(report) === 0
            ? "Nothing was measured, so nothing can be repaired."
            : mendable === 0
              ? "No measured pair has a repair to accept."
              : "Accept repairs, one by one or all, and they are here as a diff, as the file and as a command."}
        </p>
      ) : (
        <>
          <div className="export-tabs" role="group" aria-label="Patch as">
            {TABS.map(({ id, label }) => (
              <button key={id} type="button" aria-pressed={tab === id} onClick={() => setTab(id)}>
                {label}
              </button>
            ))}
          </div>
          {tab === "diff" && <CodeWell code={diff} label="Diff" copyName="diff" isDiff />}
          {tab === "file" && changed.length > 1 && (
            <NativeSelect
              label="File"
              value={file?.name ?? ""}
              options={changed.map(({ name }) => ({ value: name, label: name }))}
              onChange={setChosen}
            />
          )}
          {tab === "file" && file !== undefined && (
            <CodeWell
              code={
                file.text.length > MAX_SHOWN
                  ? `${file.text.slice(0, MAX_SHOWN)}\n… the rest is in the file`
                  : file.text
              }
              copied={file.text}
              label={file.name}
              copyName={file.name}
            />
          )}
          {tab === "command" && (
            <>
              <CodeWell code={commandFor(report.names, document)} label="Command" copyName="command" />
              <p className="field-hint">It repairs all that fails, also what you have not accepted here.</p>
            </>
          )}
          <p className="field-hint">{sentenceOf(count, changed.length)}</p>
          {changed.length > 1 && (
            <Button onClick={() => void saveThemeFiles(changed)}>
              <Icon name="download-simple" />
              Download {changed.length} files as a zip
            </Button>
          )}
          {changed.map(({ name, text }) => (
            <Button
              key={name}
              onClick={() => saveFile(new Blob([text], { type: "text/plain" }), baseName(name))}
            >
              <Icon name="download-simple" />
              Download {shortName(name, changed)}
            </Button>
          ))}
        </>
      )}
      <div className="report-patch-keys">
        {mendable > 0 && modes.length > 1 && (
          <Button size="s" onClick={onAcceptEverywhere}>
            Accept in all modes
          </Button>
        )}
        {count > 0 && (
          <Button size="s" variant="ghost" onClick={onTakeBackAll}>
            Take all back
          </Button>
        )}
        <Button
          size="s"
          variant="ghost"
          onClick={() =>
            void navigate("/light-theme-generator", {
              state: { given: given.length === 1 ? given[0]?.text : given },
            })
          }
        >
          <Icon name="arrow-square-out" size={16} />
          Open in the theme generator
        </Button>
      </div>
    </div>
  );
}

/** With its folders where another file has the same name without them, as Android's have. */
function shortName(name: string, files: readonly AuditFile[]): string {
  const short = baseName(name);
  return files.some((other) => other.name !== name && baseName(other.name) === short) ? name : short;
}

function sentenceOf(values: number, files: number): string {
  const what = values === 1 ? "One value changed" : `${values} values changed`;
  return `${what}${files > 1 ? ` in ${files} files` : ""}. Everything else is as it came.`;
}

function commandFor(names: readonly string[], { floors }: AuditDocument): string {
  const paths = names.map((name) => (/^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`));
  return `tincture audit --fix${floors === "aa" ? "" : ` --floors ${floors}`} ${paths.join(" ")}`;
}
