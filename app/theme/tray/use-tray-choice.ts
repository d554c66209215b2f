import { useState, useSyncExternalStore } from "react";
import { createDeviceStore } from "#app/ui/device-store.ts";
import { decodeTrayChoice, type TrayChoice } from "#domain/device/theme-tray.ts";

const store = createDeviceStore("tincture:theme-tray", decodeTrayChoice);

/** The last choice on this device, which all places that show the tray share. If storage is refused, it lasts for the page. */
export function useTrayChoice() {
  const stored = useSyncExternalStore(store.subscribe, store.get, store.getEmpty);
  const [held, setHeld] = useState<TrayChoice>();
  const choice = held ?? stored;
  return {
    choice,
    change(next: Partial<TrayChoice>) {
      const changed = { ...choice, ...next };
      if (!store.set(changed)) setHeld(changed);
    },
  };
}
