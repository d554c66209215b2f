import { renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showToast, toastStore } from "#app/ui/toast.ts";
import { useRestoredToast } from "./use-restored-toast.ts";

const asGiven = (startFresh: (() => void) | undefined) => startFresh;

afterEach(() => toastStore.set(undefined));

it("[TLS-4] says that the last work is back until the next step, and offers to start fresh", () => {
  const begun: string[] = [];
  const { rerender } = renderHook(useRestoredToast, { initialProps: asGiven(() => begun.push("first")) });
  expect(toastStore.get()?.text).toBe("Your last work here is back.");
  const shown = toastStore.get();
  // Another render of the same work says nothing again, and its action is the newest one.
  rerender(() => begun.push("second"));
  expect(toastStore.get()).toBe(shown);
  toastStore.get()?.action?.run();
  expect(begun).toEqual(["second"]);
  rerender(undefined);
  expect(toastStore.get()).toBeUndefined();
});

it("[TLS-4] a step after it leaves another message alone", () => {
  const { rerender } = renderHook(useRestoredToast, { initialProps: asGiven(() => {}) });
  showToast({ text: "Copied" });
  rerender(undefined);
  expect(toastStore.get()?.text).toBe("Copied");
});
