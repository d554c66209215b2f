/**
 * Decodes the document on the server, so that a shared link is complete without JavaScript, including color names.
 */
import type { LoaderFunctionArgs } from "react-router";
import { COLOR_NAMES } from "#engine/names/color-names.ts";
import { createNamer } from "#engine/names/names.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { refusedWorkAnswer } from "#server/work/work-answer.server.ts";
import { preparedData, type ToolPages } from "./define-tool.tsx";
import { openTool } from "./open-tool.ts";
import { relatedItems } from "./related-items.server.ts";
import type { ToolData } from "./tool-data.ts";

const nameOf = createNamer(COLOR_NAMES);

type Loaded<Document, Data extends ToolData> = Pick<
  ToolPages<Document, Data>,
  "pageAt" | "shownColors" | "prepare"
>;

interface LoadOptions<Document, Data extends ToolData> {
  /** Takes the place of `prepare` where that would keep the main thread busy for long. */
  readonly prepareInThread?: ToolPages<Document, Data>["prepare"];
  /** The document of an address that names none, in place of the kind's first. */
  readonly fresh?: (context: LoaderFunctionArgs["context"]) => Promise<Document | undefined>;
}

/**
 * For the `loader` of a route module: React Router removes exports of that name, with their imports, from client
 * code.
 */
export async function loadTool<Document, Data extends ToolData>(
  { pageAt, shownColors = () => [], prepare }: Loaded<Document, Data>,
  { request, url, context }: LoaderFunctionArgs,
  { prepareInThread, fresh }: LoadOptions<Document, Data> = {},
): Promise<Data> {
  const { kind } = pageAt(url.pathname);
  const asked = await openTool(kind, request);
  const shown = asked.isGiven ? undefined : await fresh?.(context);
  const { document, ...opened } =
    shown === undefined ? asked : { ...asked, document: shown, search: kind.encode(shown).toString() };
  const related = await relatedItems(kind.colorsOf(document), context);
  const given = await prepareInThread?.(document);
  const prepared = await context.get(servicesContext).work.alone(async () => {
    const data = { ...opened, related, names: shownColors(document).map(nameOf) };
    return preparedData(data, document, given === undefined ? prepare : async () => given);
  });
  if (!prepared.ok) throw refusedWorkAnswer(prepared);
  return prepared.value;
}
