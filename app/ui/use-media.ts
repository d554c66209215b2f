/**
 * Whether a media query matches; false on the server and during hydration. Where it matches, the component renders
 * again right after hydration, and blocks the page meanwhile: choose a query that does not match on slow phones.
 */
import { useMemo, useSyncExternalStore } from "react";

export function useMedia(query: string): boolean {
  const { subscribe, matches } = useMemo(() => createMedia(query), [query]);
  return useSyncExternalStore(subscribe, matches, onServer);
}

/** Cached per query, because creating a MediaQueryList takes a tenth of a drag frame's budget, twice per render. */
function createMedia(query: string) {
  let list: MediaQueryList | undefined;
  const listOf = () => (list ??= window.matchMedia(query));
  return {
    subscribe(onChange: () => void) {
      const followed = listOf();
      followed.addEventListener("change", onChange);
      return () => followed.removeEventListener("change", onChange);
    },
    matches: () => listOf().matches,
  };
}

const onServer = () => false;
