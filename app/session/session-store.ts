/**
 * The session state for the whole app. Pages are identical for everyone, so it is unknown until the session keeper has
 * received an answer; personal content appears then.
 */
import { useSyncExternalStore } from "react";
import { createStore } from "#app/ui/store.ts";
import type { SessionUser } from "#domain/account/session-user.ts";
import type { Membership } from "#domain/billing/subscription.ts";

export type SessionState =
  | { readonly status: "unknown" }
  | { readonly status: "signed-out" }
  | ({ readonly status: "signed-in"; readonly user: SessionUser } & Membership);

const UNKNOWN: SessionState = { status: "unknown" };

export const sessionStore = createStore<SessionState>(UNKNOWN);

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => UNKNOWN);
}
