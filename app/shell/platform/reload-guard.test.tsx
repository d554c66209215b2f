import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listenToBrokenFiles, takeReload } from "./reload-guard.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("[PLT-3] a file that cannot be loaded", () => {
  it("reloads at most once in 10 s, over reloads", () => {
    expect([0, 1, 9_999, 10_000, 19_999, 20_000].map((at) => takeReload(50_000 + at))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });
  it("is not stopped by a clock that was set back", () => {
    expect(takeReload(1_000_000)).toBe(true);
    expect(takeReload(500_000)).toBe(true);
  });
  it("reloads the page that hears of it, until it stops listening", () => {
    const reload = vi.fn();
    const stop = listenToBrokenFiles(reload);
    window.dispatchEvent(new Event("vite:preloadError"));
    window.dispatchEvent(new Event("vite:preloadError"));
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
    sessionStorage.clear();
    window.dispatchEvent(new Event("vite:preloadError"));
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it("reloads nothing without a network, or where the tab keeps nothing", () => {
    const reload = vi.fn();
    const stop = listenToBrokenFiles(reload);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("vite:preloadError"));
    expect(reload).not.toHaveBeenCalled();
    stop();
    vi.stubGlobal("sessionStorage", {
      getItem() {
        throw new DOMException("refused", "SecurityError");
      },
    });
    expect(takeReload(1)).toBe(false);
  });
});
