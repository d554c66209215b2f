import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { IMAGE } from "#domain/documents/image/image-kind.ts";
import { ImageView } from "./view.tsx";

const TOOL = defineTool({
  kind: IMAGE,
  description:
    "Find the colors a picture is made of, with the share of each: 2 to 16 of them, an accent, or every one. The picture stays on your device.",
  View: ImageView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
