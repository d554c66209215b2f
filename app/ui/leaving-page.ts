/** When a page is being left, Firefox and WebKit end the loading of its files with an error. */

/** A navigation that has not ended the page after this time will not: it was a download, or was cancelled. */
const LEAVING_MS = 30_000;
/** The events that tell of a navigation may come after the error. */
const WAIT_MS = 1000;

let leavingSince = Number.NEGATIVE_INFINITY;

if (typeof window !== "undefined") {
  for (const name of ["beforeunload", "pagehide"])
    window.addEventListener(name, () => {
      leavingSince = performance.now();
    });
  window.addEventListener("pageshow", () => {
    leavingSince = Number.NEGATIVE_INFINITY;
  });
}

export function isLeavingPage(): boolean {
  return performance.now() - leavingSince < LEAVING_MS;
}

/** Resolves after a second if the page is not being left, and otherwise once it has been kept after all. */
export async function pageIsKept(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  while (isLeavingPage());
}
