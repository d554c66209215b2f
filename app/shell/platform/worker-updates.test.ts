import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startWorker, updateIfThere } from "./worker-updates.ts";

const HOUR_MS = 3_600_000;
const ask = vi.fn<typeof fetch>();
const script = () => new Response("self", { headers: { "content-type": "text/javascript" } });

class Worker extends EventTarget {
  state = "installing";
  postMessage = vi.fn<(message: unknown) => void>();
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}
class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  update = vi.fn(async () => undefined);
}
class Container extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  register = vi.fn(async () => this.registration);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  ask.mockImplementation(async () => script());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
});

async function start(container = new Container()) {
  const waiting: (() => void)[] = [];
  const [reload, onOfflineReady] = [vi.fn(), vi.fn()];
  const stop = startWorker({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the edge of the process: a browser's own part
    container: container as unknown as ServiceWorkerContainer,
    whenSafeToReload: (run) => waiting.push(run),
    reload,
    onOfflineReady,
  });
  await vi.advanceTimersByTimeAsync(0);
  return {
    container,
    reload,
    onOfflineReady,
    stop,
    safeMoment: () => {
      for (const run of waiting.splice(0)) run();
    },
  };
}

describe("[PLT-1] the service worker", () => {
  it("is registered at /sw.js for the whole site", async () => {
    const { container } = await start();
    expect(container.register).toHaveBeenCalledWith("/sw.js", { scope: "/" });
  });
  it("of a first visit makes the app available offline, and reloads nothing", async () => {
    const { container, onOfflineReady, reload, safeMoment } = await start();
    container.dispatchEvent(new Event("controllerchange"));
    safeMoment();
    expect(onOfflineReady).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
  it("takes over at a safe moment if it is newer, and the page reloads once", async () => {
    const known = new Container();
    known.controller = new Worker();
    const { container, reload, onOfflineReady, safeMoment } = await start(known);
    const newer = new Worker();
    container.registration.installing = newer;
    container.registration.dispatchEvent(new Event("updatefound"));
    newer.becomes("installed");
    expect(newer.postMessage).not.toHaveBeenCalled();
    safeMoment();
    expect(newer.postMessage).toHaveBeenCalledTimes(1);
    container.dispatchEvent(new Event("controllerchange"));
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).not.toHaveBeenCalled();
    safeMoment();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(onOfflineReady).not.toHaveBeenCalled();
  });
  it("takes over too if it has waited since the last visit", async () => {
    const known = new Container();
    known.controller = new Worker();
    const waiting = new Worker();
    waiting.state = "installed";
    known.registration.waiting = waiting;
    const { safeMoment } = await start(known);
    safeMoment();
    expect(waiting.postMessage).toHaveBeenCalledTimes(1);
  });
  it("takes over too if another tab found it, and it was still being installed when this page registered", async () => {
    const known = new Container();
    known.controller = new Worker();
    const installing = new Worker();
    known.registration.installing = installing;
    const { safeMoment } = await start(known);
    installing.becomes("installed");
    safeMoment();
    expect(installing.postMessage).toHaveBeenCalledTimes(1);
  });
  it("is checked for updates every 3600 s, bypassing every cache", async () => {
    const { container } = await start();
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask.mock.calls[0]?.[0]).toBe("/sw.js");
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ cache: "no-store" });
    expect(container.registration.update).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(container.registration.update).toHaveBeenCalledTimes(2);
  });
  it("is no longer checked when the page is gone", async () => {
    const { stop } = await start();
    stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(ask).not.toHaveBeenCalled();
  });
  it.each([
    ["an error", async () => new Response("", { status: 500 })],
    ["a page", async () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["a redirect that ended elsewhere", async () => new Response("", { status: 204 })],
    ["no network", async () => Promise.reject(new TypeError("failed"))],
  ])("is kept if %s is answered in its place", async (_what, implementation) => {
    ask.mockImplementation(implementation);
    const update = vi.fn();
    await updateIfThere({ update });
    expect(update).not.toHaveBeenCalled();
  });
});
