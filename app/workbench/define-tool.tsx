/**
 * A tool declared once, in its own folder: from this come the exports of its route module. What menus, the address table,
 * the sitemap and the service worker read of it is its row in domain/navigation/built-tools.ts; what the help page says
 * of it is `help.tsx` beside its route module.
 */
import type { ComponentType } from "react";
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

interface Shared<Document> {
  readonly View: ComponentType<{ readonly data: ToolData }>;
  /** Colors that the page says by name before its scripts run; by default none. */
  readonly shownColors?: (document: Document) => readonly Color[];
  /** Path of the link preview's picture of a shared document, where it is not the page's own card. */
  readonly picture?: (search: string) => string;
}

export interface ToolPages<Document> extends Shared<Document> {
  readonly pageAt: (pathname: string) => ToolPage<Document>;
}

type Declaration<Document> = Shared<Document> & Omit<ToolPage<Document>, "title">;

/** A tool with one address, titled as in its row. */
export function defineTool<Document>({ kind, description, ...shared }: Declaration<Document>) {
  return defineToolPages({
    ...shared,
    pageAt: () => ({ kind, title: titleOfTool(kind.tool), description }),
  });
}

interface Shown {
  readonly matches: Parameters<typeof pageMeta>[0];
  readonly location: { readonly pathname: string };
  readonly loaderData: ToolData | undefined;
}

/** Several addresses that share a route module; which page is shown, the address says. */
export function defineToolPages<Document>(pages: ToolPages<Document>) {
  const { pageAt, picture, View } = pages;
  return {
    ...pages,
    /** On the device: other tools open this one without a network. */
    clientLoader: async ({ request }: { request: Request }): Promise<ToolData> => {
      const { kind } = pageAt(new URL(request.url).pathname);
      const { document: _document, ...opened } = await openTool(kind, request);
      return { ...opened, related: undefined, names: [] };
    },
    shouldRevalidate: keepToolData,
    meta: ({ matches, location, loaderData }: Shown) => {
      const { kind, title, description } = pageAt(location.pathname);
      return pageMeta(matches, {
        title,
        description,
        path: kind.path,
        ...(picture && loaderData?.isGiven && { picture: picture(loaderData.search) }),
      });
    },
    Page: ({ loaderData }: { readonly loaderData: ToolData }) => <View data={loaderData} />,
  };
}
