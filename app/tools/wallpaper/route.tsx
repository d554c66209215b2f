import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import {
  patternOf,
  WALLPAPER,
  type WallpaperDocument,
} from "#domain/documents/wallpaper/wallpaper-document.ts";
import { WALLPAPER_BACKDROP } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";
import { shownStep } from "./shown-step.ts";
import { WallpaperMaker } from "./view.tsx";
import { PICTURES, type WallpaperData } from "./wallpaper-data.ts";

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
    const drawn = (size: PatternSize, id: string) =>
      writeSceneSvg(drawPattern(pattern, size), { id, step: shownStep(size) });
    return { [PICTURES]: { svg: drawn(document.size, "a"), backdrop: drawn(WALLPAPER_BACKDROP, "c") } };
  },
  View: WallpaperMaker,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
