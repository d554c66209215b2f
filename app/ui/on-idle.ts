/**
 * Work that nothing on the first screen waits for: it starts by itself when the page has nothing else to do, one piece
 * after the other, so that none of them delays a press.
 */
const waiting: (() => unknown)[] = [];
/** A page that is never idle starts the work all the same. */
const PATIENCE_MS = 1000;
let isAsked = false;

/**
 * Calls `run` once when the page is idle. Returns the function that cancels the call. A promise that `run` returns may be
 * rejected: nobody waits for it, and what is used later is then loaded again.
 */
export function onIdle(run: () => unknown): () => void {
  waiting.push(run);
  ask();
  return () => {
    const at = waiting.indexOf(run);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  // Safari 17 has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(runNext, { timeout: PATIENCE_MS });
  else setTimeout(runNext);
}

function runNext(): void {
  isAsked = false;
  const run = waiting.shift();
  if (waiting.length > 0) ask();
  void Promise.resolve(run?.()).catch(() => undefined);
}
