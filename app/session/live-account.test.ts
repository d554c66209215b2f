// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SIGNED_IN_USER } from "#tests/signed-in-user.ts";
import { followAccount } from "./live-account.ts";

/** The connections that the code opens, with the events that a server would send. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
  send(event: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  refuse(): void {
    this.readyState = Source.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
}

/** One holder at a time; a waiting tab that gives up leaves the queue. */
function lockQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>): Promise<void> {
      const mine = last.then(() => (signal.aborted ? undefined : run()));
      last = mine;
      return mine;
    },
  };
}

const open = () => Source.all.filter(({ readyState }) => readyState !== Source.CLOSED);
const settle = () => vi.advanceTimersByTimeAsync(0);
function show(state: "visible" | "hidden"): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

const stops: (() => void)[] = [];
function openTab() {
  const parts = { onAccount: vi.fn(), onEnded: vi.fn() };
  stops.push(followAccount(parts));
  return parts;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  Source.all = [];
  Object.defineProperty(navigator, "locks", { value: lockQueue(), configurable: true });
  show("visible");
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(navigator, "locks");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("[SUB-1] tabs of a browser share one connection, and the next one takes over", async () => {
  openTab();
  openTab();
  await settle();
  expect(open()).toHaveLength(1);
  stops.shift()?.();
  await settle();
  expect(open()).toHaveLength(1);
  stops.shift()?.();
  await settle();
  expect(open()).toHaveLength(0);
});

it("[SUB-1] what the server sends is read, and what cannot be understood is left out", async () => {
  const { onAccount } = openTab();
  await settle();
  open()[0]?.send("account", { plan: "gold" });
  expect(onAccount).not.toHaveBeenCalled();
  open()[0]?.send("account", { user: SIGNED_IN_USER, plan: "pro" });
  expect(onAccount).toHaveBeenCalledExactlyOnceWith({ kind: "signed-in", user: SIGNED_IN_USER, plan: "pro" });
});

it("[SUB-1] a hidden tab has no connection, and asks anew when it is seen", async () => {
  openTab();
  await settle();
  show("hidden");
  expect(open()).toHaveLength(0);
  show("visible");
  await settle();
  expect(open()).toHaveLength(1);
});

it("[SES-1] when the session has ended and this browser has no other one, the keeper is asked", async () => {
  const { onEnded } = openTab();
  await settle();
  open()[0]?.send("ended", "");
  expect(open()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onEnded).not.toHaveBeenCalled();
  open()[0]?.refuse();
  expect(onEnded).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5_000);
  open()[0]?.refuse();
  expect(onEnded).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(open()).toHaveLength(1);
});

it("[SES-1] a session that replaces the ended one is followed without a word", async () => {
  const { onEnded, onAccount } = openTab();
  await settle();
  open()[0]?.send("ended", "");
  await vi.advanceTimersByTimeAsync(2_000);
  open()[0]?.send("account", { user: SIGNED_IN_USER, plan: "free" });
  open()[0]?.refuse();
  expect(onEnded).not.toHaveBeenCalled();
  expect(onAccount).toHaveBeenCalledOnce();
});
