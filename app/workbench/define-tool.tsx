/**
 * Declares a tool once, in its own folder, and provides the exports of its route module. Menus, routes, sitemap and
 * service worker use its row in domain/navigation/tools.ts; the help page uses `help.tsx` next to the route
 * module.
 */
import type { ComponentType } from "react";
import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import type { DocumentKind } from "#domain/documents/tool-document.ts";
import { titleOfTool } from "#domain/navigation/tool-title.ts";
import type { Color } from "#engine/space/color.ts";
import { keepToolData, openTool } from "./open-tool.ts";
import type { ToolData } from "./tool-data.ts";

/** One address of a tool. */
export interface ToolPage<Document> {
  readonly kind: DocumentKind<Document>;
  readonly title: string;
  readonly description: string;
}

interface Shared<Document, Data extends ToolData> {
  readonly View: ComponentType<{ readonly data: Data }>;
  /** Colors whose names the page shows before its scripts run; none by default. */
  readonly shownColors?: (document: Document) => readonly Color[];
  /** Path of the preview picture for a shared document, if it differs from the page's own card. */
  readonly picture?: (search: string) => string;
  /**
   * Computes data that is too expensive to compute in the view: on the server, or on the device after a client
   * navigation. Loads its code when it is called.
   */
  readonly prepare?: (document: Document) => Promise<Omit<Data, keyof ToolData>>;
}

export interface ToolPages<Document, Data extends ToolData = ToolData> extends Shared<Document, Data> {
  readonly pageAt: (pathname: string) => ToolPage<Document>;
}

type Declaration<Document, Data extends ToolData> = Shared<Document, Data> &
  Omit<ToolPage<Document>, "title">;

/** A tool with one address, with the title of its row. */
export function defineTool<Document, Data extends ToolData = ToolData>({
  kind,
  description,
  ...shared
}: Declaration<Document, Data>) {
  return defineToolPages<Document, Data>({
    ...shared,
    pageAt: () => ({ kind, title: titleOfTool(kind.tool), description }),
  });
}

/** `url` is the page's address; that of a request for data ends with `.data`. */
type Opening = Pick<ClientLoaderFunctionArgs, "request" | "url">;

interface Shown {
  readonly matches: Parameters<typeof pageMeta>[0];
  readonly location: { readonly pathname: string };
  readonly loaderData: ToolData | undefined;
}

/** Several addresses that share a route module; the address decides which page is shown. */
export function defineToolPages<Document, Data extends ToolData = ToolData>(
  pages: ToolPages<Document, Data>,
) {
  const { pageAt, picture, prepare, View } = pages;
  return {
    ...pages,
    /** Runs on the device, so that other tools can open this one offline. */
    clientLoader: async ({ request, url }: Opening): Promise<Data> => {
      const { kind } = pageAt(url.pathname);
      const { document, ...opened } = await openTool(kind, request);
      return preparedData({ ...opened, related: undefined, names: [] }, document, prepare);
    },
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs): boolean =>
      keepToolData(pageAt(args.nextUrl.pathname).kind, args),
    meta: ({ matches, location, loaderData }: Shown) => {
      const { kind, title, description } = pageAt(location.pathname);
      return pageMeta(matches, {
        title,
        description,
        path: kind.path,
        ...(picture && loaderData?.isGiven && { picture: picture(loaderData.search) }),
      });
    },
    Page: ({ loaderData }: { readonly loaderData: Data }) => <View data={loaderData} />,
  };
}

/** The data of a page, including what `prepare` returns. */
export async function preparedData<Document, Data extends ToolData>(
  data: ToolData,
  document: Document,
  prepare: ToolPages<Document, Data>["prepare"],
): Promise<Data> {
  // Without `prepare`, Data has no further fields.
  return { ...data, ...(await prepare?.(document)) } as Data;
}
