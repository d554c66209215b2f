/** A format of palettes, with the colors of the theme, light and dark, or with the ramps of an interface palette. */
import { useState } from "react";
import { templateShelf } from "#app/collections/template-slot.tsx";
import { downloadExport, textToCopy } from "#app/color/export-formats.ts";
import { usePlan } from "#app/session/use-plan.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { Failure } from "#app/workers/failure.ts";
import { namePart, type TrayChoice } from "#domain/device/theme-tray.ts";
import { planForFormat } from "#domain/plans.ts";
import type { TrayFormat } from "#domain/themes/tray-formats.ts";
import {
  DEFAULT_EXPORT_OPTIONS,
  EXPORT_FORMATS,
  type ExportOptions,
  type ExportPalette,
} from "#engine/files/export/export-palette.ts";
import { DEFAULT_TEMPLATE, TEMPLATE_PLACEHOLDERS } from "#engine/files/export/template.ts";
import { caseOf } from "./tray-options.tsx";
import { DownloadKey, TrayWell } from "./tray-well.tsx";
import { useWrittenText } from "./use-written-text.ts";

interface ColorsPartProps {
  readonly palette: ExportPalette;
  readonly format: TrayFormat;
  /** The format of palettes that writes it. */
  readonly writer: string;
  readonly choice: TrayChoice;
  readonly shareLink: string;
}

export function ColorsPart({ palette, format, writer, choice, shareLink }: ColorsPartProps) {
  const plan = usePlan();
  const [template, setTemplate] = useState(DEFAULT_TEMPLATE);
  const [unsaved, setUnsaved] = useState<Failure>();
  const exported = EXPORT_FORMATS.find(({ id }) => id === writer);
  const options: ExportOptions = {
    ...DEFAULT_EXPORT_OPTIONS,
    ...(format.hasValues === true && { valueFormat: choice.values }),
    ...(format.hasPrefix === true && { prefix: namePart(choice.prefix) }),
    ...(format.cases !== undefined && { caseStyle: caseOf(format, choice) }),
    template,
    shareLink,
  };
  const isText = exported?.kind === "text";
  const { text, failure, again } = useWrittenText(isText ? writer : undefined, palette, options);
  // Written when the button is pressed, because the shown text may still be that of an earlier step.
  const copied = () => textToCopy(writer, palette, options);
  if (exported === undefined) return null;
  const isLocked = plan === "free" && planForFormat(writer) === "pro";
  const download = () => {
    if (isLocked) return openDialog("pro", { title: `${format.label} is a Pro format` });
    setUnsaved(undefined);
    void downloadExport(exported, palette, options).then(setUnsaved);
  };
  return (
    <>
      {writer === "template" && (
        <>
          <TextArea
            label="Your template"
            hint={TEMPLATE_PLACEHOLDERS.map((name) => `{${name}}`).join(" ")}
            rows={3}
            value={template}
            spellCheck={false}
            error={failure?.message}
            onChange={(event) => setTemplate(event.currentTarget.value)}
          />
          {templateShelf(template, setTemplate)}
        </>
      )}
      {isText && (
        <TrayWell
          label={format.label}
          text={text}
          copied={copied}
          failure={writer === "template" ? undefined : failure}
          again={again}
        />
      )}
      <PartProblem problem={unsaved} onAgain={download} />
      <DownloadKey
        label={isLocked ? `Download ${format.label}, Pro` : `Download ${format.label}`}
        isLocked={isLocked}
        onPress={download}
      />
    </>
  );
}
