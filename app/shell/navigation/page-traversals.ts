/**
 * Back and Forward between states of one page. React Router would treat each as a navigation: match routes, render
 * the page again, and start a view transition. A page that handles these events itself can register for them.
 */
let answer: ((event: PopStateEvent) => boolean) | undefined;

/**
 * Must be called before the router is created. Chromium calls popstate listeners of the window in the order they were
 * added, even capturing ones (seen in 156; the DOM Standard runs those first), so a later one would run after the
 * router's.
 */
export function watchTraversals(): void {
  window.addEventListener("popstate", (event) => answer?.(event) && event.stopImmediatePropagation());
}

/** `next` is called first; if it returns true, the router does not see the event. One page at a time. */
export function answerTraversals(next: typeof answer): void {
  answer = next;
}
