/** What a request carries into loaders, actions and route middleware. */
import { createContext } from "react-router";
import type { Services } from "#server/services.ts";

export const servicesContext = createContext<Services>();
export const requestIdContext = createContext<string>();
/** The origin to write in canonical links and pictures: APP_ORIGIN, else the request's own. */
export const originContext = createContext<string>();

/** A signed-in person; nobody until accounts exist. */
export interface CurrentUser {
  readonly uid: string;
}
export const userContext = createContext<CurrentUser | null>(null);
