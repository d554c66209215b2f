/** The document of an address, whole at the server: one color is shown with its name without JavaScript. */
import type { RouterContextProvider } from "react-router";
import { COLOR_NAMES } from "#app/color/color-names.ts";
import { openTool } from "#app/workbench/open-tool.ts";
import { relatedItems } from "#app/workbench/related-items.server.ts";
import { RANDOM } from "#domain/documents/random-document.ts";
import { createNamer } from "#engine/names/names.ts";

const nameOf = createNamer(COLOR_NAMES);

export async function loadRandom(request: Request, context: Readonly<RouterContextProvider>) {
  const { document, ...opened } = await openTool(RANDOM, request);
  const colors = RANDOM.colorsOf(document);
  return {
    ...opened,
    related: await relatedItems(colors, context),
    names: colors.slice(0, 1).map((color) => nameOf(color).name),
  };
}
