/** A newer build takes effect when the person goes on (PLT-3): links then load a page of it instead of changing this one. */

/** Where a press of this link leads in this tab by loading a page; undefined for all other presses. */
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

/** From now on. Returns what stops it. */
export function loadNextPage(): () => void {
  const onClick = (event: MouseEvent): void => {
    const page = pageOfPress(event, new URL(location.href));
    if (page === undefined) return;
    event.preventDefault();
    location.assign(page);
  };
  // Before the router hears of it.
  document.addEventListener("click", onClick, { capture: true });
  return () => document.removeEventListener("click", onClick, { capture: true });
}
