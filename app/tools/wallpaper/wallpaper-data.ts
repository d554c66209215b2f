import type { ToolData } from "#app/workbench/tool-data.ts";

/** SVG of the document; what the server has left out is drawn on the device. */
interface ShownPicture {
  readonly svg: string | undefined;
}

/**
 * The key of the picture. It is in the first HTML, so that it is shown without scripts, and is larger than the rest
 * of the page. React Router sends loader data a second time for hydration, but no property whose key is a symbol.
 */
export const PICTURE = Symbol("picture");

export interface WallpaperData extends ToolData {
  /** On the server, and after a navigation on the device. */
  readonly [PICTURE]?: ShownPicture;
}

/** The picture of a page that the server has rendered; undefined if its view does not show it. */
export function renderedPicture(): ShownPicture {
  return { svg: document.querySelector(".wallpaper-svg")?.innerHTML || undefined };
}
