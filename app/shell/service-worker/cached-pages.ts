/**
 * Which cached page is shown offline. A tool's document is in its address and is decoded on the device, so one cached
 * page of a tool serves all its addresses; other pages are cached by address.
 */

/** The address, and the cached pages that can substitute for it, best first. */
export function substitutesFor(address: string, toolPaths: readonly string[]): readonly string[] {
  const { pathname, search } = new URL(address);
  const own = pathname + search;
  return isTool(pathname, toolPaths) && search !== "" ? [own, pathname] : [own];
}

/** The cache key of a visited page. */
export function cacheKeyOf(address: string, toolPaths: readonly string[]): string {
  const { pathname, search } = new URL(address);
  return isTool(pathname, toolPaths) ? pathname : pathname + search;
}

/** Marks a page that substitutes for another address; the page then navigates there itself (offline-address.ts). */
export function asSubstitute(html: string): string {
  return html.replace("<html ", '<html data-substitute="" ');
}

export interface CachedPage {
  /** Full address. */
  readonly address: string;
  readonly html: string;
}

/** Links to visited pages, for the offline page; empty if there are none but the `named` ones. */
export function linksToCachedPages(pages: readonly CachedPage[], named: readonly string[]): string {
  const items = pages.flatMap(({ address, html }) => {
    const { pathname, search } = new URL(address);
    // Already escaped, since it is taken from HTML; it cannot contain markup.
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
