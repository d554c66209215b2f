import { defineTool } from "#app/workbench/define-tool.tsx";
import { toolLoader } from "#app/workbench/tool-loader.server.ts";
import { RANDOM } from "#domain/documents/random-document.ts";
import { RandomView } from "./view.tsx";

const TOOL = defineTool({
  kind: RANDOM,
  description:
    "One to a hundred random colors within limits of hue, lightness, chroma and gamut, from a seed that gives them again.",
  shownColors: (document) => RANDOM.colorsOf(document).slice(0, 1),
  View: RandomView,
});

export const loader = toolLoader(TOOL);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
