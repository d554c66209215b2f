/** Runs in <head> of the offline page (scripts/offline-page.ts). */
import { applyMode, readPreference } from "#app/shell/color-mode.ts";

/** Delay until the network is usable again, in ms. */
const COME_BACK_MS = 500;

applyMode(readPreference());

// Reloads the page once the network is back, unless it is being left.
let isLeaving = false;
addEventListener("beforeunload", () => {
  isLeaving = true;
});
addEventListener("pageshow", () => {
  isLeaving = false;
});
addEventListener("online", () =>
  setTimeout(() => {
    if (!isLeaving && navigator.onLine) location.reload();
  }, COME_BACK_MS),
);
