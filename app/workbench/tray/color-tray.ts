import { useSyncExternalStore } from "react";
import { createDeviceStore } from "#app/ui/device-store.ts";
import { addToTray, decodeTray, removeFromTray } from "#domain/device/color-tray.ts";

const store = createDeviceStore("tincture:tray", decodeTray);

/** The color tray (TLS-11): colors put aside on this device, shared by all tools. */
export function useColorTray() {
  const colors = useSyncExternalStore(store.subscribe, store.get, store.getEmpty);
  return {
    colors,
    /** True if it was stored. */
    add: (css: string): boolean => store.set(addToTray(store.get(), css)),
    remove: (css: string): boolean => store.set(removeFromTray(store.get(), css)),
  };
}
