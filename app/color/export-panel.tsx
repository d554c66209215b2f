/** The export panel (TLS-10): code formats with options, files in two columns, and import. */
import { useState } from "react";
import { type InspectorSection, InspectorSections } from "#app/ui/inspector-sections.tsx";
import type { PlanId } from "#domain/plans.ts";
import {
  DEFAULT_EXPORT_OPTIONS,
  type ExportOptions,
  type ExportPalette,
} from "#engine/files/export/export-palette.ts";
import { DEFAULT_TEMPLATE } from "#engine/files/export/template.ts";
import { ExportCode, type TemplateSlot } from "./export-code.tsx";
import { ExportFiles } from "./export-files.tsx";
import { ExportImport, type ImportedColors, type OwnText } from "./export-import.tsx";
import { ExportOptionFields } from "./export-options.tsx";
import "./export-panel.css";

export interface OwnExport extends InspectorSection {
  /** Whether it has the formats of the colors as well, so that the panel lists none. */
  readonly isWhole?: true;
  /** What it offers, to be found in the command palette; its content chooses the wanted one (`useWantedFormat`). */
  readonly formats?: () => Promise<readonly OwnFormat[]>;
}

export interface OwnFormat {
  readonly id: string;
  readonly label: string;
  readonly line?: string;
  /** Further words to find it by. */
  readonly words?: string;
}

interface ExportPanelProps {
  readonly palette: ExportPalette;
  readonly shareLink: string;
  /** The work itself, where it is more than its colors; it comes first. */
  readonly own?: OwnExport | undefined;
  readonly plan: PlanId;
  /** Called with imported colors; without it there is no import. */
  readonly onImport?: (imported: ImportedColors) => void;
  /** Number of imported colors that are taken at most. */
  readonly mostColors?: number;
  readonly templates?: TemplateSlot;
  /** Receives a picture that was chosen as a file. */
  readonly onPicture?: (file: File) => void;
  readonly ownText?: OwnText | undefined;
}

export function ExportPanel(props: ExportPanelProps) {
  const { palette, shareLink, own, plan, templates, onImport, mostColors, onPicture, ownText } = props;
  const [chosen, setChosen] = useState<Partial<ExportOptions>>({});
  const options: ExportOptions = {
    ...DEFAULT_EXPORT_OPTIONS,
    template: DEFAULT_TEMPLATE,
    // Names that nobody gave are written only when somebody asks for them (TST-3).
    naming: palette.isNearestNamed === true ? "index" : DEFAULT_EXPORT_OPTIONS.naming,
    ...chosen,
  };
  const given: ExportOptions = { ...options, shareLink };
  const change = (next: Partial<ExportOptions>) => setChosen((earlier) => ({ ...earlier, ...next }));
  return (
    <InspectorSections
      sections={[
        ...(own === undefined ? [] : [own]),
        ...(own?.isWhole === true ? [] : colorSections()),
        ...(onImport === undefined
          ? []
          : [
              {
                id: "import",
                title: "Read in",
                content: <ExportImport {...{ palette, onImport, mostColors, onPicture, ownText }} />,
              },
            ]),
      ]}
    />
  );

  function colorSections(): readonly InspectorSection[] {
    return [
      {
        id: "code",
        title: own === undefined ? "Code" : "Its colors",
        content: (
          <ExportCode
            palette={palette}
            options={given}
            onTemplate={(template) => change({ template })}
            templates={templates}
          />
        ),
      },
      {
        id: "options",
        title: "Options",
        content: <ExportOptionFields options={options} onChange={change} />,
      },
      {
        id: "files",
        title: "Files",
        content: <ExportFiles palette={palette} options={given} plan={plan} />,
      },
    ];
  }
}
