/**
 * The first action on a page, such as a pointer, touch or key event. The early script marks a page that delays scripts
 * until then (app/shell/early/page-start.ts). On every other page, and on the server, the first action counts as done.
 */

/** Data attribute of <html> until the first action. */
export const WAITS_ATTRIBUTE = "waits";
/** Event on `window` with the first action. */
export const FIRST_ACTION = "tincture:acted";

/** Calls `run` once at the first action, or immediately if it is over. Returns the function that cancels the call. */
export function onFirstAction(run: () => void): () => void {
  if (!isWaiting()) {
    run();
    return () => undefined;
  }
  window.addEventListener(FIRST_ACTION, run, { once: true });
  return () => window.removeEventListener(FIRST_ACTION, run);
}

/** A promise of the first action, for `lazy` parts whose server HTML is complete without their script. */
export function firstAction(): Promise<void> {
  return new Promise((resolve) => onFirstAction(resolve));
}

/** Ends the delay: at the first action, or when the page shows anything else than the server's HTML. */
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
