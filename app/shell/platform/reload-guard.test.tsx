import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReloadGuard, listenToBrokenFiles, takeReload } from "./reload-guard.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  // The page was not left.
  window.dispatchEvent(new Event("pageshow"));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("[PLT-3] a file that fails to load", () => {
  it("reloads at most once in 10 s, across reloads", () => {
    expect([0, 1, 9_999, 10_000, 19_999, 20_000].map((at) => takeReload(50_000 + at))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });
  it("reloads even if the clock was set back", () => {
    expect(takeReload(1_000_000)).toBe(true);
    expect(takeReload(500_000)).toBe(true);
  });
  it("reloads the page that listens, until it stops listening", () => {
    vi.useFakeTimers();
    const reload = vi.fn();
    const stop = listenToBrokenFiles(createReloadGuard(reload), vi.fn());
    window.dispatchEvent(new Event("vite:preloadError"));
    window.dispatchEvent(new Event("vite:preloadError"));
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
    sessionStorage.clear();
    window.dispatchEvent(new Event("vite:preloadError"));
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it("lets another file that fails wait for the reload that is due", () => {
    vi.useFakeTimers();
    const guard = createReloadGuard(vi.fn());
    const stop = listenToBrokenFiles(guard, vi.fn());
    window.dispatchEvent(new Event("vite:preloadError"));
    expect(guard.mayReload()).toBe(true);
    vi.runAllTimers();
    expect(guard.mayReload()).toBe(false);
    stop();
  });
  it.each([
    ["before the file fails", ["beforeunload", "vite:preloadError"]],
    ["just after the file fails", ["vite:preloadError", "beforeunload"]],
    ["as the page goes", ["vite:preloadError", "pagehide"]],
  ])("[E1] does not reload a page that is being left, %s", (_when, events) => {
    vi.useFakeTimers();
    const reload = vi.fn();
    const stop = listenToBrokenFiles(createReloadGuard(reload), vi.fn());
    for (const name of events) window.dispatchEvent(new Event(name));
    vi.advanceTimersByTime(20_000);
    expect(reload).not.toHaveBeenCalled();
    stop();
  });
  it("[E1] reloads again once the page is shown again, or was not left after all", () => {
    vi.useFakeTimers();
    const reload = vi.fn();
    const stop = listenToBrokenFiles(createReloadGuard(reload), vi.fn());
    window.dispatchEvent(new Event("beforeunload"));
    window.dispatchEvent(new Event("pageshow"));
    window.dispatchEvent(new Event("vite:preloadError"));
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
    sessionStorage.clear();
    window.dispatchEvent(new Event("beforeunload"));
    vi.advanceTimersByTime(31_000);
    window.dispatchEvent(new Event("vite:preloadError"));
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(2);
    stop();
  });
  it("keeps the page if it turns out to be offline, and says so to the router", async () => {
    vi.useFakeTimers();
    const reload = vi.fn();
    const guard = createReloadGuard(reload);
    const stop = listenToBrokenFiles(guard, vi.fn());
    window.dispatchEvent(new Event("vite:preloadError"));
    const kept = guard.reloadSoon();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.runAllTimers();
    await kept;
    expect(reload).not.toHaveBeenCalled();
    stop();
  });
  it("does not reload offline, or if the tab cannot store anything", () => {
    const reload = vi.fn();
    const stop = listenToBrokenFiles(createReloadGuard(reload), vi.fn());
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
  it("is told where the page stays and nobody else has told it, and only then", () => {
    const onMissed = vi.fn();
    const stop = listenToBrokenFiles(createReloadGuard(vi.fn()), onMissed);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const lost = new TypeError("Failed to fetch dynamically imported module");
    const unhandled = (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
    unhandled(lost);
    expect(onMissed).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: lost }));
    expect(onMissed, "a part may tell it in its own place").not.toHaveBeenCalled();
    unhandled(lost);
    expect(onMissed).toHaveBeenCalledTimes(1);
    stop();
    unhandled(lost);
    expect(onMissed).toHaveBeenCalledTimes(1);
  });
});
