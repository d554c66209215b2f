import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { patternOf, WALLPAPER, type WallpaperDocument } from "#domain/documents/wallpaper-document.ts";
import { WallpaperMaker } from "./view.tsx";
import type { WallpaperData } from "./wallpaper-data.ts";

const TOOL = defineTool<WallpaperDocument, WallpaperData>({
  kind: WALLPAPER,
  description:
    "Wallpapers from any palette in sixteen styles, at the size of your screens: from a seed that draws the same picture again, with a dark partner, as SVG, PNG, JPEG, WebP or AVIF.",
  prepare: async (document) => {
    const [{ drawPattern }, { writeSceneSvg }] = await Promise.all([
      import("#engine/pattern/draw.ts"),
      import("#engine/pattern/write-scene-svg.ts"),
    ]);
    const { size } = document;
    return { svg: writeSceneSvg(drawPattern(patternOf(document), size), { id: "a" }) };
  },
  View: WallpaperMaker,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
