/**
 * Back and Forward between states of one page. React Router would treat each as a navigation: match routes, render
 * the page again, and start a view transition. A page that handles these events itself can register for them.
 */
let answer: ((event: PopStateEvent) => boolean) | undefined;
let traversedState: unknown;
/** Attribute of <html> once somebody has come back to a page, for style sheets. */
const RETURNED_ATTRIBUTE = "data-returned";

/**
 * From now on pages are laid out whole: a place is only found again if what was not laid out yet does not stand in with a
 * height that is guessed.
 */
function layOutWhole(): void {
  document.documentElement.setAttribute(RETURNED_ATTRIBUTE, "");
}

/** For a page that a reload, or Back from another site, has loaded anew. Runs before anything is laid out. */
export function layOutReturn(): void {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry instanceof PerformanceNavigationTiming && entry.type !== "navigate") layOutWhole();
}

/**
 * Must be called before the router is created. Chromium calls popstate listeners of the window in the order they were
 * added, even capturing ones (seen in 156; the DOM Standard runs those first), so a later one would run after the
 * router's.
 */
export function watchTraversals(): void {
  window.addEventListener("popstate", (event) => {
    if (answer?.(event) === true) event.stopImmediatePropagation();
    else {
      traversedState = event.state;
      layOutWhole();
    }
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
