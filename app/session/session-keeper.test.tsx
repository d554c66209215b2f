import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SIGNED_IN_USER } from "#tests/signed-in-user.ts";
import { type KeeperParts, type SessionKeeper, startSessionKeeper } from "./session-keeper.ts";
import type { RefreshAnswer } from "./session-plan.ts";
import { sessionStore } from "./session-store.ts";

const SIGNED_IN: RefreshAnswer = { kind: "signed-in", user: SIGNED_IN_USER, plan: "free", expiresInS: 3600 };

const TRIAL = { status: "trialing", cancels: false, periodEndsAt: "2026-12-07T12:00:00.000Z" } as const;

/** Tabs of one browser: messages of one arrive at the others later. */
class Channel extends EventTarget {
  static all = new Set<Channel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    const heard = structuredClone(data);
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.dispatchEvent(new MessageEvent("message", { data: heard })));
  }
  close(): void {
    Channel.all.delete(this);
  }
}

/** One holder of a lock at a time, in the order of requests. */
function lockQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, run: () => Promise<void>): Promise<void> {
      const mine = last.then(run);
      last = mine;
      return mine;
    },
  };
}

let isHinted: boolean;
const keepers: SessionKeeper[] = [];

function openTab(refresh: KeeperParts["refresh"], onEnded: KeeperParts["onEnded"] = () => undefined) {
  const hint = {
    has: () => isHinted,
    set: (is: boolean) => {
      isHinted = is;
    },
  };
  const keeper = startSessionKeeper({ refresh, hint, onEnded });
  keepers.push(keeper);
  return keeper;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", Channel);
  Object.defineProperty(navigator, "locks", { value: lockQueue(), configurable: true });
  sessionStore.set({ status: "unknown" });
  isHinted = true;
});
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.stop();
  sessionStore.set({ status: "unknown" });
  Reflect.deleteProperty(navigator, "locks");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("[SES-1] the session keeper", () => {
  it("does not ask for a visitor who was never signed in here", async () => {
    isHinted = false;
    const refresh = vi.fn(async () => SIGNED_IN);
    openTab(refresh);
    await settle();
    expect(refresh).not.toHaveBeenCalled();
    expect(sessionStore.get()).toEqual({ status: "signed-out" });
  });

  it("asks at the start, and again five minutes before the end", async () => {
    const refresh = vi.fn(async () => SIGNED_IN);
    openTab(refresh);
    await settle();
    expect(sessionStore.get()).toEqual({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
    await vi.advanceTimersByTimeAsync(55 * 60_000 - 1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("retries 30 s after a network failure, doubling up to 16 minutes, and stays signed in", async () => {
    const refresh = vi.fn<KeeperParts["refresh"]>(async () => ({ kind: "network" }));
    refresh.mockResolvedValueOnce(SIGNED_IN);
    openTab(refresh);
    await vi.advanceTimersByTimeAsync(55 * 60_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    for (const waitS of [30, 60, 120, 240, 480, 960, 960]) {
      const before = refresh.mock.calls.length;
      await vi.advanceTimersByTimeAsync(waitS * 1000 - 1);
      expect(refresh).toHaveBeenCalledTimes(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(refresh).toHaveBeenCalledTimes(before + 1);
    }
    expect(sessionStore.get().status).toBe("signed-in");
  });

  it("stops asking after a failure other than the network", async () => {
    const refresh = vi.fn<KeeperParts["refresh"]>(async () => ({ kind: "error", code: "unknown" }));
    refresh.mockResolvedValueOnce(SIGNED_IN);
    openTab(refresh);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(sessionStore.get().status).toBe("signed-in");
  });

  it("asks at once when the network is back, if 30 s or less are left", async () => {
    const refresh = vi.fn<KeeperParts["refresh"]>(async () => ({ kind: "error", code: "unknown" }));
    refresh.mockResolvedValueOnce(SIGNED_IN);
    openTab(refresh);
    await vi.advanceTimersByTimeAsync(3_569_000);
    window.dispatchEvent(new Event("online"));
    await settle();
    expect(refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    window.dispatchEvent(new Event("online"));
    await settle();
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it("asks when the tab becomes visible after the device slept", async () => {
    const refresh = vi.fn(async () => SIGNED_IN);
    openTab(refresh);
    await settle();
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it.each(["user-disabled", "user-token-expired", "invalid-user-token"])("%s signs out", async (code) => {
    const refresh = vi.fn<KeeperParts["refresh"]>(async () => ({ kind: "ended", code }));
    refresh.mockResolvedValueOnce(SIGNED_IN);
    const onEnded = vi.fn();
    openTab(refresh, onEnded);
    await vi.advanceTimersByTimeAsync(55 * 60_000);
    expect(sessionStore.get()).toEqual({ status: "signed-out" });
    expect(isHinted).toBe(false);
    expect(onEnded).toHaveBeenCalledExactlyOnceWith(code, true);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});

describe("[SES-1] tabs", () => {
  it("share one refresh", async () => {
    const first = vi.fn(async () => SIGNED_IN);
    const second = vi.fn(async () => SIGNED_IN);
    openTab(first);
    openTab(second);
    await settle();
    expect(first.mock.calls.length + second.mock.calls.length).toBe(1);
    await vi.advanceTimersByTimeAsync(55 * 60_000);
    expect(first.mock.calls.length + second.mock.calls.length).toBe(2);
  });

  it("share one sign-out", async () => {
    const onEnded = vi.fn();
    const one = openTab(async () => SIGNED_IN);
    openTab(async () => SIGNED_IN, onEnded);
    await settle();
    one.end("signed-out");
    await settle();
    expect(onEnded).toHaveBeenCalledWith("signed-out", expect.anything());
    expect(sessionStore.get()).toEqual({ status: "signed-out" });
  });

  it("ask when they become visible after missing a sign-out", async () => {
    const onEnded = vi.fn();
    const refresh = vi.fn<KeeperParts["refresh"]>(async () => ({ kind: "visitor" }));
    refresh.mockResolvedValueOnce(SIGNED_IN);
    openTab(refresh, onEnded);
    await settle();
    isHinted = false;
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(onEnded).toHaveBeenCalledExactlyOnceWith("user-token-expired", true);
  });

  it("ignore invalid messages", async () => {
    openTab(async () => SIGNED_IN);
    await settle();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    new Channel("tincture-session").postMessage({ kind: "signed-in", user: { uid: 1 }, expiresInS: "x" });
    await settle();
    expect(sessionStore.get()).toEqual({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  });

  it("[SUB-1] a change that one tab hears reaches all tabs, and leaves the time of the next request", async () => {
    const refresh = vi.fn(async () => SIGNED_IN);
    const heard = openTab(refresh);
    openTab(refresh);
    await settle();
    const asked = refresh.mock.calls.length;
    heard.receive({ kind: "signed-in", user: SIGNED_IN_USER, plan: "pro", subscription: TRIAL });
    await settle();
    expect(sessionStore.get()).toEqual({
      status: "signed-in",
      user: SIGNED_IN_USER,
      plan: "pro",
      subscription: TRIAL,
    });
    await vi.advanceTimersByTimeAsync(3299_000);
    expect(refresh).toHaveBeenCalledTimes(asked);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(refresh.mock.calls.length).toBeGreaterThan(asked);
  });

  it("[SUB-1] a change that arrives after the end of the session, or of another person, is ignored", async () => {
    const tab = openTab(async () => SIGNED_IN);
    await settle();
    const before = sessionStore.get();
    tab.receive({ kind: "signed-in", user: { ...SIGNED_IN_USER, uid: "another" }, plan: "pro" });
    expect(sessionStore.get()).toBe(before);
    tab.end("signed-out");
    tab.receive({ kind: "signed-in", user: SIGNED_IN_USER, plan: "pro" });
    expect(sessionStore.get()).toEqual({ status: "signed-out" });
    expect(isHinted).toBe(false);
  });
});
