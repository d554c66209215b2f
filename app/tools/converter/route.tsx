import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { CONVERTER, currentColor } from "#domain/documents/converter-document.ts";
import { ConverterView } from "./view.tsx";

const TOOL = defineTool({
  kind: CONVERTER,
  description:
    "Any CSS color in every format: HEX, RGB, HSL, OKLCH, Lab, Display P3, CMYK and more, with the edges of the gamuts, harmonies, tints and names.",
  shownColors: (document) => [currentColor(document)],
  View: ConverterView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
