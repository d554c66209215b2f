import { afterEach, expect, it } from "vitest";
import { takeReload } from "#app/shell/platform/reload-guard.ts";
import { replaceRefusedStorage } from "./refused-storage.ts";

const granted = Object.getOwnPropertyDescriptor(window, "sessionStorage");

afterEach(() => {
  if (granted === undefined) Reflect.deleteProperty(window, "sessionStorage");
  else Object.defineProperty(window, "sessionStorage", granted);
});

function refuse(): void {
  Object.defineProperty(window, "sessionStorage", {
    configurable: true,
    get() {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });
}

it("[U25] where storage is refused, reading finds nothing and removing does nothing", () => {
  refuse();
  expect(() => window.sessionStorage).toThrow("denied");
  replaceRefusedStorage();
  expect(window.sessionStorage.getItem("any")).toBeNull();
  window.sessionStorage.removeItem("any");
  expect(() => window.sessionStorage.setItem("any", "1")).toThrow("refuses storage");
});

it("[U25] without storage a page is not reloaded for a broken file, which could go on for ever", () => {
  refuse();
  replaceRefusedStorage();
  expect(takeReload(Date.now())).toBe(false);
});

it("[U25] granted storage is left alone", () => {
  const before = window.sessionStorage;
  replaceRefusedStorage();
  expect(window.sessionStorage).toBe(before);
});
