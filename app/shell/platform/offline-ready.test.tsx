import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { hideToast, toastStore } from "#app/ui/toast.ts";
import { sayWhenOffline, setOfflineReady } from "./offline-ready.ts";

let stop = () => {};
const online = vi.spyOn(navigator, "onLine", "get");
const goOffline = () => {
  online.mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
};
const said = () => {
  const shown = toastStore.get();
  if (shown !== undefined) hideToast(shown);
  return shown?.text.startsWith("No network") === true;
};

beforeEach(() => {
  localStorage.clear();
  online.mockReturnValue(true);
});
afterEach(() => stop());
afterAll(() => {
  online.mockRestore();
  localStorage.clear();
});

it("[PLT-1] says nothing while there is a network, and once when it is gone", () => {
  stop = sayWhenOffline();
  setOfflineReady();
  expect(said()).toBe(false);
  expect(localStorage.getItem("tincture:offline-ready")).toBe("true");
  goOffline();
  expect(said()).toBe(true);
  setOfflineReady();
  goOffline();
  expect(said()).toBe(false);
});

it("[PLT-1] says it on a page that is opened without a network", () => {
  setOfflineReady();
  online.mockReturnValue(false);
  stop = sayWhenOffline();
  expect(said()).toBe(true);
});

it("[PLT-1] promises nothing before the files are there", () => {
  stop = sayWhenOffline();
  goOffline();
  expect(said()).toBe(false);
});
