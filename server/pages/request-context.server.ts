/** What a request carries into loaders, actions and route middleware. */
import { createContext } from "react-router";
import type { Services } from "#server/services.ts";

export const servicesContext = createContext<Services>();
/** The origin to write in canonical links and pictures: APP_ORIGIN, else the request's own. */
export const originContext = createContext<string>();
