import { act as actInDom, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { DocumentKind } from "#domain/documents/tool-document.ts";
import type { Color } from "#engine/space/color.ts";
import { useToolDocument } from "./use-tool-document.ts";

interface Counter {
  readonly count: number;
}
const BLACK: Color = { space: "srgb", coords: [0, 0, 0], alpha: 1 };
const KIND: DocumentKind<Counter> = {
  tool: "counter",
  path: "/",
  decode: (params) => ({
    document: params.has("n") ? { count: Number(params.get("n")) } : undefined,
    notices: [],
  }),
  encode: ({ count }) => new URLSearchParams({ n: String(count) }),
  first: () => ({ count: 0 }),
  take: () => ({ count: 0 }),
  colorsOf: () => [BLACK],
};
const add = (document: Counter, amount: number): Counter =>
  amount === 0 ? document : { count: document.count + amount };

function mount() {
  const seen: { tool?: ReturnType<typeof useToolDocument<Counter, number>> } = {};
  function Probe() {
    seen.tool = useToolDocument(KIND, { search: "n=0", isGiven: true, notices: [] }, add);
    return null;
  }
  const router = createMemoryRouter([{ path: "/", element: <Probe /> }], { initialEntries: ["/?n=0"] });
  render(<RouterProvider router={router} />);
  const tool = () => {
    if (seen.tool === undefined) throw new Error("Nothing was rendered");
    return seen.tool;
  };
  return { tool, router };
}

it("[TLS-3] actions that follow each other at once build on one another", async () => {
  const { tool, router } = mount();
  await actInDom(async () => {
    tool().act(1);
    tool().act(10);
    tool().act(100);
  });
  expect(tool().document.count).toBe(111);
  expect(router.state.location.search).toBe("?n=111");
});

it("[TLS-3] a drag that begins while the address is on its way is shown, and ends where it was let go", async () => {
  const { tool, router } = mount();
  await actInDom(async () => {
    tool().act(1);
    tool().preview(5);
  });
  expect(tool().document.count, "of the drag").toBe(6);
  expect(tool().committed.count).toBe(1);
  expect(tool().isDragged).toBe(true);
  await actInDom(async () => void tool().act(5));
  expect(router.state.location.search).toBe("?n=6");
  expect(tool().isDragged).toBe(false);
});

it("[TLS-3] steps by key are never shown as they were before the last one", async () => {
  const { tool, router } = mount();
  const shown: number[] = [];
  for (let step = 1; step <= 20; step += 1) {
    // As a key that moves by what is shown: pressed, let go, pressed again, with or without time between.
    await actInDom(async () => tool().preview(1));
    shown.push(tool().document.count);
    const pressed = tool().document.count - tool().latest().count;
    if (step % 3 === 0) await actInDom(async () => void tool().act(pressed));
    else actInDom(() => void tool().act(pressed));
  }
  await actInDom(async () => undefined);
  expect(shown).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(router.state.location.search).toBe("?n=20");
});

it("[TLS-3] going back shows what stood there, not what was drafted", async () => {
  const { tool, router } = mount();
  await actInDom(async () => void tool().act(7));
  await actInDom(async () => tool().preview(1));
  await actInDom(async () => router.navigate(-1));
  expect(tool().document.count).toBe(0);
});

it("[TLS-3] undo right after a step takes it back", async () => {
  const { tool, router } = mount();
  await actInDom(async () => void tool().act(7));
  await actInDom(async () => {
    tool().act(1);
  });
  await actInDom(async () => tool().history.undo());
  expect(router.state.location.search).toBe("?n=7");
  expect(tool().history.canRedo).toBe(true);
  await actInDom(async () => tool().history.redo());
  expect(tool().document.count).toBe(8);
});

it("an action that does not apply is no step", async () => {
  const { tool } = mount();
  await actInDom(async () => expect(tool().act(0)).toBeUndefined());
  expect(tool().history.canUndo).toBe(false);
});
