import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { GradientView } from "./view.tsx";

const TOOL = defineTool({
  kind: GRADIENT,
  description:
    "Linear, radial and conic gradients in any CSS space, with hints, easing and layers; CSS with measured fallbacks, code for every platform, and pictures without bands.",
  shownColors: GRADIENT.colorsOf,
  View: GradientView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
