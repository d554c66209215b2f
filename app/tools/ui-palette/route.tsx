import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { UI_PALETTE, type UiPaletteDocument } from "#domain/documents/theme/ui-palette-document.ts";
import type { UiPaletteData } from "./ui-palette-data.ts";
import { UiPaletteView } from "./view.tsx";

const TOOL = defineTool<UiPaletteDocument, UiPaletteData>({
  kind: UI_PALETTE,
  description:
    "From one brand color to eight ramps of eleven steps that keep their contrast targets, with the brand exact on its step; curves you can drag, roles in four modes, palettes for charts, and two live previews.",
  shownColors: ({ brand }) => brand,
  prepare: async (document) => ({
    shown: JSON.stringify((await import("#domain/ui-palette/show-palette.ts")).shownPalette(document)),
    ...(document.view === "charts" && {
      chart: (await import("#domain/ui-palette/shown-chart.ts")).shownChart(document),
    }),
  }),
  View: UiPaletteView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
