import { useEffect, useSyncExternalStore } from "react";
import { PrefetchPageLinks } from "react-router";
import { routePreloads } from "#app/ui/preload-queue.ts";

/** A preload that has not finished after this time gives its slot to the next. */
const GIVE_UP_MS = 5_000;
const NONE: readonly string[] = [];

/** Renders <link> elements for the running preloads; each is removed when its files have loaded. */
export function RoutePreloads() {
  const active = useSyncExternalStore(routePreloads.subscribe, routePreloads.active, () => NONE);
  return active.map((path) => <RoutePreload key={path} path={path} />);
}

/** The path of a page's data, as React Router requests it. */
function dataPath(path: string): string {
  const { pathname } = new URL(path, window.location.origin);
  return `${pathname === "/" ? "/_root" : pathname}.data`;
}

function RoutePreload({ path }: { path: string }) {
  useEffect(() => {
    const finish = () => routePreloads.finish(path);
    const timer = setTimeout(finish, GIVE_UP_MS);
    // Links are moved to <head>; their load events do not bubble but can be captured.
    const onSettled = (event: Event) => {
      if (!(event.target instanceof HTMLLinkElement) || event.target.rel !== "prefetch") return;
      // That of another page leaves this one its slot, until its own data has come.
      const data = document.querySelector(`link[rel="prefetch"][href^="${CSS.escape(dataPath(path))}"]`);
      if (data === null || data === event.target) finish();
    };
    document.addEventListener("load", onSettled, true);
    document.addEventListener("error", onSettled, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("load", onSettled, true);
      document.removeEventListener("error", onSettled, true);
    };
  }, [path]);
  return <PrefetchPageLinks page={path} />;
}
