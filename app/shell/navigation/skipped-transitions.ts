/**
 * Somebody who goes on before a page change is drawn skips its transition. React Router leaves the promise unhandled that
 * is rejected then, and browsers would report an error. Called before the router is created, since the first page change
 * may be the one that is left.
 */
export function ignoreSkippedTransitions(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && reason.name === "AbortError" && /transition/i.test(reason.message))
      event.preventDefault();
  });
}
