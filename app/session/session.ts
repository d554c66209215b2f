/** The one keeper of this tab, and what pages do with it. Loaded after the page works (app/shell/session/session-part.tsx). */
import { type AuthAnswer, callAuth } from "./auth-client.ts";
import { askWhoIsSignedIn } from "./session-answers.ts";
import { hasSessionHint, setSessionHint } from "./session-hint.ts";
import { type SessionKeeper, startSessionKeeper } from "./session-keeper.ts";
import type { SessionState } from "./session-store.ts";

let keeper: SessionKeeper | undefined;
type EndingListener = (code: string, wasSignedIn: boolean) => void;
const endings = new Set<EndingListener>();

function theKeeper(): SessionKeeper {
  keeper ??= startSessionKeeper({
    refresh: askWhoIsSignedIn,
    hint: { has: hasSessionHint, set: setSessionHint },
    onEnded: (code, wasSignedIn) => {
      for (const listener of endings) listener(code, wasSignedIn);
    },
  });
  return keeper;
}

/** Starts it, or lets it look whether there is something to ask. */
export function wakeSession(): void {
  theKeeper().wake();
}

/** After signing in without leaving the page, and after a change of name, photo or address. */
export function refreshSession(): Promise<SessionState> {
  setSessionHint(true);
  return theKeeper().refresh();
}

/** Said to people who signed out themselves by nothing at all. */
export const SIGNED_OUT = "signed-out";

/** Ends the session on the server, here and in the other tabs. */
export async function signOut(): Promise<AuthAnswer> {
  const answer = await callAuth("/api/auth/sign-out");
  // A session that had ended already is what was wanted.
  if (answer.ok || answer.error.code === "user-token-expired") theKeeper().end(SIGNED_OUT);
  return answer;
}

export function onSessionEnded(listener: EndingListener): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}
