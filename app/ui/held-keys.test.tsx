import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { type HoldOptions, holdKeys } from "./held-keys.ts";

let end = () => {};
afterEach(() => end());
const hold = (options?: HoldOptions) => {
  end = holdKeys(options);
};
const press = (...keys: readonly string[]) => keys.map((key) => fireEvent.keyDown(document.body, { key }));

function Field({ onSubmit }: { readonly onSubmit: (value: string) => void }) {
  const [value, setValue] = useState("old");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <input
        aria-label="Name"
        value={value}
        maxLength={9}
        onChange={(event) => setValue(event.target.value)}
      />
    </form>
  );
}
function openField() {
  const onSubmit = vi.fn();
  render(<Field onSubmit={onSubmit} />);
  const field: HTMLInputElement = screen.getByRole("textbox");
  const value = () => field.value;
  return { field, onSubmit, value };
}

it("[SHL-13] what is typed before the field is there arrives in it, in order, and goes nowhere else", async () => {
  const page = vi.fn();
  window.addEventListener("keydown", page);
  hold();
  press("h", "a", "x", "Backspace", "r", "b");
  fireEvent.paste(document.body, { clipboardData: { getData: () => "or 6!?" } });
  press("ArrowLeft", "Shift");
  expect(page.mock.calls.map(([event]) => event.key)).toEqual(["ArrowLeft", "Shift"]);
  const { field, value, onSubmit } = openField();
  field.select();
  field.focus();
  // As much as the field holds, in place of what was selected.
  await expect.poll(value).toBe("harbor 6!");
  expect(onSubmit).not.toHaveBeenCalled();
  press("q");
  expect(page).toHaveBeenCalledTimes(3);
  expect(value()).toBe("harbor 6!");
  window.removeEventListener("keydown", page);
});

it("[SHL-13] Enter comes after the letters, once there is something to choose", async () => {
  let isReady = false;
  hold({ takesEnter: () => isReady });
  press("m", "i", "x", "Enter", "z");
  const { field, value, onSubmit } = openField();
  field.setSelectionRange(0, 3);
  field.focus();
  await expect.poll(value).toBe("mix");
  expect(onSubmit).not.toHaveBeenCalled();
  isReady = true;
  await expect.poll(() => onSubmit.mock.calls).toEqual([["mix"]]);
});

it.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a press", () => fireEvent.pointerDown(document.body)],
  ["closing", () => end()],
] as const)("[SHL-13] %s before the field is there gives the keys back to the page", async (_name, stop) => {
  const onEscape = vi.fn();
  hold({ onEscape });
  press("a");
  stop();
  expect(onEscape).toHaveBeenCalledTimes(_name === "Escape" ? 1 : 0);
  expect(press("b")).toEqual([true]);
  const { field, value } = openField();
  field.focus();
  await Promise.resolve();
  expect(value()).toBe("old");
});

it("[SHL-8] leaves Escape to a dialog that has the focus", () => {
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  dialog.tabIndex = -1;
  const onEscape = vi.fn();
  hold({ onEscape });
  dialog.focus();
  expect(fireEvent.keyDown(dialog, { key: "Escape" })).toBe(true);
  expect(onEscape).not.toHaveBeenCalled();
  dialog.remove();
});
