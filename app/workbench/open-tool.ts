/** The loaders of tool pages, shared by server and device (TLS-2, TLS-5, TLS-6). */
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { FROM } from "#domain/documents/carry-params.ts";
import { type DocumentKind, mustBeMade, openDocument } from "#domain/documents/tool-document.ts";

/** Decodes the document of the request; colors from another tool are moved into the tool's own address. */
export async function openTool<Document>(kind: DocumentKind<Document>, request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const opened = await openDocument(kind, searchParams);
  // With a notice to show, the page stays at the requested address.
  if (searchParams.has(FROM) && opened.notices.length === 0)
    throw redirect(`${pathname.replace(/\.data$/, "")}?${opened.search}`);
  return opened;
}

/**
 * The page decodes its own address, so the loader only runs for a navigation from elsewhere, or to make a document.
 */
export function keepToolData(
  kind: Parameters<typeof mustBeMade>[0],
  { currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs,
): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return currentUrl.search !== nextUrl.search && mustBeMade(kind, nextUrl.searchParams);
}
