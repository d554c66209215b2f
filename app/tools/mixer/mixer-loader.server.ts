/** The document of an address, whole at the server: a shared link reads without JavaScript. */
import type { RouterContextProvider } from "react-router";
import { COLOR_NAMES } from "#app/color/color-names.ts";
import { openTool } from "#app/workbench/open-tool.ts";
import { relatedItems } from "#app/workbench/related-items.server.ts";
import { MIXER } from "#domain/documents/mixer-document.ts";
import { createNamer } from "#engine/names/names.ts";
import { shownColors } from "./shown-colors.ts";

const nameOf = createNamer(COLOR_NAMES);

export async function loadMixer(request: Request, context: Readonly<RouterContextProvider>) {
  const { document, ...opened } = await openTool(MIXER, request);
  return {
    ...opened,
    related: await relatedItems(MIXER.colorsOf(document), context),
    names: shownColors(document).map((color) => nameOf(color).name),
  };
}
