/** The picture of the first HTML, drawn in a thread. */
import type { RouterContextProvider } from "react-router";
import type { WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { WALLPAPER_PICTURE_WORK } from "#server/pages/page-work-kinds.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { PICTURE, type WallpaperData } from "./wallpaper-data.ts";

/** Most characters of a picture in the first HTML; usual ones have a tenth of that. The device draws larger ones. */
const MAX_CHARACTERS = 600_000;

/** Without a picture if the server has no time for it: the device then draws it. */
export async function pictureInThread(
  document: WallpaperDocument,
  context: Readonly<RouterContextProvider>,
): Promise<Pick<WallpaperData, typeof PICTURE>> {
  const drawn = await context.get(servicesContext).work.run(WALLPAPER_PICTURE_WORK, document);
  const svg = drawn.ok ? drawn.value : "";
  return { [PICTURE]: { svg: svg === "" || svg.length > MAX_CHARACTERS ? undefined : svg } };
}
