/**
 * Which page is shown when the network cannot be had. A tool's document is in its address and is read on the device, so
 * one kept page of a tool serves all its addresses; other pages are kept as they were visited.
 */

/** What is asked for, and what may stand in for it, best first. */
export function substitutesFor(address: string, toolPaths: readonly string[]): readonly string[] {
  const { pathname, search } = new URL(address);
  const own = pathname + search;
  return isTool(pathname, toolPaths) && search !== "" ? [own, pathname] : [own];
}

/** The address under which a visited page is kept. */
export function keptAddress(address: string, toolPaths: readonly string[]): string {
  const { pathname, search } = new URL(address);
  return isTool(pathname, toolPaths) ? pathname : pathname + search;
}

/** Marks a page that stands in for another address; the page then goes there itself (offline-address.ts). */
export function asSubstitute(html: string): string {
  return html.replace("<html ", '<html data-substitute="" ');
}

export interface LikeSavePage {
  /** Whole address. */
  readonly address: string;
  readonly html: string;
}

/** Links to the pages that were visited, for the page without a network; empty when there is none but `named` ones. */
export function listKeptPages(pages: readonly LikeSavePage[], named: readonly string[]): string {
  const items = pages.flatMap(({ address, html }) => {
    const { pathname, search } = new URL(address);
    // Already HTML: it is taken out of HTML. A sign of markup cannot be in it.
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ · Tincture$/, "");
    if (named.includes(pathname) || title === undefined) return [];
    const path = (pathname + search).replaceAll("&", "&amp;").replaceAll("'", "%27");
    return [`<li><a href="${path}">${title}</a><span>${path}</span></li>`];
  });
  return items.length === 0 ? "" : `<h2>Pages you visited</h2>\n<ul>\n${items.join("\n")}\n</ul>`;
}

function isTool(pathname: string, toolPaths: readonly string[]): boolean {
  return toolPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
