import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { VARIABLES } from "#domain/documents/variables/variables-document.ts";
import { VariablesView } from "./view.tsx";

const TOOL = defineTool({
  kind: VARIABLES,
  description:
    "Named colors to CSS custom properties, SCSS variables or a map: tints, shades, alpha steps, light and dark, and back again.",
  View: VariablesView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
