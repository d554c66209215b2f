import { afterEach, expect, it } from "vitest";
import { hideToast, toastStore } from "#app/ui/toast.ts";
import { selectInstead } from "./copy-outcome.ts";

afterEach(() => {
  const toast = toastStore.get();
  if (toast !== undefined) hideToast(toast);
  document.body.replaceChildren();
  document.documentElement.removeAttribute("data-mac");
});

it.each([
  ["another system", false, "Ctrl C"],
  ["a Mac", true, "⌘ C"],
])(
  "[L23] [SHL-10] a refused copy selects the value and says which keys copy it: %s",
  (_name, isMac, keys) => {
    document.documentElement.toggleAttribute("data-mac", isMac);
    const value = document.createElement("span");
    value.textContent = "#0e2a47";
    document.body.append(value);
    selectInstead(value);
    expect(window.getSelection()?.toString()).toBe("#0e2a47");
    expect(toastStore.get()?.text).toContain(keys);
  },
);

it("[L23] a refused copy without a shown value says so", () => {
  selectInstead(undefined);
  expect(toastStore.get()?.text).toMatch(/clipboard/);
});
