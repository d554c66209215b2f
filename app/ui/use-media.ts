/** Whether a media query matches; undefined on the server and while the page comes alive. */
import { useCallback, useSyncExternalStore } from "react";

export function useMedia(query: string): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(query).matches,
    unknown,
  );
}

const unknown = () => undefined;
