/** The document of an address, whole at the server: a shared link reads without JavaScript. */
import type { RouterContextProvider } from "react-router";
import { COLOR_NAMES } from "#app/color/color-names.ts";
import { openTool } from "#app/workbench/open-tool.ts";
import { relatedItems } from "#app/workbench/related-items.server.ts";
import { type ConverterDocument, currentColor } from "#domain/documents/converter-document.ts";
import type { DocumentKind } from "#domain/documents/tool-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { createNamer } from "#engine/names/names.ts";

const nameOf = createNamer(COLOR_NAMES);

export async function loadConverter(
  kind: DocumentKind<ConverterDocument>,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { document, ...opened } = await openTool(kind, request);
  const color = currentColor(document);
  return {
    ...opened,
    related: await relatedItems([color], context),
    name: { ...nameOf(color), hex: formatHex(color) },
  };
}
