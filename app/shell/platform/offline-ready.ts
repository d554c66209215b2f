/** That everything needed without a network is on the device: kept, so that it is said once. */
import { createDeviceStore } from "#app/ui/device-store.ts";

const store = createDeviceStore("tincture:offline-ready", (text) => text === "true");

/** True the first time on this device. */
export function setOfflineReady(): boolean {
  return !store.get() && store.set(true);
}
