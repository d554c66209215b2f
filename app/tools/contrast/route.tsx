import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { CONTRAST } from "#domain/documents/contrast/contrast-kind.ts";
import { ContrastView } from "./view.tsx";

const TOOL = defineTool({
  kind: CONTRAST,
  description:
    "WCAG 2.2 and APCA contrast of any two colors, with alpha, over palettes, gradients and pictures, and the nearest color that passes.",
  View: ContrastView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
