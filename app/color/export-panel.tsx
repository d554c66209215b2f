/** The export tray (TLS-10): every format, options under the code, files as two columns, and the way back in. */
import { useState } from "react";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import {
  DEFAULT_EXPORT_OPTIONS,
  type ExportOptions,
  type ExportPalette,
} from "#engine/files/export/export-palette.ts";
import { DEFAULT_TEMPLATE } from "#engine/files/export/template.ts";
import { ExportCode } from "./export-code.tsx";
import { ExportFiles } from "./export-files.tsx";
import { ExportImport, type ImportedColors } from "./export-import.tsx";
import { ExportOptionFields } from "./export-options.tsx";
import "./export-panel.css";

interface ExportPanelProps {
  readonly palette: ExportPalette;
  readonly shareLink: string;
  /** Something was read back in; without it nothing can be. */
  readonly onImport?: (imported: ImportedColors) => void;
}

export function ExportPanel({ palette, shareLink, onImport }: ExportPanelProps) {
  const [options, setOptions] = useState<ExportOptions>({
    ...DEFAULT_EXPORT_OPTIONS,
    template: DEFAULT_TEMPLATE,
  });
  const given: ExportOptions = { ...options, shareLink };
  const change = (next: Partial<ExportOptions>) => setOptions((earlier) => ({ ...earlier, ...next }));
  return (
    <InspectorSections
      sections={[
        {
          id: "code",
          title: "Code",
          content: (
            <ExportCode palette={palette} options={given} onTemplate={(template) => change({ template })} />
          ),
        },
        {
          id: "options",
          title: "Options",
          content: <ExportOptionFields options={options} onChange={change} />,
        },
        { id: "files", title: "Files", content: <ExportFiles palette={palette} options={given} /> },
        ...(onImport === undefined
          ? []
          : [
              {
                id: "import",
                title: "Read in",
                content: <ExportImport palette={palette} onImport={onImport} />,
              },
            ]),
      ]}
    />
  );
}
