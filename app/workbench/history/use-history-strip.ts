import { useEffect, useMemo, useSyncExternalStore } from "react";
import { createDeviceStore } from "#app/ui/device-store.ts";
import { decodeStrip, putInStrip, type StripEntry } from "#domain/device/history-strip.ts";

/**
 * Documents made in a tool, oldest first, stored across reloads. A document that was only opened by a link is not
 * included.
 */
export function useHistoryStrip(
  tool: string,
  search: string,
  colors: readonly string[],
  isOwn: boolean,
): readonly StripEntry[] {
  const store = useMemo(() => createDeviceStore(`tincture:strip:${tool}`, decodeStrip), [tool]);
  const key = colors.join();
  useEffect(() => {
    if (!isOwn) return;
    const strip = store.get();
    const next = putInStrip(strip, { search, colors: key.split(",") });
    if (next !== strip) store.set(next);
  }, [store, search, key, isOwn]);
  return useSyncExternalStore(store.subscribe, store.get, store.getEmpty);
}
