import { useMemo } from "react";
import { ExportPanel } from "#app/color/export-panel.tsx";
import type { PanelProps } from "#app/tools/palette/panels.ts";
import { linkTo } from "#app/workbench/share-link.ts";

/** The export tray with this palette in it; what is read back becomes the palette. */
export function ExportSection({ palette: { document, names, hexes, history, act } }: PanelProps) {
  const exported = useMemo(
    () => ({
      ...(document.title !== "" && { title: document.title }),
      colors: document.colors.map(({ color }, index) => ({
        name: names[index] || (hexes[index] ?? ""),
        color,
      })),
    }),
    [document, names, hexes],
  );
  return (
    <ExportPanel
      palette={exported}
      shareLink={linkTo(history.search)}
      onImport={({ colors, title }) =>
        act({ type: "colors", colors, ...(title !== undefined && { title: title.slice(0, 80) }) })
      }
    />
  );
}
