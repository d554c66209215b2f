import { useEffect, useSyncExternalStore } from "react";
import { PrefetchPageLinks } from "react-router";
import { routePreloads } from "#app/ui/preload-queue.ts";

/** A preload that says nothing for this long gives its place to the next one. */
const GIVE_UP_MS = 5_000;
const NONE: readonly string[] = [];

/** Renders the links of the preloads that are running; each gives its place up when its files are there. */
export function RoutePreloads() {
  const active = useSyncExternalStore(routePreloads.subscribe, routePreloads.active, () => NONE);
  return active.map((path) => <RoutePreload key={path} path={path} />);
}

function RoutePreload({ path }: { path: string }) {
  useEffect(() => {
    const finish = () => routePreloads.finish(path);
    const timer = setTimeout(finish, GIVE_UP_MS);
    // Link elements are placed in <head>; their load events do not bubble but can be captured.
    const onSettled = (event: Event) => {
      if (event.target instanceof HTMLLinkElement && event.target.rel === "prefetch") finish();
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
