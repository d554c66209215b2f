import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSlowConnection, startBuildCheck } from "./build-check.ts";

const HOUR_MS = 3_600_000;
const ask = vi.fn<typeof fetch>();
const answerWith = (id: string) =>
  ask.mockImplementation(async () => Response.json({ id, timestamp: 1_700_000_000_000 }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
});

function start(isSlow = false) {
  const onNewer = vi.fn<(id: string) => void>();
  return { onNewer, stop: startBuildCheck({ ownId: "aaaa1111", isSlow, onNewer }) };
}

describe("[PLT-3] the check for a newer build", () => {
  it("runs 1 s after load, then hourly, bypassing every cache", async () => {
    answerWith("aaaa1111");
    start();
    await vi.advanceTimersByTimeAsync(999);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]?.[0]).toBe("/builds/latest.json");
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ cache: "no-store" });
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });
  it("waits an hour on a slow connection", async () => {
    answerWith("aaaa1111");
    start(true);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it("reports a newer build once, and stops", async () => {
    answerWith("bbbb2222");
    const { onNewer } = start();
    await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
    expect(onNewer.mock.calls).toEqual([["bbbb2222"]]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it.each([
    ["a page in its place", async () => new Response("<html>", { status: 200 })],
    ["an error", async () => new Response("{}", { status: 500 })],
    ["something else", async () => Response.json({ version: 3 })],
    ["no network", async () => Promise.reject(new TypeError("failed"))],
  ])("ignores %s, and checks again", async (_what, implementation) => {
    ask.mockImplementation(implementation);
    const { onNewer } = start();
    await vi.advanceTimersByTimeAsync(1_000 + HOUR_MS);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onNewer).not.toHaveBeenCalled();
  });
  it("stops with the page", async () => {
    answerWith("bbbb2222");
    const { onNewer, stop } = start();
    stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(ask).not.toHaveBeenCalled();
    expect(onNewer).not.toHaveBeenCalled();
  });
  it.each([
    [{ effectiveType: "2g" }, true],
    [{ effectiveType: "slow-2g" }, true],
    [{ effectiveType: "4g", saveData: true }, true],
    [{ effectiveType: "3g", saveData: false }, false],
    [undefined, false],
  ])("a connection of %o is slow: %s", (connection, isSlow) => {
    expect(isSlowConnection(connection)).toBe(isSlow);
  });
});
