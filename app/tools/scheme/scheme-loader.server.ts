/** The document of an address, whole at the server: a shared link reads without JavaScript. */
import type { RouterContextProvider } from "react-router";
import { COLOR_NAMES } from "#app/color/color-names.ts";
import { openTool } from "#app/workbench/open-tool.ts";
import { relatedItems } from "#app/workbench/related-items.server.ts";
import { colorsOfScheme, SCHEME } from "#domain/documents/scheme-document.ts";
import { createNamer } from "#engine/names/names.ts";

const nameOf = createNamer(COLOR_NAMES);

export async function loadScheme(request: Request, context: Readonly<RouterContextProvider>) {
  const { document, ...opened } = await openTool(SCHEME, request);
  const colors = colorsOfScheme(document);
  return {
    ...opened,
    related: await relatedItems(colors, context),
    names: colors.map((color) => nameOf(color).name),
  };
}
