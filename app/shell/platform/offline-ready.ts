/** Whether the person has seen the message that the app works offline; stored, so that it is shown once. */
import { createDeviceStore } from "#app/ui/device-store.ts";

const store = createDeviceStore("tincture:offline-ready", (text) => text === "true");

/** True the first time on this device. */
export function setOfflineReady(): boolean {
  return !store.get() && store.set(true);
}
