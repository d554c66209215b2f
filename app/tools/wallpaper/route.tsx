import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { WALLPAPER, type WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { pictureInThread } from "./pictures.server.ts";
import { WallpaperMaker } from "./view.tsx";
import { PICTURE, type WallpaperData } from "./wallpaper-data.ts";

const TOOL = defineTool<WallpaperDocument, WallpaperData>({
  kind: WALLPAPER,
  description:
    "Wallpapers from any palette in sixteen styles, at the size of your screens: from a seed that draws the same picture again, with a dark partner, as SVG, PNG, JPEG, WebP or AVIF.",
  prepare: async (document) => {
    const { shownWallpaper } = await import("#domain/library/wallpaper-svg.ts");
    return { [PICTURE]: { svg: shownWallpaper(document) } };
  },
  View: WallpaperMaker,
});

export const loader = (args: LoaderFunctionArgs) =>
  loadTool(TOOL, args, { prepareInThread: (document) => pictureInThread(document, args.context) });
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
