/**
 * That all files are on the device is said when it matters: the first time that the network is gone. Before that it
 * would cover the page of somebody who has not asked.
 */
import { createDeviceStore } from "#app/ui/device-store.ts";
import { showBackgroundToast } from "./background-toast.ts";

/** `true` as soon as the files are there. */
const store = createDeviceStore<boolean | "said">("tincture:offline-ready", (text) =>
  text === '"said"' ? "said" : text === "true",
);

export function setOfflineReady(): void {
  if (store.get() === false) store.set(true);
}

/** Says it once on this device, now or when the network goes. Returns the function that stops listening. */
export function sayWhenOffline(): () => void {
  const say = (): void => {
    if (navigator.onLine || store.get() !== true || !store.set("said")) return;
    showBackgroundToast({
      text: "No network. Tools open and export as always; likes and saves are sent later.",
      isNews: true,
    });
  };
  say();
  window.addEventListener("offline", say);
  return () => window.removeEventListener("offline", say);
}
