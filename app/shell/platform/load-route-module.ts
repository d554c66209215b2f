/**
 * Loads the module of a route. The build puts it in place of React Router's own function of this name (decision 061), which
 * reloads the page each time that a file fails and never comes to an end; this one reloads at most once in 10 s and then
 * shows what failed (PLT-3).
 */
import type { ComponentType } from "react";
import { BrokenPage } from "./broken-page.tsx";
import { RELOAD_GUARD, type ReloadGuard } from "./reload-guard.ts";

interface RouteModule {
  readonly default: ComponentType;
}

/** `loaded` holds the modules of the page by the id of their route. A module that failed is not kept in it. */
export async function loadRouteModule(
  route: { readonly id: string; readonly module: string },
  loaded: Record<string, RouteModule>,
  guard: ReloadGuard = RELOAD_GUARD,
): Promise<RouteModule> {
  const known = loaded[route.id];
  if (known !== undefined) return known;
  try {
    const module: RouteModule = await import(/* @vite-ignore */ route.module);
    loaded[route.id] = module;
    return module;
  } catch (error) {
    console.error(error);
    if (guard.mayReload()) await guard.reloadSoon();
    return { default: BrokenPage };
  }
}
