import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { MESH } from "#domain/documents/mesh/mesh-document.ts";
import { paintedBehind } from "./painted-behind.server.ts";
import { MeshView } from "./view.tsx";

const TOOL = defineTool({
  kind: MESH,
  description:
    "Bend a net of colors, blended in OKLab; export CSS whose difference is measured, a PDF of true mesh shading, SwiftUI, pictures to 8192 px and loops.",
  View: MeshView,
});

export async function loader(args: LoaderFunctionArgs) {
  const data = await loadTool(TOOL, args);
  return { ...data, behind: paintedBehind(data.search) };
}
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
