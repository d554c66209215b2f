/**
 * Whether a media query matches; false on the server and during hydration. Where it is true, the component renders
 * again right after hydration, without pauses: a query should ask for what phones do not have.
 */
import { useMemo, useSyncExternalStore } from "react";

export function useMedia(query: string): boolean {
  const { subscribe, matches } = useMemo(() => createMedia(query), [query]);
  return useSyncExternalStore(subscribe, matches, unknown);
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

const unknown = () => false;
