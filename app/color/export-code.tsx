import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { Failure } from "#app/workers/failure.ts";
import {
  EXPORT_FORMATS,
  type ExportOptions,
  type ExportPalette,
} from "#engine/files/export/export-palette.ts";
import { DEFAULT_TEMPLATE, TEMPLATE_PLACEHOLDERS } from "#engine/files/export/template.ts";
import { CodeWell } from "./code-well.tsx";
import { CODE_FORMATS, downloadExport, textToCopy, type WrittenText, writeText } from "./export-formats.ts";

const TABS: readonly string[] = ["css", "scss", "tailwind", "shadcn", "dtcg"];
const MORE = CODE_FORMATS.filter(({ id }) => !TABS.includes(id));

export type TemplateSlot = (text: string, onChoose: (text: string) => void) => ReactNode;

interface ExportCodeProps {
  readonly palette: ExportPalette;
  readonly options: ExportOptions;
  readonly onTemplate: (template: string) => void;
  /** The person's own templates, below the field. */
  readonly templates?: TemplateSlot | undefined;
}

/** Tabs of code formats, the code with its colors, copy and download. */
export function ExportCode({ palette, options, onTemplate, templates }: ExportCodeProps) {
  const [formatId, setFormatId] = useState("css");
  const format = EXPORT_FORMATS.find(({ id }) => id === formatId);
  const [tries, setTries] = useState(0);
  const { code, problem } = useWritten(formatId, palette, options, tries);
  const [unsaved, setUnsaved] = useState<Failure>();
  const download = async () => {
    if (format !== undefined) setUnsaved(await downloadExport(format, palette, options));
  };
  // Written when the button is pressed, because the shown text may still be that of the previous format, or empty.
  const copied = () => textToCopy(formatId, palette, options);
  return (
    <>
      <div className="export-tabs" role="group" aria-label="Format">
        {TABS.map((id) => (
          <button key={id} type="button" aria-pressed={formatId === id} onClick={() => setFormatId(id)}>
            {EXPORT_FORMATS.find((entry) => entry.id === id)?.label}
          </button>
        ))}
        <NativeSelect
          label="More formats"
          isLabelHidden
          fieldClassName={TABS.includes(formatId) ? "" : "export-tab-chosen"}
          value={TABS.includes(formatId) ? "" : formatId}
          options={[{ value: "", label: "More" }, ...MORE.map(({ id, label }) => ({ value: id, label }))]}
          onChange={(id) => id !== "" && setFormatId(id)}
        />
      </div>
      {formatId === "template" && (
        <>
          <TextArea
            label="Your template"
            hint={TEMPLATE_PLACEHOLDERS.map((name) => `{${name}}`).join(" ")}
            rows={3}
            value={options.template ?? DEFAULT_TEMPLATE}
            spellCheck={false}
            error={problem?.message}
            onChange={(event) => onTemplate(event.currentTarget.value)}
          />
          {templates?.(options.template ?? DEFAULT_TEMPLATE, onTemplate)}
        </>
      )}
      {formatId !== "template" && (
        <PartProblem problem={problem} onAgain={() => setTries((count) => count + 1)} />
      )}
      <CodeWell
        code={code}
        label={`${format?.label ?? ""} code`}
        copied={copied}
        copyName={format?.label ?? ""}
      />
      <PartProblem problem={unsaved} onAgain={() => void download()} />
      <Button onClick={() => void download()}>
        <Icon name="download-simple" />
        Download {format?.label ?? ""}
      </Button>
    </>
  );
}

/** The code in a format; the previous text stays until the next one is written. */
function useWritten(
  formatId: string,
  palette: ExportPalette,
  options: ExportOptions,
  tries: number,
): WrittenText {
  const [written, setWritten] = useState<WrittenText>({ code: "" });
  const write = useEffectEvent((id: string) => writeText(id, palette, options));
  // Compared by value, because each drag step creates a new palette object, mostly with the same text.
  const key = JSON.stringify([palette, options]);
  useEffect(() => {
    let isCurrent = true;
    void write(formatId).then(
      (next) =>
        isCurrent && setWritten((last) => (next.problem === undefined ? next : { ...next, code: last.code })),
    );
    return () => {
      isCurrent = false;
    };
  }, [formatId, key, tries]);
  return written;
}
