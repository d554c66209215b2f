/** Runs in <head> of the offline page (domain/shell/offline-page.ts). */
import { applyMode, readPreference } from "#app/shell/color-mode.ts";

/** Time after which the network counts as usable again, in ms. */
const COME_BACK_MS = 500;
/** Longest delay between two requests for the page, in ms; the delay doubles until then. */
const MAX_MS = 30_000;

applyMode(readPreference());

// Reloads the page once it can be fetched, unless the page is being left. A device can have a network while the
// server is unreachable, so the browser's online event alone is not enough.
let isLeaving = false;
let timer: ReturnType<typeof setTimeout>;
addEventListener("beforeunload", () => {
  isLeaving = true;
});
addEventListener("pageshow", () => {
  isLeaving = false;
});
addEventListener("online", () => reloadAfter(COME_BACK_MS));
reloadAfter(COME_BACK_MS);

function reloadAfter(delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void reloadIfAnswered(delayMs), delayMs);
}

async function reloadIfAnswered(delayMs: number): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer !== undefined && !isLeaving) location.reload();
  else reloadAfter(Math.min(2 * delayMs, MAX_MS));
}
