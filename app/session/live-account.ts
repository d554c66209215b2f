/**
 * Receives changes of the signed-in person from the server (SUB-1). One connection serves all tabs of a browser: it
 * belongs to the visible tab that holds a lock, whose session keeper broadcasts the messages to the other tabs. A tab
 * that becomes hidden releases the lock, because browsers may freeze hidden tabs.
 */
import { backoff } from "#domain/backoff.ts";
import { type LiveAnswer, readLiveAnswer } from "./session-answers.ts";

const ADDRESS = "/api/session/live";
const LOCK = "tincture-live";
/**
 * Delay after the end of a session before another one is requested, in ms: changing the password ends the session a
 * moment before the answer sets a new one.
 */
const CHANGED_MS = 2_000;
/** Seconds until a rejected connection is tried again. */
const RETRY_S = { first: 5, longest: 300, spread01: 0.5 } as const;

export interface LiveParts {
  readonly onAccount: (answer: LiveAnswer) => void;
  /** The session has ended, and the server has no other session for this browser. */
  readonly onEnded: () => void;
}

/** Listens until the returned function is called. */
export function followAccount({ onAccount, onEnded }: LiveParts): () => void {
  let holding: AbortController | undefined;

  function hold(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      let failures = 0;
      let isOver = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let source: EventSource | undefined;
      const open = () => {
        source = new EventSource(ADDRESS);
        source.addEventListener("account", ({ data }: MessageEvent<string>) => {
          failures = 0;
          isOver = false;
          const answer = readLiveAnswer(data);
          if (answer !== undefined) onAccount(answer);
        });
        source.addEventListener("ended", () => {
          source?.close();
          isOver = true;
          timer = setTimeout(open, CHANGED_MS);
        });
        source.addEventListener("error", () => {
          // After an interruption the browser reconnects by itself, but not after an error status.
          if (source?.readyState !== EventSource.CLOSED) return;
          failures += 1;
          timer = setTimeout(open, backoff(failures, RETRY_S, Math.random()) * 1000);
          if (isOver) onEnded();
          isOver = false;
        });
      };
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        source?.close();
        resolve();
      });
      open();
    });
  }

  function take(): void {
    if (holding !== undefined) return;
    const held = new AbortController();
    holding = held;
    const { signal } = held;
    if (!("locks" in navigator)) return void hold(signal);
    navigator.locks.request(LOCK, { signal }, () => hold(signal)).catch(() => undefined);
  }

  function release(): void {
    holding?.abort();
    holding = undefined;
  }

  const follow = () => (document.visibilityState === "visible" ? take() : release());
  document.addEventListener("visibilitychange", follow);
  // A page with an open connection or a lock cannot enter the back/forward cache.
  window.addEventListener("pagehide", release);
  window.addEventListener("pageshow", follow);
  follow();
  return () => {
    release();
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("pagehide", release);
    window.removeEventListener("pageshow", follow);
  };
}
