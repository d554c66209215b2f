import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { PALETTE } from "#domain/documents/palette/palette-kind.ts";
import { plateOfTheDay } from "./plate-of-the-day.server.ts";
import { PaletteView } from "./view.tsx";

const TOOL = defineTool({
  kind: PALETTE,
  description:
    "Palettes worked out in the space your eye uses. Press Space, lock what is right, see why it holds together, and take it as code or file.",
  shownColors: PALETTE.colorsOf,
  picture: (search) => `/og/palette.png?${search}`,
  View: PaletteView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args, { fresh: plateOfTheDay });
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
