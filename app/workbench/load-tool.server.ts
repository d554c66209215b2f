/**
 * Decodes the document on the server, so that a shared link is complete without JavaScript, including color names.
 */
import type { LoaderFunctionArgs } from "react-router";
import { COLOR_NAMES } from "#app/color/color-names.ts";
import { createNamer } from "#engine/names/names.ts";
import { preparedData, type ToolPages } from "./define-tool.tsx";
import { openTool } from "./open-tool.ts";
import { relatedItems } from "./related-items.server.ts";
import type { ToolData } from "./tool-data.ts";

const nameOf = createNamer(COLOR_NAMES);

/**
 * For the `loader` of a route module: React Router removes exports of that name, with their imports, from client
 * code.
 */
export async function loadTool<Document, Data extends ToolData>(
  {
    pageAt,
    shownColors = () => [],
    prepare,
  }: Pick<ToolPages<Document, Data>, "pageAt" | "shownColors" | "prepare">,
  { request, url, context }: LoaderFunctionArgs,
): Promise<Data> {
  const { kind } = pageAt(url.pathname);
  const { document, ...opened } = await openTool(kind, request);
  const data = {
    ...opened,
    related: await relatedItems(kind.colorsOf(document), context),
    names: shownColors(document).map(nameOf),
  };
  return preparedData(data, document, prepare);
}
