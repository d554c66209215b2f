import { type SessionState, sessionStore } from "./session-store.ts";

const PATIENCE_MS = 3000;

/** Resolves once it is known who is signed in; after a timeout nobody is assumed. */
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
