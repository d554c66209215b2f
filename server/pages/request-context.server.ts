/** React Router context values for loaders, actions and route middleware. */
import { createContext } from "react-router";
import type { Services } from "#server/services.ts";

export const servicesContext = createContext<Services>();
/** Origin for canonical links and preview pictures: APP_ORIGIN, or the request's own. */
export const originContext = createContext<string>();
