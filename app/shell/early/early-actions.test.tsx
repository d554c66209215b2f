import { afterEach, expect, it } from "vitest";
import { watchEarlyActions } from "./early-actions.ts";

afterEach(() => document.body.replaceChildren());

function pressSpace(): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
}

it.each(["<button aria-keyshortcuts=Space>Generate</button>", "<section data-takes-space></section>"])(
  "[QLT-2] an early Space does not scroll a page that has %s",
  (html) => {
    document.body.innerHTML = html;
    const stop = watchEarlyActions();
    expect(pressSpace().defaultPrevented).toBe(true);
    stop();
  },
);

it("[QLT-2] an early Space scrolls a page that does nothing on it", () => {
  document.body.innerHTML = "<button aria-keyshortcuts=A>Add</button>";
  const stop = watchEarlyActions();
  expect(pressSpace().defaultPrevented).toBe(false);
  stop();
});
