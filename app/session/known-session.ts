import { type SessionState, sessionStore } from "./session-store.ts";

const PATIENCE_MS = 3000;

/** Resolves once the session is known; after a timeout it resolves as for a visitor. */
export function knownSession(): Promise<SessionState> {
  const now = sessionStore.get();
  if (now.status !== "unknown") return Promise.resolve(now);
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve(sessionStore.get());
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    const unsubscribe = sessionStore.subscribe(finish);
  });
}
