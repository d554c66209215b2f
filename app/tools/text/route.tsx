import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { TEXT } from "#domain/documents/text/text-document.ts";
import { TextView } from "./view.tsx";

const TOOL = defineTool({
  kind: TEXT,
  description:
    "Gradient text that stays readable: contrast measured on the letters, and code that holds in print, in forced colors, in old browsers and over wrapped lines.",
  shownColors: TEXT.colorsOf,
  View: TextView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
