/** The document of an address, whole at the server: a shared link reads without JavaScript. */
import type { RouterContextProvider } from "react-router";
import { COLOR_NAMES } from "#app/color/color-names.ts";
import { openTool } from "#app/workbench/open-tool.ts";
import { relatedItems } from "#app/workbench/related-items.server.ts";
import { PALETTE } from "#domain/documents/palette-kind.ts";
import { createNamer } from "#engine/names/names.ts";

const nameOf = createNamer(COLOR_NAMES);

export async function loadPalette(request: Request, context: Readonly<RouterContextProvider>) {
  const { document, ...opened } = await openTool(PALETTE, request);
  const colors = PALETTE.colorsOf(document);
  return {
    ...opened,
    related: await relatedItems(colors, context),
    names: colors.map((color) => nameOf(color).name),
  };
}
