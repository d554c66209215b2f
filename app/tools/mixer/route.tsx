import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { MIXER } from "#domain/documents/mixer-document.ts";
import { shownColors } from "./shown-colors.ts";
import { MixerView } from "./view.tsx";

const TOOL = defineTool({
  kind: MIXER,
  description:
    "Two to six colors mixed as pigment, as light, to the eye, in any CSS space or by blend mode; the steps between, the CSS, and the recipe for a color you want.",
  shownColors,
  View: MixerView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
