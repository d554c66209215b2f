/** The ramps and the theme that wears their steps, as code and files. */
import { memo, useMemo } from "react";
import { ThemeTray } from "#app/theme/tray/theme-tray.tsx";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { exportedPalette, themeOfShown } from "#domain/ui-palette/exported-palette.ts";

interface CodeProps extends Pick<PaletteTool, "committed" | "shown"> {
  /** Query string of the committed document. */
  readonly search: string;
  readonly isWhole?: boolean;
}

export const CodeSection = memo(function CodeSection({
  committed,
  shown,
  search,
  isWhole = false,
}: CodeProps) {
  const palette = useMemo(() => exportedPalette(shown), [shown]);
  const stepped = useMemo(() => themeOfShown(committed, shown), [committed, shown]);
  return <ThemeTray document={stepped} search={search} palette={palette} hasRamps isWhole={isWhole} />;
});
