/** A file of the build that cannot be had reloads the page, for the build may have changed; not again and again (PLT-3). */
import { RELOAD_GUARD_MS } from "#domain/shell/platform-times.ts";

import { BrokenPage } from "./broken-page.tsx";

const KEY = "tincture:reloaded-at";

/** True once in 10 s, over reloads of this tab; false where the tab keeps nothing, as it could not be counted. */
export function takeReload(nowMs: number): boolean {
  try {
    const before = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    const isTooSoon = nowMs - before < RELOAD_GUARD_MS && nowMs >= before;
    if (isTooSoon) return false;
    sessionStorage.setItem(KEY, String(nowMs));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads for files that fail while a part of the page is fetched. Without a network, reloading helps nobody. The router
 * reloads by itself when a page's file fails; it asks here first (vite.config.ts).
 */
export function listenToBrokenFiles(reload: () => void): () => void {
  const mayReload = (): boolean => navigator.onLine && takeReload(Date.now());
  const onBroken = (): void => {
    if (mayReload()) reload();
  };
  window.tinctureBroken = { mayReload, Page: BrokenPage };
  window.addEventListener("vite:preloadError", onBroken);
  return () => {
    delete window.tinctureBroken;
    window.removeEventListener("vite:preloadError", onBroken);
  };
}
