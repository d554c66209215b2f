import { useEffect, useMemo } from "react";
import { templateShelf } from "#app/collections/template-slot.tsx";
import type { OwnText } from "#app/color/export-import.tsx";
import { ExportPanel, type OwnExport } from "#app/color/export-panel.tsx";
import { useColorNames } from "#app/color/use-color-names.ts";
import { wantFormat } from "#app/color/wanted-format.ts";
import { usePlan } from "#app/session/use-plan.ts";
import type { TakeColors } from "#app/workbench/input/take-colors.ts";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { linkTo } from "./share-link.ts";

interface ExportSectionProps {
  readonly colors: readonly Color[];
  /** By default the colors, each with its nearest name. */
  readonly exported: ExportPalette | undefined;
  /** Formats that only this tool has. */
  readonly own: OwnExport | undefined;
  /** Query string of the document. */
  readonly search: string;
  readonly onImport: TakeColors | undefined;
  readonly mostColors: number | undefined;
  readonly onPicture: ((file: File) => void) | undefined;
  readonly ownText: OwnText | undefined;
}

/** The export panel with a tool's colors; imported colors are passed to the tool. */
export function ExportSection({
  colors,
  exported,
  own,
  search,
  onImport,
  mostColors,
  onPicture,
  ownText,
}: ExportSectionProps) {
  useEffect(() => () => wantFormat(undefined), []);
  const hexes = useMemo(() => colors.map(formatHex), [colors]);
  const names = useColorNames(colors, hexes);
  const named = useMemo(
    () => ({
      isNearestNamed: true,
      colors: colors.map((color, index) => ({ name: names[index] || (hexes[index] ?? ""), color })),
    }),
    [colors, names, hexes],
  );
  return (
    <ExportPanel
      palette={exported ?? named}
      shareLink={linkTo(search)}
      own={own}
      plan={usePlan()}
      templates={templateShelf}
      ownText={ownText}
      {...(mostColors !== undefined && { mostColors })}
      {...(onPicture !== undefined && { onPicture })}
      {...(onImport !== undefined && {
        onImport: ({ colors: read, title, names: given }) => onImport(read, { title, names: given }),
      })}
    />
  );
}
