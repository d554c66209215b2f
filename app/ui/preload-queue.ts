import { createListeners } from "./store.ts";

/** At most four route preloads at a time (SHL-14); the rest wait in order. */
const MAX_CONCURRENT = 4;

export interface PreloadQueue {
  /** Requests a preload; pages that are loaded, loading or waiting are ignored. */
  request(path: string): void;
  /** A preload has ended, successfully or not; the next one starts. */
  finish(path: string): void;
  /** Pages being preloaded now; the same array until it changes. */
  active(): readonly string[];
  subscribe(listener: () => void): () => void;
}

export function createPreloadQueue(limit = MAX_CONCURRENT): PreloadQueue {
  const seen = new Set<string>();
  const { subscribe, notify } = createListeners();
  let waiting: string[] = [];
  let running: readonly string[] = [];

  const start = (): void => {
    const room = limit - running.length;
    if (room <= 0 || waiting.length === 0) return;
    running = [...running, ...waiting.slice(0, room)];
    waiting = waiting.slice(room);
  };

  return {
    request(path) {
      if (seen.has(path)) return;
      seen.add(path);
      waiting.push(path);
      start();
      notify();
    },
    finish(path) {
      if (!running.includes(path)) return;
      running = running.filter((entry) => entry !== path);
      start();
      notify();
    },
    active: () => running,
    subscribe,
  };
}

export const routePreloads = createPreloadQueue();
