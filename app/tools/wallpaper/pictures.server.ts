/** The pictures of the first HTML, drawn in a thread. */
import type { RouterContextProvider } from "react-router";
import type { WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { WALLPAPER_PICTURES_WORK } from "#server/pages/page-work-kinds.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { PICTURES, type WallpaperData } from "./wallpaper-data.ts";

/** Most characters of a picture in the first HTML; usual ones have a tenth of that. The device draws larger ones. */
const MAX_CHARACTERS = 600_000;

/** Without pictures if the server has no time for them: the device then draws them. */
export async function picturesInThread(
  document: WallpaperDocument,
  context: Readonly<RouterContextProvider>,
): Promise<Pick<WallpaperData, typeof PICTURES>> {
  const drawn = await context.get(servicesContext).work.run(WALLPAPER_PICTURES_WORK, document);
  const { svg, backdrop } = drawn.ok ? drawn.value : { svg: "", backdrop: "" };
  const shown = (text: string) => (text === "" || text.length > MAX_CHARACTERS ? undefined : text);
  return { [PICTURES]: { svg: shown(svg), backdrop: shown(backdrop) } };
}
