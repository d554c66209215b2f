import type { ToolData } from "#app/workbench/tool-data.ts";
import type { WallpaperPictures } from "#domain/library/wallpaper-svg.ts";

/** SVGs of the document; what the server has left out is drawn on the device. */
type ShownPictures = { readonly [Name in keyof WallpaperPictures]: string | undefined };

/**
 * The key of the pictures. They are in the first HTML, so that they are shown without scripts, and are larger than the
 * rest of the page. React Router sends loader data a second time for hydration, but no property whose key is a symbol.
 */
export const PICTURES = Symbol("pictures");

export interface WallpaperData extends ToolData {
  /** On the server, and after a navigation on the device. */
  readonly [PICTURES]?: ShownPictures;
}

/** The pictures of a page that the server has rendered; those that its view does not show are undefined. */
export function renderedPictures(): ShownPictures {
  const inside = (selector: string): string | undefined =>
    document.querySelector(selector)?.innerHTML || undefined;
  return { svg: inside(".wallpaper-svg"), backdrop: inside(".wallpaper-backdrop") };
}
