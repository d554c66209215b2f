/** The format that a command asks the export panel for; it is chosen there until the panel closes. */
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { createStore } from "#app/ui/store.ts";

const wanted = createStore<string | undefined>(undefined);

export const wantFormat = (id: string | undefined): void => wanted.set(id);

/** `onWanted` chooses it; it is called again for another one. */
export function useWantedFormat(onWanted: (id: string) => void): void {
  const id = useSyncExternalStore(wanted.subscribe, wanted.get, () => undefined);
  const choose = useEffectEvent(onWanted);
  useEffect(() => {
    if (id !== undefined) choose(id);
  }, [id]);
}
