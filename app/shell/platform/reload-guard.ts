/**
 * Reloads the page if a file of the build fails to load, since the build may have changed; but not repeatedly
 * (PLT-3).
 */

import { isLeavingPage } from "#app/ui/leaving-page.ts";
import { reloadPage } from "#app/ui/reload-page.ts";
import { RELOAD_GUARD_MS } from "#domain/shell/platform-times.ts";

const KEY = "tincture:reloaded-at";
/** Time to wait for signs that the page is being left. */
const WAIT_MS = 1_000;

export interface ReloadGuard {
  /** Whether a reload is due already. */
  readonly isDue: () => boolean;
  /** Offline a reload would not help; while one is due, another failed file does not schedule a second one. */
  readonly mayReload: () => boolean;
  /** Reloads in a second; resolves if the page is kept after all. */
  readonly reloadSoon: () => Promise<void>;
}

/** True at most once in 10 s, across reloads of this tab; false if the tab cannot store the time. */
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
 * When a page is being left, Firefox and WebKit reject the imports that are under way; a reload then would cancel the
 * navigation (E1). So nothing is reloaded while the page is being left, and the timer ends with the page.
 */
export function createReloadGuard(reload: () => void): ReloadGuard {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = Promise.withResolvers<void>();
  return {
    isDue: () => timer !== undefined,
    mayReload: () => navigator.onLine && (isLeavingPage() || timer !== undefined || takeReload(Date.now())),
    reloadSoon: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (isLeavingPage()) return;
        if (navigator.onLine) return reload();
        // A file may fail a moment before the browser knows that it is offline.
        kept.resolve();
        kept = Promise.withResolvers();
      }, WAIT_MS);
      return kept.promise;
    },
  };
}

/** That of this page. */
export const RELOAD_GUARD = createReloadGuard(reloadPage);

/**
 * Reloads when a dynamically imported file fails. `onMissed` is called if the page stays and nobody else has dealt with
 * the failure, so that no press is without effect and without a word.
 */
export function listenToBrokenFiles(guard: ReloadGuard, onMissed: () => void): () => void {
  const failures = new WeakSet<object>();
  const onBroken = (event: Event): void => {
    if ("payload" in event && event.payload instanceof Error) failures.add(event.payload);
    if (guard.mayReload()) void guard.reloadSoon();
  };
  const onUnhandled = ({ reason }: PromiseRejectionEvent): void => {
    if (reason instanceof Error && failures.has(reason) && !guard.isDue() && !isLeavingPage()) onMissed();
  };
  window.addEventListener("vite:preloadError", onBroken);
  window.addEventListener("unhandledrejection", onUnhandled);
  return () => {
    window.removeEventListener("vite:preloadError", onBroken);
    window.removeEventListener("unhandledrejection", onUnhandled);
  };
}
