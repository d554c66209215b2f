/** The theme as code in each output format with its four modes; computed in a worker. */
import { memo, useCallback, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useAnswer } from "#app/workers/use-answer.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import {
  CSS_SWITCHES,
  type CssSwitch,
  THEME_OUTPUTS,
  type ThemeOutputId,
  type WrittenThemeFile,
} from "#domain/themes/output-list.ts";
import { saveThemeFiles } from "./save-theme-files.ts";
import "#app/color/export-panel.css";
import "./theme.css";

const load = async () => (await import("./theme-client.ts")).createThemeClient();
const NONE: readonly WrittenThemeFile[] = [];
const TABS = THEME_OUTPUTS.slice(0, 4);
const MORE = THEME_OUTPUTS.slice(4);
const FORMATS = [
  { value: "oklch", label: "oklch()" },
  { value: "hex", label: "Hex" },
  { value: "rgb", label: "rgb()" },
] as const;

/** Outputs whose names are custom properties. */
const PREFIXED: ReadonlySet<ThemeOutputId> = new Set(["css", "tailwind", "scss"]);
const MAX_PREFIX = 24;

/** Letters, digits and hyphens; whatever else is typed becomes a hyphen, none at the ends. */
function namePart(typed: string): string {
  return typed.replaceAll(/[^a-zA-Z0-9]+/g, "-").replaceAll(/^[-\d]+|-+$/g, "");
}

interface ThemeCodeProps {
  /** The committed document. */
  readonly document: ThemeDocument;
  /** Its query string, for the comment in the code. */
  readonly search: string;
}

export const ThemeCode = memo(function ThemeCode({ document, search }: ThemeCodeProps) {
  const client = useWorkerClient(load);
  const [output, setOutput] = useState<ThemeOutputId>("css");
  const [by, setBy] = useState<CssSwitch>("light-dark");
  const [format, setFormat] = useState<(typeof FORMATS)[number]["value"]>("oklch");
  const [prefix, setPrefix] = useState("");
  const [shown, setShown] = useState("");
  const write = useCallback(() => {
    const { origin, pathname } = window.location;
    const options = { by, format, prefix: namePart(prefix), link: `${origin}${pathname}?${search}` };
    return client.askLatest("write", { document, output, options });
  }, [client, document, output, by, format, prefix, search]);
  const { answer: files = NONE, failure, again } = useAnswer(write);
  const file = failure === undefined ? (files.find(({ name }) => name === shown) ?? files[0]) : undefined;
  const chosen = THEME_OUTPUTS.find(({ id }) => id === output);
  return (
    <div className="theme-code">
      <div className="export-tabs" role="group" aria-label="Format">
        {TABS.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={output === id} onClick={() => setOutput(id)}>
            {label}
          </button>
        ))}
        <NativeSelect
          label="More formats"
          isLabelHidden
          fieldClassName={MORE.some(({ id }) => id === output) ? "export-tab-chosen" : ""}
          value={MORE.some(({ id }) => id === output) ? output : ""}
          options={[{ value: "", label: "More" }, ...MORE.map(({ id, label }) => ({ value: id, label }))]}
          onChange={(value) => setOutput(MORE.find(({ id }) => id === value)?.id ?? output)}
        />
      </div>
      <p className="field-hint">{chosen?.line}</p>
      <PartProblem problem={failure} onAgain={again} />
      {files.length > 1 && (
        <NativeSelect
          label="File"
          value={file?.name ?? ""}
          options={files.map(({ name }) => ({ value: name, label: name }))}
          onChange={setShown}
        />
      )}
      {file === undefined ? (
        failure === undefined && <p className="part-wait" style={{ minBlockSize: 340 }} />
      ) : (
        <CodeWell
          code={file.text}
          label={`${chosen?.label ?? ""} of the theme`}
          copyName={`theme as ${chosen?.label ?? ""}`}
        />
      )}
      <div className="export-pair">
        {output === "css" && (
          <NativeSelect
            label="Modes by"
            value={by}
            options={CSS_SWITCHES}
            onChange={(value) =>
              setBy(CSS_SWITCHES.find((each) => each.value === value)?.value ?? "light-dark")
            }
          />
        )}
        {(output === "css" || output === "tailwind") && (
          <NativeSelect
            label="Colors as"
            value={format}
            options={FORMATS}
            onChange={(value) => setFormat(FORMATS.find((each) => each.value === value)?.value ?? "oklch")}
          />
        )}
      </div>
      {PREFIXED.has(output) && (
        <TextField
          label="Names begin with"
          hint={`--${[namePart(prefix), "brand"].filter((part) => part !== "").join("-")}`}
          value={prefix}
          maxLength={MAX_PREFIX}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setPrefix(event.currentTarget.value)}
        />
      )}
      <Button disabled={file === undefined} onClick={() => void saveThemeFiles(files)}>
        <Icon name="download-simple" />
        {files.length > 1 ? `Download ${files.length} files` : `Download ${file?.name ?? ""}`}
      </Button>
    </div>
  );
});
