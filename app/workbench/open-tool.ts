/** What the loaders of a tool's page do, at the server and on the device alike (TLS-2, TLS-5, TLS-6). */
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { FROM } from "#domain/documents/carry-address.ts";
import { type DocumentKind, openDocument } from "#domain/documents/tool-document.ts";

/** The document of the request's address; colors that came along are moved into the tool's own address. */
export async function openTool<Document>(kind: DocumentKind<Document>, request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const opened = await openDocument(kind, searchParams);
  // With a sentence to say the page stays at the address it was asked for.
  if (searchParams.has(FROM) && opened.notices.length === 0)
    throw redirect(`${pathname.replace(/\.data$/, "")}?${opened.search}`);
  return opened;
}

/** The page decodes its own address; a loader is asked only when one arrives from elsewhere. */
export function keepToolData({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && !nextUrl.searchParams.has(FROM)
    ? false
    : defaultShouldRevalidate;
}
