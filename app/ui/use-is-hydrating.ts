import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this render takes over HTML of the server; true on the server, too. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
