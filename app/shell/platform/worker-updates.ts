/**
 * The service worker's life as the page sees it (PLT-1): the first one makes the application ready for no network; a
 * newer one takes over at a safe moment, and each open page reloads at a safe moment of its own.
 */
import { WORKER_CHECK_MS } from "#domain/shell/platform-times.ts";

const WORKER = "/sw.js";

export interface WorkerUpdateParts {
  readonly container: ServiceWorkerContainer;
  /** Calls back at a moment when nothing is lost. */
  readonly atSafeMoment: (run: () => void) => void;
  readonly reload: () => void;
  readonly onOfflineReady: () => void;
}

/** Registers the worker and follows it; returns what stops the following. Refused where the browser keeps nothing. */
export function startWorker(parts: WorkerUpdateParts): () => void {
  const { container, atSafeMoment, reload, onOfflineReady } = parts;
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
      atSafeMoment(reload);
    },
    { signal },
  );
  let timer: ReturnType<typeof setInterval> | undefined;
  container.register(WORKER, { scope: "/" }).then(
    (registration?: ServiceWorkerRegistration) => {
      // Nothing comes where a browser is told to have no workers.
      if (signal.aborted || registration === undefined) return;
      const takeOver = (worker: ServiceWorker | null): void => {
        // Without an earlier one there is nothing to take over from.
        if (worker?.state === "installed" && container.controller !== null)
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
          atSafeMoment(() => worker.postMessage({ takeOver: true }));
      };
      takeOver(registration.waiting);
      registration.addEventListener(
        "updatefound",
        () => {
          const { installing } = registration;
          installing?.addEventListener("statechange", () => takeOver(installing), { signal });
        },
        { signal },
      );
      timer = setInterval(() => void updateIfThere(registration), WORKER_CHECK_MS);
    },
    () => undefined,
  );
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
}

/** Asks for the file first: an error, or a page in its place, is no reason to touch the worker that works. */
export async function updateIfThere(registration: Pick<ServiceWorkerRegistration, "update">): Promise<void> {
  try {
    const answer = await fetch(WORKER, { cache: "no-store", headers: { "cache-control": "no-cache" } });
    const isScript = /javascript/.test(answer.headers.get("content-type") ?? "");
    if (answer.status === 200 && isScript) await registration.update();
  } catch {
    // Without a network there is nothing to update to.
  }
}
