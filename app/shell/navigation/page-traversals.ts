/**
 * Back and Forward between states of one page. React Router would take each for a change of pages: match routes, draw the
 * page again, start a view transition when a link once led away from here. A page that answers itself says so.
 */
let answer: ((event: PopStateEvent) => boolean) | undefined;

/**
 * To be called before the router is made. Chromium calls the window's listeners of popstate in the order in which they were
 * added, also capturing ones (seen in 156; the DOM Standard has those first), so a later one would come after the router's.
 */
export function watchTraversals(): void {
  window.addEventListener("popstate", (event) => answer?.(event) && event.stopImmediatePropagation());
}

/** `next` is asked first, and true means that the router is not told. One page at a time. */
export function answerTraversals(next: typeof answer): void {
  answer = next;
}
