/**
 * The session state for the whole app. Pages are identical for everyone, so it is unknown until the session keeper has
 * received an answer; personal content appears then.
 */
import { useSyncExternalStore } from "react";
import type { SessionUser } from "#domain/account/session-user.ts";
import type { Membership } from "#domain/billing/subscription.ts";

export type SessionState =
  | { readonly status: "unknown" }
  | { readonly status: "signed-out" }
  | ({ readonly status: "signed-in"; readonly user: SessionUser } & Membership);

const UNKNOWN: SessionState = { status: "unknown" };
let state: SessionState = UNKNOWN;
const listeners = new Set<() => void>();

export const sessionStore = {
  get: (): SessionState => state,
  set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => UNKNOWN);
}
