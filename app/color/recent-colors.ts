import { useSyncExternalStore } from "react";
import { createDeviceStore } from "#app/ui/device-store.ts";
import { addRecent, decodeRecent } from "#domain/device/recent-colors.ts";

const store = createDeviceStore("tincture:recent-colors", decodeRecent);
const NONE: readonly string[] = [];

export const recentColors = {
  /** A storage that refuses keeps none, and the picker shows none. */
  add: (css: string): boolean => store.set(addRecent(store.get(), css)),
};

export function useRecentColors(): readonly string[] {
  return useSyncExternalStore(store.subscribe, store.get, () => NONE);
}
