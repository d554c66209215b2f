import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import {
  EXPORT_FORMATS,
  type ExportOptions,
  type ExportPalette,
} from "#engine/files/export/export-palette.ts";
import { DEFAULT_TEMPLATE, TEMPLATE_PLACEHOLDERS } from "#engine/files/export/template.ts";
import { CodeWell } from "./code-well.tsx";
import { CopyButton } from "./copy-button.tsx";
import { CODE_FORMATS, downloadExport, type WrittenText, writeText } from "./export-formats.ts";

const TABS: readonly string[] = ["css", "scss", "tailwind", "shadcn", "dtcg"];
const MORE = CODE_FORMATS.filter(({ id }) => !TABS.includes(id));

interface ExportCodeProps {
  readonly palette: ExportPalette;
  readonly options: ExportOptions;
  readonly onTemplate: (template: string) => void;
}

/** Tabs of formats, the code with its colors, Copy and download. */
export function ExportCode({ palette, options, onTemplate }: ExportCodeProps) {
  const [formatId, setFormatId] = useState("css");
  const format = EXPORT_FORMATS.find(({ id }) => id === formatId);
  const { code, error } = useWritten(formatId, palette, options);
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
        <TextArea
          label="Your template"
          hint={TEMPLATE_PLACEHOLDERS.map((name) => `{${name}}`).join(" ")}
          rows={3}
          value={options.template ?? DEFAULT_TEMPLATE}
          spellCheck={false}
          error={error}
          onChange={(event) => onTemplate(event.currentTarget.value)}
        />
      )}
      {error !== undefined && formatId !== "template" && <p className="field-error">{error}</p>}
      <CodeWell code={code} label={`${format?.label ?? ""} code`} hasCopy={false} />
      <div className="export-row">
        <CopyButton text={code} variant="ink" className="export-copy" label={`Copy ${format?.label ?? ""}`} />
        <Button
          aria-label={`Download ${format?.label ?? ""}`}
          onClick={() => format && void downloadExport(format, palette, options)}
        >
          <Icon name="download-simple" />
        </Button>
      </div>
    </>
  );
}

/** The text of a format; while the next one is being written the last one stays. */
function useWritten(formatId: string, palette: ExportPalette, options: ExportOptions): WrittenText {
  const [written, setWritten] = useState<WrittenText>({ code: "" });
  const write = useEffectEvent((id: string) => writeText(id, palette, options));
  // By value: the palette is a new object at each step of a drag, and most steps change nothing in the text.
  const key = JSON.stringify([palette, options]);
  useEffect(() => {
    let isCurrent = true;
    void write(formatId).then(
      (next) =>
        isCurrent && setWritten((last) => (next.error === undefined ? next : { ...next, code: last.code })),
    );
    return () => {
      isCurrent = false;
    };
  }, [formatId, key]);
  return written;
}
