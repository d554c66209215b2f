/** The export tray (TLS-10): every format, options under the code, files as two columns. Loaded when it is opened. */
import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Switch } from "#app/ui/checkbox.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { planForFormat } from "#domain/plans.ts";
import {
  DEFAULT_EXPORT_OPTIONS,
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportOptions,
  type ExportPalette,
  loadExporter,
} from "#engine/files/export-palette.ts";
import { CASE_STYLES, type CaseStyle } from "#engine/files/identifiers.ts";
import { DEFAULT_TEMPLATE } from "#engine/files/template.ts";
import type { ColorFormat } from "#engine/format.ts";
import { CodeWell } from "./code-well.tsx";
import { CopyButton } from "./copy-button.tsx";
import "./export-panel.css";

const TABS = ["css", "scss", "tailwind", "shadcn", "dtcg"] as const;
const CODE_FORMATS = EXPORT_FORMATS.filter(
  (format) => format.kind === "text" && !["svg", "gpl", "sketch", "figma"].includes(format.id),
);
const FILE_FORMATS = EXPORT_FORMATS.filter((format) => !CODE_FORMATS.includes(format));
const VALUE_FORMATS = [
  { value: "hex", label: "Hex" },
  { value: "rgb", label: "RGB" },
  { value: "hsl", label: "HSL" },
  { value: "oklch", label: "OKLCH" },
] as const satisfies readonly { value: ColorFormat; label: string }[];

export default function ExportPanel({ palette, shareLink }: { palette: ExportPalette; shareLink: string }) {
  const [formatId, setFormatId] = useState("css");
  const [options, setOptions] = useState<ExportOptions>(DEFAULT_EXPORT_OPTIONS);
  const [template, setTemplate] = useState(DEFAULT_TEMPLATE);
  const [result, setResult] = useState<{ code: string; error?: string }>({ code: "" });
  const format = EXPORT_FORMATS.find((entry) => entry.id === formatId) ?? EXPORT_FORMATS[0];
  const given: ExportOptions = { ...options, shareLink, template };
  const key = JSON.stringify([formatId, given, palette]);
  useEffect(() => {
    let isCurrent = true;
    void write(formatId, palette, given).then((next) => isCurrent && setResult(next));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key holds all of them by value
  }, [key]);
  const change = (next: Partial<ExportOptions>) => setOptions((earlier) => ({ ...earlier, ...next }));
  return (
    <>
      <section className="inspector-section" aria-label="Code">
        <div className="export-tabs" role="group" aria-label="Format">
          {TABS.map((id) => (
            <button key={id} type="button" aria-pressed={formatId === id} onClick={() => setFormatId(id)}>
              {EXPORT_FORMATS.find((entry) => entry.id === id)?.label}
            </button>
          ))}
          <NativeSelect
            label="More formats"
            isLabelHidden
            value={TABS.some((id) => id === formatId) ? "" : formatId}
            options={[
              { value: "", label: "More" },
              ...CODE_FORMATS.filter((entry) => !TABS.some((id) => id === entry.id)).map((entry) => ({
                value: entry.id,
                label: entry.label,
              })),
            ]}
            onChange={(id) => id !== "" && setFormatId(id)}
          />
        </div>
        {formatId === "template" && (
          <TextArea
            label="Your template"
            hint="{name} {id} {hex} {rgb} {hsl} {oklch} {value} {index}"
            rows={3}
            value={template}
            spellCheck={false}
            error={result.error}
            onChange={(event) => setTemplate(event.currentTarget.value)}
          />
        )}
        <CodeWell code={result.code} label={`${format?.label ?? ""} code`} hasCopy={false} />
        <div className="export-row">
          <CopyButton
            text={result.code}
            variant="ink"
            className="export-copy"
            label={`Copy ${format?.label ?? ""}`}
          />
          <Button
            aria-label={`Download ${format?.label ?? ""}`}
            onClick={() => format && void download(format, palette, given)}
          >
            <Icon name="download-simple" />
          </Button>
        </div>
      </section>
      <section className="inspector-section" aria-labelledby="export-options">
        <h3 id="export-options">Options</h3>
        <Segmented
          label="Values"
          isLabelVisible
          isFilled
          size="s"
          options={VALUE_FORMATS}
          value={valueFormatOf(options)}
          onChange={(valueFormat) => change({ valueFormat })}
        />
        <Switch
          label="Wide-gamut fallback"
          checked={options.wideGamutFallback}
          onChange={(event) => change({ wideGamutFallback: event.currentTarget.checked })}
        />
        <div className="export-pair">
          <NativeSelect
            label="Names"
            value={options.naming}
            options={[
              { value: "name", label: "Color names" },
              { value: "index", label: "Numbers" },
            ]}
            onChange={(naming) => change({ naming: naming === "index" ? "index" : "name" })}
          />
          <NativeSelect
            label="Written"
            value={options.caseStyle}
            options={CASE_STYLES.map((style) => ({ value: style, label: CASE_LABELS[style] }))}
            onChange={(style) =>
              change({ caseStyle: CASE_STYLES.find((known) => known === style) ?? "kebab" })
            }
          />
        </div>
        <TextField
          label="Prefix"
          value={options.prefix}
          placeholder="color"
          maxLength={24}
          spellCheck={false}
          onChange={(event) => change({ prefix: event.currentTarget.value })}
        />
      </section>
      <section className="inspector-section" aria-labelledby="export-files">
        <h3 id="export-files">Files</h3>
        <div className="export-files">
          {FILE_FORMATS.map((entry) => {
            const isPro = planForFormat(entry.id) === "pro";
            return (
              <button
                key={entry.id}
                type="button"
                onClick={() =>
                  isPro
                    ? openDialog("pro", { title: `${entry.label} is a Pro format` })
                    : void download(entry, palette, given)
                }
              >
                <b>{entry.label}</b>
                <small>{isPro ? `${entry.line}, Pro` : entry.line}</small>
                <Icon name={isPro ? "lock-simple" : "download-simple"} size={16} />
              </button>
            );
          })}
        </div>
      </section>
    </>
  );
}

const CASE_LABELS: Readonly<Record<CaseStyle, string>> = {
  kebab: "kebab-case",
  camel: "camelCase",
  pascal: "PascalCase",
  snake: "snake_case",
  constant: "CONSTANT_CASE",
};

function valueFormatOf({ valueFormat }: ExportOptions) {
  return VALUE_FORMATS.find(({ value }) => value === valueFormat)?.value ?? "hex";
}

async function write(
  id: string,
  palette: ExportPalette,
  options: ExportOptions,
): Promise<{ code: string; error?: string }> {
  try {
    const written = await (await loadExporter(id))(palette, options);
    return { code: typeof written === "string" ? written : "" };
  } catch (error) {
    return { code: "", error: error instanceof Error ? error.message : "This format could not be written." };
  }
}

async function download(format: ExportFormat, palette: ExportPalette, options: ExportOptions): Promise<void> {
  const written = await (await loadExporter(format.id))(palette, options);
  const blob = new Blob([typeof written === "string" ? written : new Uint8Array(written)], {
    type: format.mediaType,
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  const name = (palette.title ?? "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  link.download = `${name === "" ? "palette" : name}.${format.extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
