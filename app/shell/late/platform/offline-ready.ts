/** That everything needed without a network is on the device: kept, so that it is said once. */
const KEY = "tincture:offline-ready";

/** True the first time on this device. */
export function setOfflineReady(): boolean {
  try {
    if (localStorage.getItem(KEY) === "true") return false;
    localStorage.setItem(KEY, "true");
    return true;
  } catch {
    return false;
  }
}
