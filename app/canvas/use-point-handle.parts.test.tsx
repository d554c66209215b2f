import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { finger, focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf } from "#tests/parts/locators.ts";
import { usePointHandle } from "./use-point-handle.ts";

interface Place {
  readonly x: number;
  readonly y: number;
}

const log: string[] = [];
let root: Root;

/** A square of 200 px centered on 0, 0. The point is stored as in a tool: a draft, and the committed value. */
function Square({ takesPress }: { takesPress: boolean }) {
  const [committed, setCommitted] = useState<Place>({ x: 0, y: 0 });
  const [draft, setDraft] = useState<Place>();
  const { x, y } = draft ?? committed;
  const say = (what: string, at?: Place) => log.push(at ? `${what} ${at.x},${at.y}` : what);
  const handle = usePointHandle<Place>({
    value: { x, y },
    valueAt: ({ clientX, clientY }, { box }) => ({
      x: Math.round(clientX - box.left - 100),
      y: Math.round(clientY - box.top - 100),
    }),
    valueBy: (from, { right, up }) => ({ x: from.x + right, y: from.y - up }),
    takesPress,
    onDrag(at) {
      say("drag", at);
      setDraft(at);
    },
    onCommit(at) {
      say("commit", at);
      setDraft(undefined);
      setCommitted(at);
    },
    onCancel() {
      say("cancel");
      setDraft(undefined);
    },
  });
  return (
    <div
      role="slider"
      aria-label="Square"
      aria-valuenow={x}
      aria-valuetext={`${x}, ${y}`}
      tabIndex={0}
      style={{ position: "fixed", left: 100, top: 100, width: 200, height: 200, touchAction: "none" }}
      {...handle}
    />
  );
}

const square = () => page.getByRole("slider", { name: "Square" });
const text = () => square().element().getAttribute("aria-valuetext");

function mount(takesPress = false): void {
  const container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
  flushSync(() => root.render(<Square takesPress={takesPress} />));
}

beforeEach(() => {
  log.length = 0;
});
afterEach(() => flushSync(() => root.unmount()));

describe("[TLS-8] a handle by pointer", () => {
  it("follows the pointer, and makes one step at the end", async () => {
    mount();
    const box = await boxOf(square());
    await mouse.move(box.x + 100, box.y + 100);
    await mouse.down();
    await mouse.move(box.x + 130, box.y + 90, { steps: 3 });
    await mouse.move(box.x + 150, box.y + 80);
    await mouse.up();
    await expect.poll(() => log.at(-1)).toBe("commit 50,-20");
    expect(log.filter((entry) => entry.startsWith("commit"))).toHaveLength(1);
    expect(log.filter((entry) => entry.startsWith("drag")).length).toBeGreaterThan(2);
    expect(document.activeElement).toBe(square().element());
  });

  it("ignores a mere press, unless it takes presses", async () => {
    mount();
    const box = await boxOf(square());
    await mouse.move(box.x + 120, box.y + 100);
    await mouse.down();
    await mouse.up();
    expect(log).toEqual([]);
    flushSync(() => root.unmount());
    mount(true);
    await mouse.move(box.x + 120, box.y + 110);
    await mouse.down();
    await mouse.up();
    await expect.poll(() => log).toEqual(["drag 20,10", "commit 20,10"]);
  });

  it("is restored by Escape, without a step", async () => {
    mount();
    const box = await boxOf(square());
    await mouse.move(box.x + 100, box.y + 100);
    await mouse.down();
    await mouse.move(box.x + 150, box.y + 100);
    await expect.poll(text).toBe("50, 0");
    await press("Escape");
    await mouse.move(box.x + 170, box.y + 100);
    await mouse.up();
    await expect.poll(() => log.at(-1)).toBe("cancel");
    expect(text()).toBe("0, 0");
    expect(log.some((entry) => entry.startsWith("commit"))).toBe(false);
  });

  it("works by touch as by mouse", async () => {
    mount();
    const box = await boxOf(square());
    await finger.down(box.x + 100, box.y + 100);
    await finger.move(box.x + 110, box.y + 130);
    await finger.move(box.x + 120, box.y + 140);
    await finger.up();
    await expect.poll(() => log.at(-1)).toBe("commit 20,40");
  });

  it("ignores another finger", async () => {
    mount();
    const element = square().element();
    const at = (type: string, pointerId: number, clientX: number) =>
      flushSync(() => {
        const isPrimary = pointerId === 7;
        element.dispatchEvent(
          new PointerEvent(type, { pointerId, isPrimary, clientX, clientY: 200, bubbles: true }),
        );
      });
    at("pointerdown", 7, 200);
    at("pointermove", 8, 290);
    at("pointermove", 7, 210);
    at("pointerup", 8, 290);
    at("pointerup", 7, 220);
    expect(log).toEqual(["drag 10,0", "commit 20,0"]);
  });

  it("is restored if the browser cancels the pointer", async () => {
    mount();
    const element = square().element();
    const at = (type: string, clientX: number) =>
      flushSync(() => {
        element.dispatchEvent(
          new PointerEvent(type, { pointerId: 3, isPrimary: true, clientX, clientY: 200, bubbles: true }),
        );
      });
    at("pointerdown", 200);
    at("pointermove", 240);
    at("pointercancel", 240);
    at("pointerup", 250);
    expect(log).toEqual(["drag 40,0", "cancel"]);
  });
});

describe("[TLS-8] a handle by keys", () => {
  it("moves by one, with Shift by ten, each press being one step", async () => {
    mount();
    await focus(square());
    await press("ArrowRight", "Shift+ArrowUp", "ArrowDown");
    await expect.poll(text).toBe("1, -9");
    expect(log.filter((entry) => entry.startsWith("commit"))).toEqual([
      "commit 1,0",
      "commit 1,-10",
      "commit 1,-9",
    ]);
  });

  it("makes one step while a key is held, and Escape restores it", async () => {
    mount();
    const element = square().element();
    await focus(square());
    const key = (type: "keydown" | "keyup", name: string) =>
      flushSync(() => {
        element.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true }));
      });
    for (let repeat = 0; repeat < 5; repeat += 1) key("keydown", "ArrowLeft");
    key("keyup", "ArrowLeft");
    expect(log.filter((entry) => entry.startsWith("commit"))).toEqual(["commit -5,0"]);
    key("keydown", "ArrowUp");
    expect(text()).toBe("-5, -1");
    key("keydown", "Escape");
    key("keyup", "ArrowUp");
    expect(text()).toBe("-5, 0");
    expect(log.at(-1)).toBe("cancel");
  });

  it("makes one step if it loses the focus before the key is released", async () => {
    mount();
    await focus(square());
    const element = square().element();
    flushSync(() => {
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    });
    flushSync(() => {
      if (element instanceof HTMLElement) element.blur();
    });
    expect(log).toEqual(["drag 1,0", "commit 1,0"]);
  });

  it("ignores keys with Ctrl or Alt", async () => {
    mount();
    await focus(square());
    await press("Control+ArrowRight", "Alt+ArrowUp");
    expect(log).toEqual([]);
  });
});
