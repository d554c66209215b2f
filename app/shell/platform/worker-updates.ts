/**
 * The service worker's lifecycle as seen by the page (PLT-1): the first worker makes the application available
 * offline; a newer one takes over at a safe moment, and each open page reloads at its own safe moment.
 */
import { WORKER_CHECK_MS } from "#domain/shell/platform-times.ts";

const WORKER = "/sw.js";

export interface WorkerUpdateParts {
  readonly container: ServiceWorkerContainer;
  /** Calls back when a reload would lose nothing. */
  readonly whenSafeToReload: (run: () => void) => void;
  readonly reload: () => void;
  readonly onOfflineReady: () => void;
}

/**
 * Registers the worker and follows its updates; returns the function that stops it. Fails if the browser refuses
 * storage.
 */
export function startWorker(parts: WorkerUpdateParts): () => void {
  const { container, whenSafeToReload, reload, onOfflineReady } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  let wasControlled = container.controller !== null;
  let isReloading = false;
  container.addEventListener(
    "controllerchange",
    () => {
      const isFirst = !wasControlled;
      wasControlled = true;
      if (isFirst) return onOfflineReady();
      if (isReloading) return;
      isReloading = true;
      whenSafeToReload(reload);
    },
    { signal },
  );
  let timer: ReturnType<typeof setInterval> | undefined;
  container.register(WORKER, { scope: "/" }).then(
    (registration?: ServiceWorkerRegistration) => {
      // The registration is undefined if the browser blocks service workers.
      if (signal.aborted || registration === undefined) return;
      const takeOver = (worker: ServiceWorker | null): void => {
        // Without an active worker there is nothing to take over from.
        if (worker?.state === "installed" && container.controller !== null)
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
          whenSafeToReload(() => worker.postMessage({ takeOver: true }));
      };
      const followInstalling = (): void => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => takeOver(installing), { signal });
      };
      takeOver(registration.waiting);
      // Another tab may have found a newer worker before this page listens.
      followInstalling();
      registration.addEventListener("updatefound", followInstalling, { signal });
      timer = setInterval(() => void updateIfThere(registration), WORKER_CHECK_MS);
    },
    () => undefined,
  );
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
}

/** Fetches the script before the update: on an error, or if the answer is a page, the working worker stays. */
export async function updateIfThere(registration: Pick<ServiceWorkerRegistration, "update">): Promise<void> {
  try {
    const answer = await fetch(WORKER, { cache: "no-store", headers: { "cache-control": "no-cache" } });
    const isScript = /javascript/.test(answer.headers.get("content-type") ?? "");
    if (answer.status === 200 && isScript) await registration.update();
  } catch {
    // Offline there is no update.
  }
}
