/** The ramps and the theme as code. */
import { memo, useMemo, useState } from "react";
import { ExportCode } from "#app/color/export-code.tsx";
import { ThemeCode } from "#app/theme/theme-code.tsx";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { exportedPalette, themeOfShown } from "#domain/ui-palette/exported-palette.ts";
import { DEFAULT_EXPORT_OPTIONS } from "#engine/files/export/export-palette.ts";

const PARTS = [
  { value: "ramps", label: "Ramps" },
  { value: "theme", label: "Theme, four modes" },
] as const;

interface CodeProps extends Pick<PaletteTool, "committed" | "shown"> {
  /** Query string of the committed document. */
  readonly search: string;
}

export const CodeSection = memo(function CodeSection({ committed, shown, search }: CodeProps) {
  const [part, setPart] = useState<(typeof PARTS)[number]["value"]>("ramps");
  const [template, setTemplate] = useState<string>();
  const palette = useMemo(() => exportedPalette(shown), [shown]);
  return (
    <>
      <Segmented label="Code of" isFilled size="s" options={PARTS} value={part} onChange={setPart} />
      {part === "ramps" ? (
        <ExportCode
          palette={palette}
          options={{ ...DEFAULT_EXPORT_OPTIONS, ...(template !== undefined && { template }) }}
          onTemplate={setTemplate}
        />
      ) : (
        <SteppedCode committed={committed} shown={shown} search={search} />
      )}
    </>
  );
});

/** The theme that uses the steps of the ramps. */
export const SteppedCode = memo(function SteppedCode({ committed, shown, search }: CodeProps) {
  const stepped = useMemo(() => themeOfShown(committed, shown), [committed, shown]);
  return <ThemeCode document={stepped} search={search} />;
});
