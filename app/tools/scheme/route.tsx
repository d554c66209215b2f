import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { colorsOfScheme, SCHEME } from "#domain/documents/scheme-document.ts";
import { SchemeView } from "./view.tsx";

const TOOL = defineTool({
  kind: SCHEME,
  description:
    "A wheel with linked handles in OKLCH, HSL or the painter’s RYB: complementary, split, analogous, triadic and other schemes, or angles of your own.",
  shownColors: colorsOfScheme,
  View: SchemeView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
