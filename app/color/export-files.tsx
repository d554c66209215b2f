import { useState } from "react";
import { CopyPicture } from "#app/canvas/copy-picture.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import type { Failure } from "#app/workers/failure.ts";
import { type PlanId, planForFormat } from "#domain/plans.ts";
import type { ExportFormat, ExportOptions, ExportPalette } from "#engine/files/export/export-palette.ts";
import { CopyButton } from "./copy-button.tsx";
import { downloadExport, FILE_FORMATS, sheetPicture, textToCopy } from "./export-formats.ts";

interface ExportFilesProps {
  readonly palette: ExportPalette;
  readonly options: ExportOptions;
  readonly plan: PlanId;
}

/** File formats in two columns. On the free plan, Pro formats show a lock but stay enabled, because pressing them explains Pro. */
export function ExportFiles({ palette, options, plan }: ExportFilesProps) {
  const [failed, setFailed] = useState<{ readonly format: ExportFormat; readonly problem: Failure }>();
  const take = (format: ExportFormat) => {
    setFailed(undefined);
    void downloadExport(format, palette, options).then(
      (problem) => problem !== undefined && setFailed({ format, problem }),
    );
  };
  const hasDark = palette.colors.some(({ dark }) => dark !== undefined);
  const ase = FILE_FORMATS.find(({ id }) => id === "ase");
  return (
    <>
      <div className="export-pair">
        <CopyPicture draw={() => sheetPicture(palette)} />
        <CopyButton label="Copy SVG" text={() => textToCopy("svg", palette, options)} />
      </div>
      <div className="export-files">
        {FILE_FORMATS.filter(({ id }) => hasDark || id !== "figma-dark").map((format) => {
          const isPro = plan === "free" && planForFormat(format.id) === "pro";
          const ask = () =>
            openDialog("pro", {
              title: `${format.label} is a Pro format`,
              ...(ase !== undefined && { freeWay: { label: "Download ASE", run: () => take(ase) } }),
            });
          return (
            <button key={format.id} type="button" onClick={() => (isPro ? ask() : take(format))}>
              <b>{format.label}</b>
              <small>{isPro ? `${format.line}, Pro` : format.line}</small>
              <Icon name={isPro ? "lock-simple" : "download-simple"} size={16} />
            </button>
          );
        })}
      </div>
      <p className="field-hint">
        Figma takes the copied SVG as layers, and its file where its variables are, by Import: one file is one
        mode of a collection.
      </p>
      <PartProblem problem={failed?.problem} onAgain={() => failed !== undefined && take(failed.format)} />
    </>
  );
}
