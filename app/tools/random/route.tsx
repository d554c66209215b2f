import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { RANDOM } from "#domain/documents/random-document.ts";
import { RandomView } from "./view.tsx";

const TOOL = defineTool({
  kind: RANDOM,
  description:
    "One to a hundred random colors within limits of hue, lightness, chroma and gamut, from a seed that gives them again.",
  shownColors: (document) => RANDOM.colorsOf(document).slice(0, 1),
  View: RandomView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
