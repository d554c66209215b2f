import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hideToast, toastStore } from "#app/ui/toast.ts";
import { TaskProblem } from "#app/workers/task-problem.ts";
import { CopyButton } from "./copy-button.tsx";

let clipboard: string[] = [];
beforeEach(() => {
  clipboard = [];
  vi.stubGlobal(
    "ClipboardItem",
    class {
      readonly text: Promise<Blob>;
      constructor({ "text/plain": text }: { readonly "text/plain": Promise<Blob> }) {
        this.text = text;
      }
    },
  );
  const write = async ([item]: readonly { readonly text: Promise<Blob> }[]) => {
    clipboard.push((await (await item?.text)?.text()) ?? "");
  };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { write } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  const toast = toastStore.get();
  if (toast !== undefined) hideToast(toast);
});

it("[SHL-10] a text that cannot be written is not replaced by the one that is shown, and a toast says why", async () => {
  const shown = document.createElement("p");
  shown.textContent = "what was written before";
  document.body.append(shown);
  let write = () => Promise.reject<string>(new TaskProblem("A color has no name."));
  render(<CopyButton text={() => write()} shown={() => shown} />);
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await expect.poll(() => toastStore.get()?.text).toBe("Nothing was copied. A color has no name.");
  expect(window.getSelection()?.toString()).not.toContain("before");
  expect([clipboard, screen.queryByText("Copied")]).toEqual([[], null]);

  write = () => Promise.resolve("--ink: #111;");
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await expect.poll(() => clipboard).toEqual(["--ink: #111;"]);
});
