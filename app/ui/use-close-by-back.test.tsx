import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCloseByBack } from "./use-close-by-back.ts";

/** The watchers that are active, the newest last: the browser closes that one by Back. */
let watchers: EventTarget[] = [];
const goBack = () => watchers.pop()?.dispatchEvent(new Event("close"));

beforeEach(() => {
  watchers = [];
  vi.stubGlobal(
    "CloseWatcher",
    class extends EventTarget {
      constructor() {
        super();
        watchers.push(this);
      }
      destroy() {
        watchers = watchers.filter((watcher) => watcher !== this);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());
const onScreen = (query: string) =>
  vi.stubGlobal("matchMedia", (asked: string) => ({ matches: asked === query }));

function panel() {
  const closed: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ name }: { name: string | undefined }) =>
      useCloseByBack(name !== undefined, () => closed.push(name ?? "")),
    { initialProps: { name: undefined as string | undefined } },
  );
  return { closed, show: (name: string | undefined) => rerender({ name }), unmount };
}

it("[SHL-8] Back on a phone closes the panel that is open, and nothing when none is", () => {
  onScreen("(pointer: coarse)");
  const { closed, show, unmount } = panel();
  expect(watchers).toHaveLength(0);
  show("export");
  show("vision");
  expect(watchers).toHaveLength(1);
  goBack();
  expect(closed).toEqual(["vision"]);
  show(undefined);
  show("export");
  show(undefined);
  expect(watchers).toHaveLength(0);
  show("export");
  unmount();
  expect(watchers).toHaveLength(0);
});

it("[SHL-8] with a keyboard Escape stays with what has the focus", () => {
  onScreen("(pointer: fine)");
  const { show } = panel();
  show("export");
  expect(watchers).toHaveLength(0);
});

it("[SHL-8] a browser without close watchers goes back", () => {
  onScreen("(pointer: coarse)");
  vi.stubGlobal("CloseWatcher", undefined);
  const { closed, show } = panel();
  show("export");
  expect([watchers, closed]).toEqual([[], []]);
});
