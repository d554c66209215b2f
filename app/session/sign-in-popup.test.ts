import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SIGN_IN_CHANNEL } from "#domain/account/provider-sign-in.ts";
import {
  CLOSED_POLL_MS,
  CLOSED_WAIT_MS,
  LATE_LISTEN_MS,
  type PopupOutcome,
  signInByPopup,
} from "./sign-in-popup.ts";

const ORIGIN = "https://tincture.example";

/** The parts of a browser that this needs: a window that can be opened and closed, a channel, messages. */
class Channel extends EventTarget {
  static all = new Set<Channel>();
  constructor() {
    super();
    Channel.all.add(this);
  }
  close(): void {
    Channel.all.delete(this);
  }
}

const popup = { closed: false };
let page: EventTarget;
let open: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  popup.closed = false;
  Channel.all.clear();
  page = new EventTarget();
  open = vi.fn(() => popup);
  vi.stubGlobal("open", open);
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  for (const [name, value] of Object.entries({
    screenX: 100,
    screenY: 50,
    outerWidth: 1500,
    outerHeight: 900,
  })) {
    vi.stubGlobal(name, value);
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(onLate?: (outcome: PopupOutcome) => void) {
  const outcomes: PopupOutcome[] = [];
  const request = { providerId: "house", mode: "sign-in" as const };
  const done = signInByPopup(onLate === undefined ? request : { ...request, onLate });
  void done.then((outcome) => outcomes.push(outcome));
  const address = String(open.mock.calls[0]?.[0] ?? "");
  const nonce = new URLSearchParams(address.split("?")[1]).get("nonce") ?? "";
  return { outcomes, nonce, address };
}

function say(message: object): void {
  for (const channel of Channel.all) channel.dispatchEvent(new MessageEvent("message", { data: message }));
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const FAILED_BY_CLOSING = { status: "failed", code: "popup-closed-by-user" };

describe("[ACC-1] signing in with a popup", () => {
  it("opens a popup of 500 by 600, centered on this window, on our own origin", () => {
    const { address, nonce } = start();
    expect(address).toBe(`/auth/popup?provider=house&mode=sign-in&nonce=${nonce}`);
    const features = String(open.mock.calls[0]?.[2]).split(",");
    expect(features).toEqual(["popup", "width=500", "height=600", "left=600", "top=200"]);
  });

  it("reports a blocked popup", async () => {
    open.mockReturnValue(null);
    const { outcomes } = start();
    await settle();
    expect(outcomes).toEqual([{ status: "failed", code: "popup-blocked" }]);
  });

  it("succeeds when the popup reports success by channel", async () => {
    const { outcomes, nonce } = start();
    say({ kind: SIGN_IN_CHANNEL, nonce });
    await settle();
    expect(outcomes).toEqual([{ status: "done" }]);
    expect([Channel.all.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it("succeeds when the popup reports success directly, and ignores other origins", async () => {
    const { outcomes, nonce } = start();
    const data = { kind: SIGN_IN_CHANNEL, nonce };
    page.dispatchEvent(new MessageEvent("message", { data, origin: "https://evil.example" }));
    await settle();
    expect(outcomes).toEqual([]);
    page.dispatchEvent(new MessageEvent("message", { data, origin: ORIGIN }));
    await settle();
    expect(outcomes).toEqual([{ status: "done" }]);
  });

  it("ignores the answer of another popup", async () => {
    const { outcomes } = start();
    say({ kind: SIGN_IN_CHANNEL, nonce: "of-another-window" });
    say({ kind: "something else" });
    await settle();
    expect(outcomes).toEqual([]);
  });

  it("passes on the server's error, and a required second factor", async () => {
    const first = start();
    say({ kind: SIGN_IN_CHANNEL, nonce: first.nonce, error: "access_denied" });
    await settle();
    expect(first.outcomes).toEqual([{ status: "failed", code: "access_denied" }]);
    open.mockClear();
    const second = start();
    say({ kind: SIGN_IN_CHANNEL, nonce: second.nonce, error: "multi-factor-auth-required" });
    await settle();
    expect(second.outcomes).toEqual([{ status: "second-factor" }]);
  });
});

describe("[ACC-1] a closed popup", () => {
  it("is checked for every 2 s, and counts as closed by the person 8 s later", async () => {
    expect([CLOSED_POLL_MS, CLOSED_WAIT_MS]).toEqual([2_000, 8_000]);
    const { outcomes } = start();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(2_000 + 8_000 - 1);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual([FAILED_BY_CLOSING]);
  });

  it("is not assumed while the popup is open", async () => {
    const { outcomes } = start();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(outcomes).toEqual([]);
  });

  it("may still report success within the 8 s", async () => {
    const { outcomes, nonce } = start();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(9_000);
    say({ kind: SIGN_IN_CHANNEL, nonce });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcomes).toEqual([{ status: "done" }]);
  });

  it("may report success even later, if it only looked closed", async () => {
    const late = vi.fn();
    const { outcomes, nonce } = start(late);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outcomes).toEqual([FAILED_BY_CLOSING]);
    say({ kind: SIGN_IN_CHANNEL, nonce });
    expect(late.mock.calls).toEqual([[{ status: "done" }]]);
  });

  it("does not report a later failure, and listening ends eventually", async () => {
    const late = vi.fn();
    const { nonce } = start(late);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(10_000);
    say({ kind: SIGN_IN_CHANNEL, nonce, error: "access_denied" });
    expect(late).not.toHaveBeenCalled();
    expect(Channel.all.size).toBe(0);
    open.mockClear();
    start(late);
    await vi.advanceTimersByTimeAsync(10_000 + LATE_LISTEN_MS);
    expect([Channel.all.size, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
