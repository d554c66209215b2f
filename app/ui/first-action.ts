/**
 * The first sign that somebody uses the page, for what a tool loads with it: the early script marks a page that waits
 * (app/shell/early/page-start.ts). Every other page, and the server, count as used.
 */

/** Set on <html> while nobody has acted. */
export const WAITS_ATTRIBUTE = "waits";
/** Sent on `window` with the first action. */
export const FIRST_ACTION = "tincture:acted";

/** Calls `run` once, at once on a page that is used already; the returned function forgets it. */
export function onFirstAction(run: () => void): () => void {
  if (!isWaiting()) {
    run();
    return () => undefined;
  }
  window.addEventListener(FIRST_ACTION, run, { once: true });
  return () => window.removeEventListener(FIRST_ACTION, run);
}

/** For `lazy` parts of the server's HTML that are complete without their script. */
export function firstAction(): Promise<void> {
  return new Promise((resolve) => onFirstAction(resolve));
}

/** Ends the wait: somebody acted, or the page shows something else than the server sent. */
export function endWait(): void {
  if (!isWaiting()) return;
  delete document.documentElement.dataset[WAITS_ATTRIBUTE];
  window.dispatchEvent(new Event(FIRST_ACTION));
}

export function startWait(): void {
  document.documentElement.dataset[WAITS_ATTRIBUTE] = "";
}

export function isWaiting(): boolean {
  return typeof document !== "undefined" && WAITS_ATTRIBUTE in document.documentElement.dataset;
}
