/**
 * Back and Forward between states of one page. React Router would treat each as a navigation: match routes, render
 * the page again, and start a view transition. A page that handles these events itself can register for them.
 */
let answer: ((event: PopStateEvent) => boolean) | undefined;
let traversedState: unknown;

/**
 * Must be called before the router is created. Chromium calls popstate listeners of the window in the order they were
 * added, even capturing ones (seen in 156; the DOM Standard runs those first), so a later one would run after the
 * router's.
 */
export function watchTraversals(): void {
  window.addEventListener("popstate", (event) => {
    if (answer?.(event) === true) event.stopImmediatePropagation();
    else traversedState = event.state;
  });
}

/** The state of the history entry to which Back or Forward last led the router; undefined before any of them. */
export function lastTraversed(): unknown {
  return traversedState;
}

/** `next` is called first; if it returns true, the router does not see the event. One page at a time. */
export function answerTraversals(next: typeof answer): void {
  answer = next;
}
