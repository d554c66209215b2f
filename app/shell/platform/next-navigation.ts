/**
 * A newer build takes effect with the next navigation (PLT-3): links then load a page of it instead of navigating on
 * the client.
 */

/** The address that a click on a link would open in this tab; undefined for all other clicks. */
export function pageOfPress(event: MouseEvent, here: URL): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.hasAttribute("download") || (link.target !== "" && link.target !== "_self"))
    return undefined;
  const to = new URL(link.href, here);
  const isSamePage = to.pathname === here.pathname && to.search === here.search;
  return to.origin === here.origin && !isSamePage ? to.href : undefined;
}

/** Starts intercepting links. Returns the function that stops it. */
export function loadNextPage(): () => void {
  const onClick = (event: MouseEvent): void => {
    const page = pageOfPress(event, new URL(location.href));
    if (page === undefined) return;
    event.preventDefault();
    location.assign(page);
  };
  // Runs before the router's handler.
  document.addEventListener("click", onClick, { capture: true });
  return () => document.removeEventListener("click", onClick, { capture: true });
}
