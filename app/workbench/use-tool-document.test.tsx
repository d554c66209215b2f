import { act as actInDom, render } from "@testing-library/react";
import { type ExoticComponent, Fragment, type ReactNode, StrictMode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { rememberItem } from "#app/collections/kept-work.ts";
import { sessionStore } from "#app/session/session-store.ts";
import { watchTraversals } from "#app/shell/navigation/page-traversals.ts";
import type { KeptItem } from "#domain/device/kept-items.ts";
import type { DocumentKind } from "#domain/documents/tool-document.ts";
import type { Color } from "#engine/space/color.ts";
import { SIGNED_IN_USER } from "#tests/signed-in-user.ts";
import { useToolDocument } from "./use-tool-document.ts";

interface Counter {
  readonly count: number;
  readonly view: string;
}
const BLACK: Color = { space: "srgb", coords: [0, 0, 0], alpha: 1 };
const KIND: DocumentKind<Counter> = {
  tool: "counter",
  path: "/counter",
  decode: (params) => ({
    document: params.has("n")
      ? { count: Number(params.get("n")) || 0, view: params.get("view") ?? "digits" }
      : undefined,
    notices: params.get("n") === "x" ? ["That is no number."] : [],
  }),
  encode: ({ count, view }) => new URLSearchParams({ n: String(count), ...(view !== "digits" && { view }) }),
  first: () => ({ count: 0, view: "digits" }),
  take: () => ({ count: 0, view: "digits" }),
  colorsOf: () => [BLACK],
  withViewOf: (document, { view }) => ({ ...document, view }),
};
const reduce = (document: Counter, change: number | string): Counter => {
  if (typeof change === "string") return { ...document, view: change };
  return change === 0 ? document : { ...document, count: document.count + change };
};

const traversals = new EventTarget();
window.addEventListener("popstate", () => traversals.dispatchEvent(new Event("popstate")));
watchTraversals();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.set({ status: "unknown" });
  for (const router of routers.splice(0)) router.dispose();
});

const routers: ReturnType<typeof createBrowserRouter>[] = [];

/** Opens the tool at an address like a reload: the history entry is unchanged. */
function mount(Mode: ExoticComponent<{ children?: ReactNode }> = Fragment) {
  const seen: { tool?: ReturnType<typeof useToolDocument<Counter, number | string>> } = {};
  function Probe() {
    seen.tool = useToolDocument(
      KIND,
      { search: "n=0", isGiven: location.search !== "", notices: [] },
      reduce,
    );
    return null;
  }
  const router = createBrowserRouter([
    { path: "/counter", element: <Probe /> },
    { path: "*", element: null },
  ]);
  routers.push(router);
  const page = render(
    <Mode>
      <RouterProvider router={router} />
    </Mode>,
  );
  const tool = () => {
    if (seen.tool === undefined) throw new Error("Nothing was rendered");
    return seen.tool;
  };
  return { tool, router, page, seen };
}

/** Opens the tool in a new history entry. */
function openAt(address: string, Mode?: ExoticComponent<{ children?: ReactNode }>) {
  window.history.pushState({ idx: window.history.length }, "", address);
  return mount(Mode);
}

const ownItem = (id: string, search: string): KeptItem => ({
  uid: SIGNED_IN_USER.uid,
  tool: "counter",
  kind: "palette",
  title: id,
  version: 1,
  id,
  search,
  savedSearch: search,
  savedColors: ["#000000"],
});

const shown = () => window.location.pathname + window.location.search;
const move = (go: () => unknown) => actInDom(async () => void go());

it("[TLS-3] actions in quick succession build on each other, each being a step", async () => {
  const { tool } = openAt("/counter?n=0");
  await move(() => {
    tool().act(1);
    tool().act(10);
    tool().act(100);
  });
  expect(tool().document.count).toBe(111);
  expect(shown()).toBe("/counter?n=111");
  await move(() => tool().history.undo());
  expect(tool().document.count).toBe(11);
});

it("[TLS-3] asynchronous work builds on the document at its end", async () => {
  const { tool } = openAt("/counter?n=0");
  const { act, latest } = tool();
  await move(async () => {
    const asked = latest().count;
    tool().act(5);
    await Promise.resolve();
    act(10 * (latest().count - asked));
  });
  expect([tool().document.count, shown()]).toEqual([55, "/counter?n=55"]);
});

it("[TLS-3] what a held key does is one step, and pressing it again is another one", async () => {
  const { tool } = openAt("/counter?n=0");
  const key = (type: "keydown" | "keyup", repeat = false) =>
    window.dispatchEvent(new KeyboardEvent(type, { key: "ArrowRight", repeat }));
  const hold = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await move(() => {
        key("keydown", time > 0);
        tool().act(1);
      });
    key("keyup");
  };
  await hold(40);
  await hold(3);
  expect(tool().document.count).toBe(43);
  await move(() => tool().history.undo());
  expect(tool().document.count).toBe(40);
  await move(() => tool().history.undo());
  expect([tool().document.count, tool().history.canUndo]).toEqual([0, false]);
});

it("[TLS-3] a drag shows drafts and is one step", async () => {
  const { tool } = openAt("/counter?n=0");
  const length = window.history.length;
  for (const by of [1, 2, 3]) await move(() => tool().preview(by));
  expect([tool().document.count, tool().committed.count, tool().isDragged]).toEqual([3, 0, true]);
  expect(shown()).toBe("/counter?n=0");
  await move(() => tool().act(4));
  expect([tool().document.count, tool().committed.count, tool().isDragged]).toEqual([4, 4, false]);
  expect(window.history.length).toBe(length + 1);
});

it("[TLS-3] a cancelled drag changes nothing", async () => {
  const { tool } = openAt("/counter?n=0");
  await move(() => tool().preview(5));
  await move(() => tool().cancelPreview());
  expect([tool().document.count, tool().isDragged, tool().history.canUndo]).toEqual([0, false, false]);
});

it("[TLS-3] steps by key never show an earlier state", async () => {
  const { tool } = openAt("/counter?n=0");
  const numbers: number[] = [];
  for (let step = 1; step <= 15; step += 1) {
    // Simulates a key that moves the shown value: pressed, released, pressed again.
    await move(() => tool().preview(1));
    numbers.push(tool().document.count);
    await move(() => tool().act(tool().document.count - tool().latest().count));
  }
  expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(shown()).toBe("/counter?n=15");
});

it("[TLS-2] Back shows the committed document, not a draft, and Forward restores the step", async () => {
  const { tool } = openAt("/counter?n=0");
  await move(() => tool().act(7));
  await move(() => tool().preview(1));
  await move(() => window.history.back());
  expect([tool().document.count, tool().isDragged]).toEqual([0, false]);
  await move(() => window.history.forward());
  expect(tool().document.count).toBe(7);
});

it("[TLS-3] undo stops at the first document, and redo at the last", async () => {
  const { tool } = openAt("/counter?n=0");
  for (const by of [1, 2, 3]) await move(() => tool().act(by));
  await move(() => {
    for (let press = 0; press < 10; press += 1) tool().history.undo();
  });
  expect([tool().document.count, tool().history.canUndo, tool().history.canRedo]).toEqual([0, false, true]);
  expect(shown()).toBe("/counter?n=0");
  await move(() => {
    for (let press = 0; press < 10; press += 1) tool().history.redo();
  });
  expect([tool().document.count, tool().history.canUndo, tool().history.canRedo]).toEqual([6, true, false]);
  expect(shown()).toBe("/counter?n=6");
});

it("[TLS-3] a change of view is no step: it replaces the address and survives undo", async () => {
  const { tool } = openAt("/counter?n=0");
  const length = window.history.length;
  await move(() => tool().act("bars"));
  expect([shown(), tool().history.canUndo]).toEqual(["/counter?n=0&view=bars", false]);
  expect(window.history.length).toBe(length);
  await move(() => tool().act(1));
  await move(() => tool().act("digits"));
  await move(() => tool().history.undo());
  expect(tool().document).toEqual({ count: 0, view: "digits" });
  expect(shown()).toBe("/counter?n=0");
  expect(tool().history.canRedo).toBe(true);
});

it("an action without effect is no step", async () => {
  const { tool } = openAt("/counter?n=0");
  await move(() => expect(tool().act(0)).toBeUndefined());
  expect([tool().history.canUndo, tool().history.moves]).toEqual([false, 0]);
});

it("[TLS-2] undo and redo continue after a reload", async () => {
  const { tool, page } = openAt("/counter?n=0");
  for (const by of [1, 10, 100]) await move(() => tool().act(by));
  await move(() => tool().history.undo());
  window.dispatchEvent(new Event("pagehide"));
  page.unmount();
  const again = mount();
  expect(again.tool().document.count).toBe(11);
  expect([again.tool().history.canUndo, again.tool().history.canRedo]).toEqual([true, true]);
  await move(() => again.tool().history.redo());
  expect([again.tool().document.count, shown()]).toEqual([111, "/counter?n=111"]);
  for (const count of [11, 1, 0]) {
    await move(() => again.tool().history.undo());
    expect([again.tool().document.count, shown()]).toEqual([count, `/counter?n=${count}`]);
  }
});

it("[TLS-2] without storage, Back still moves through the steps after a reload", async () => {
  const { tool, page } = openAt("/counter?n=0");
  for (const by of [1, 10]) await move(() => tool().act(by));
  page.unmount();
  sessionStorage.clear();
  const again = mount();
  expect(again.tool().history.canUndo).toBe(false);
  await move(() => window.history.back());
  expect([again.tool().document.count, again.tool().history.canRedo]).toEqual([1, true]);
});

it("[TLS-3] opening a page in the middle of the history drops what could be redone, and redo does not lead to it", async () => {
  const { tool, router } = openAt("/counter?n=0");
  for (const by of [1, 10]) await move(() => tool().act(by));
  await move(() => tool().history.undo());
  await move(() => router.navigate("/help"));
  expect(shown()).toBe("/help");
  await move(() => window.history.back());
  expect([tool().document.count, shown()]).toEqual([1, "/counter?n=1"]);
  await move(() => tool().history.redo());
  expect([tool().document.count, shown()]).toEqual([11, "/counter?n=11"]);
});

it("[TLS-2] a link to another document of the tool starts its own history; Back leads to the old one", async () => {
  const { tool, router } = openAt("/counter?n=0");
  await move(() => tool().act(1));
  await move(() => router.navigate("/counter?n=50"));
  expect([tool().document.count, tool().history.canUndo]).toEqual([50, false]);
  await move(() => tool().act(1));
  await move(() => tool().history.undo());
  await move(() => tool().history.undo());
  expect(shown()).toBe("/counter?n=50");
  await move(() => window.history.back());
  expect([tool().document.count, tool().history.canUndo]).toEqual([1, true]);
  await move(() => tool().history.undo());
  expect([tool().document.count, shown()]).toEqual([0, "/counter?n=0"]);
});

it("[TLS-2] Back before the next page is drawn leads to the document, for the router as well", async () => {
  const { router, tool } = openAt("/counter?n=0");
  await move(() => tool().act(1));
  // React draws nothing before the end of this function.
  await actInDom(async () => {
    await router.navigate("/elsewhere");
    const arrived = new Promise((done) => traversals.addEventListener("popstate", done, { once: true }));
    window.history.back();
    await arrived;
  });
  expect(shown()).toBe("/counter?n=1");
  expect(router.state.location.pathname).toBe("/counter");
  expect(tool().document.count).toBe(1);
});

it("[TLS-7] an own item open in two tabs stays the item of both, and the one that is behind is told so", async () => {
  const item = ownItem("first", "n=1");
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  /** The list that both tabs share, as the other tab writes it. */
  const writeElsewhere = (list: readonly object[]) =>
    move(() => {
      localStorage.setItem("tincture:kept", JSON.stringify(list));
      window.dispatchEvent(new StorageEvent("storage", { key: "tincture:kept" }));
    });
  localStorage.setItem("tincture:kept", JSON.stringify([item]));
  const { tool, page } = openAt("/counter?n=1");
  const keptAs = () => [tool().device.kept?.id, tool().device.kept?.version, tool().device.kept?.isBehind];
  await expect.poll(keptAs).toEqual(["first", 1, false]);

  await writeElsewhere([{ ...item, search: "n=5" }]);
  expect(keptAs()).toEqual(["first", 1, false]);
  await writeElsewhere([{ ...item, search: "n=5", savedSearch: "n=5", version: 2 }]);
  expect(keptAs()).toEqual(["first", 1, true]);
  await move(() => tool().act(10));
  expect(keptAs()).toEqual(["first", 1, true]);

  page.unmount();
  const again = mount();
  await expect.poll(() => again.tool().device.kept?.id).toBe("first");
  expect([again.tool().history.search, again.tool().device.kept?.isBehind]).toEqual(["n=11", true]);
  // This very document is saved in the other tab: nothing is left that could be replaced.
  await writeElsewhere([{ ...item, search: "n=11", savedSearch: "n=11", version: 3 }]);
  expect(again.tool().device.kept).toMatchObject({ version: 3, savedSearch: "n=11", isBehind: false });
});

it("[TLS-7] from one own item to another in a tool, each keeps its own changes", async () => {
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  const { tool, router } = openAt("/counter?n=1");
  rememberItem(ownItem("first", "n=1"));
  await move(() => tool().act(10));
  const keptAs = () => [tool().device.kept?.id, tool().history.search];
  expect(keptAs()).toEqual(["first", "n=11"]);

  rememberItem(ownItem("second", "n=2"));
  await move(() => router.navigate("/counter?n=2"));
  expect(keptAs()).toEqual(["second", "n=2"]);
  await move(() => tool().act(20));
  expect(keptAs()).toEqual(["second", "n=22"]);
  // What nobody keeps is no change of what was there before.
  await move(() => router.navigate("/counter?n=3"));
  await move(() => tool().act(30));
  expect(keptAs()).toEqual([undefined, "n=33"]);
  await move(() => router.navigate("/counter?n=11"));
  expect(keptAs()).toEqual(["first", "n=11"]);
});

it("[TLS-2] notices of an address are shown until the next step, and again when it is back", async () => {
  const { tool } = openAt("/counter?n=x");
  await move(() => tool().act("bars"));
  expect(tool().notices).toEqual(["That is no number."]);
  await move(() => tool().act(1));
  expect(tool().notices).toEqual([]);
  await move(() => tool().history.undo());
  expect(tool().notices).toEqual(["That is no number."]);
});

it("works the same with React's strict mode, which runs effects twice", async () => {
  localStorage.setItem(
    "tincture:work",
    JSON.stringify([{ tool: "counter", path: "/counter", search: "n=4", colors: ["#000000"], changedMs: 1 }]),
  );
  const { tool } = openAt("/counter", StrictMode);
  expect([tool().document.count, shown()]).toEqual([4, "/counter?n=4"]);
  expect(tool().device.startFresh).toBeDefined();
  await move(() => tool().act(1));
  await move(() => tool().history.undo());
  expect([tool().document.count, shown()]).toEqual([4, "/counter?n=4"]);
  await move(() => window.history.forward());
  expect(tool().document.count).toBe(5);
});

it("[TLS-4] an address without parameters restores the latest work on arrival, but not after Back or a reload", async () => {
  const first = openAt("/counter?n=0");
  await move(() => first.tool().act(7));
  first.page.unmount();
  const { tool, page } = openAt("/counter");
  expect([tool().document.count, shown()]).toEqual([7, "/counter?n=7"]);
  expect(tool().device.startFresh).toBeDefined();
  await move(() => tool().device.startFresh?.());
  expect([tool().document.count, tool().device.startFresh]).toEqual([0, undefined]);
  page.unmount();
  localStorage.clear();

  const bare = openAt("/counter");
  expect(shown()).toBe("/counter");
  await move(() => bare.tool().act(3));
  bare.page.unmount();
  const reloaded = mount();
  await move(() => window.history.back());
  expect([reloaded.tool().document.count, shown()]).toEqual([0, "/counter"]);
  reloaded.page.unmount();
  const stayed = mount();
  expect([stayed.tool().document.count, shown()]).toEqual([0, "/counter"]);
});
