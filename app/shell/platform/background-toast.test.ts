import { afterEach, expect, it } from "vitest";
import { hideToast, showToast, toastStore } from "#app/ui/toast.ts";
import { showBackgroundToast } from "./background-toast.ts";

const NEWS = { text: "No network. Tools open as always." };

afterEach(() => {
  for (let shown = toastStore.get(); shown !== undefined; shown = toastStore.get()) hideToast(shown);
});

it("[PLT-1] [LIB-5] what nobody has asked for is said at once if nothing else is", () => {
  showBackgroundToast(NEWS);
  expect(toastStore.get()).toBe(NEWS);
});

it("[PLT-1] [LIB-5] it waits for the answers to what a person did, and is said once", () => {
  const saved = { text: "Saved", action: { label: "Open", run: () => undefined } };
  const removed = { text: "Removed", action: { label: "Undo", run: () => undefined } };
  showToast(saved);
  showBackgroundToast(NEWS);
  expect(toastStore.get()).toBe(saved);
  showToast(removed);
  expect(toastStore.get()).toBe(removed);
  hideToast(removed);
  expect(toastStore.get()).toBe(NEWS);
  hideToast(NEWS);
  expect(toastStore.get()).toBeUndefined();
});
