/**
 * The changes of the signed-in person as the server sends them (SUB-1). One connection serves all tabs of a browser:
 * of the visible tabs the one that holds the lock has it, and the session keeper passes on what it hears. Hidden tabs
 * let go, since a browser may freeze them with the lock in their hands.
 */
import { backoff } from "#domain/backoff.ts";
import { type LiveAnswer, readLiveAnswer } from "./session-answers.ts";

const ADDRESS = "/api/session/live";
const LOCK = "tincture-live";
/**
 * Milliseconds from the end of a session to the question whether this browser has another one: a change of the password
 * ends the session before its answer brings the new one.
 */
const CHANGED_MS = 2_000;
/** Seconds until a connection that the server refused is tried again. */
const RETRY_S = { first: 5, longest: 300, spread01: 0.5 } as const;

export interface LiveParts {
  readonly onAccount: (answer: LiveAnswer) => void;
  /** The session is over, and the server knows no other one of this browser. */
  readonly onEnded: () => void;
}

/** Follows until the returned function is called. */
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
          // After a break the browser connects again by itself; after a refusal it does not.
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
  // A page with an open connection or a lock cannot be kept for Back.
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
