/** What a request carries into loaders, actions and route middleware. */
import { createContext } from "react-router";
import type { Auth } from "#server/auth/auth.server.ts";
import type { Services } from "#server/services.ts";

export type { Services } from "#server/services.ts";

export const servicesContext = createContext<Services>();
export const requestIdContext = createContext<string>();
/** The origin to write in canonical links and pictures: APP_ORIGIN, else the request's own. */
export const originContext = createContext<string>();

export const authContext = createContext<Auth>();

/** A signed-in person as the server knows them; the authoritative read of the session (current-user.server.ts). */
export interface CurrentUser {
  readonly uid: string;
  readonly displayName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** A path below /files/. */
  readonly photoURL: string | null;
  readonly sessionId: string;
  readonly sessionCreatedAtMs: number;
}
/** Null for a visitor. A context whose first value is undefined counts as never set, and reading it throws. */
export const userContext = createContext<CurrentUser | null | "not asked">("not asked");
