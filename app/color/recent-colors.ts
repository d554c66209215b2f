import { useSyncExternalStore } from "react";
import { createDeviceStore } from "#app/ui/device-store.ts";
import { addRecent, decodeRecent } from "#domain/device/recent-colors.ts";

const store = createDeviceStore("tincture:recent-colors", decodeRecent);

export const recentColors = {
  /** False if the browser refuses storage; there are then no recent colors. */
  add: (css: string): boolean => store.set(addRecent(store.get(), css)),
};

export function useRecentColors(): readonly string[] {
  return useSyncExternalStore(store.subscribe, store.get, store.getEmpty);
}
