import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import {
  patternOf,
  WALLPAPER,
  type WallpaperDocument,
} from "#domain/documents/wallpaper/wallpaper-document.ts";
import { WALLPAPER_BACKDROP } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
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
    const pattern = patternOf(document);
    return {
      svg: writeSceneSvg(drawPattern(pattern, document.size), { id: "a" }),
      backdrop: writeSceneSvg(drawPattern(pattern, WALLPAPER_BACKDROP), { id: "c" }),
    };
  },
  View: WallpaperMaker,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
