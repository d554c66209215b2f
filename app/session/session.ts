/** This tab's session keeper and its operations. Loaded after hydration (app/shell/session/session-part.tsx). */
import { type AuthAnswer, callAuth } from "./auth-client.ts";
import { askWhoIsSignedIn } from "./session-answers.ts";
import { hasSessionHint, setSessionHint } from "./session-hint.ts";
import { type SessionKeeper, startSessionKeeper } from "./session-keeper.ts";
import { type SessionState, sessionStore } from "./session-store.ts";

let keeper: SessionKeeper | undefined;
type EndingListener = (code: string, wasSignedIn: boolean) => void;
const endings = new Set<EndingListener>();

function theKeeper(): SessionKeeper {
  keeper ??= openKeeper();
  return keeper;
}

function openKeeper(): SessionKeeper {
  const opened = startSessionKeeper({
    refresh: askWhoIsSignedIn,
    hint: { has: hasSessionHint, set: setSessionHint },
    onEnded: (code, wasSignedIn) => {
      for (const listener of endings) listener(code, wasSignedIn);
    },
  });
  let stopFollowing: Promise<() => void> | undefined;
  const follow = () => {
    const isSignedIn = sessionStore.get().status === "signed-in";
    if (isSignedIn === (stopFollowing !== undefined)) return;
    if (isSignedIn) {
      stopFollowing = import("./live-account.ts").then(({ followAccount }) =>
        followAccount({ onAccount: opened.receive, onEnded: () => void opened.refresh() }),
      );
    } else {
      void stopFollowing?.then((stop) => stop());
      stopFollowing = undefined;
    }
  };
  sessionStore.subscribe(follow);
  follow();
  return opened;
}

/** Starts the keeper, or lets it check whether a request is due. */
export function checkSession(): void {
  theKeeper().check();
}

/** Call this after signing in without leaving the page, and after a change of name, photo or address. */
export function refreshSession(): Promise<SessionState> {
  setSessionHint(true);
  return theKeeper().refresh();
}

/** Code for a deliberate sign-out, which shows no message. */
export const SIGNED_OUT = "signed-out";

/** Ends the session on the server, here and in the other tabs. */
export async function signOut(): Promise<AuthAnswer> {
  const answer = await callAuth("/api/auth/sign-out");
  // If the session had ended already, signing out has succeeded.
  if (answer.ok || answer.error.code === "user-token-expired") theKeeper().end(SIGNED_OUT);
  return answer;
}

export function onSessionEnded(listener: EndingListener): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}
