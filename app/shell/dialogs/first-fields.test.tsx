import { fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { CollectDialog } from "#app/collections/collect-dialog.tsx";
import { closeDialog, dialogFlags, openDialog } from "#app/ui/dialog-flags.ts";
import { GlobalDialogs } from "./global-dialogs.tsx";

afterEach(() => {
  closeDialog("signup");
  closeDialog("feedback");
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const onTouch = () =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" }));
const save = () => openDialog("signup", { title: "this palette", colors: [], action: "save" });
const feedback = () => openDialog("feedback", true);
function show() {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <GlobalDialogs flags={dialogFlags.get()} /> },
  ]);
  render(<Stub />);
}

it.each([
  ["Keep this palette", save, "Email"],
  ["Send feedback", feedback, "Message"],
] as const)(
  "[SHL-8] “%s” has the focus in its field, with what was typed before it was there",
  async (title, open, label) => {
    open();
    for (const key of "a@b.c") fireEvent.keyDown(document.body, { key });
    show();
    await screen.findByRole("dialog", { name: title });
    const field: HTMLInputElement = screen.getByRole("textbox", { name: label });
    await expect.poll(() => [document.activeElement === field, field.value]).toEqual([true, "a@b.c"]);
  },
);

it("[SHL-8] Escape before the dialog is there closes it", () => {
  save();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(dialogFlags.get()).toEqual({});
});

it("[SHL-8] on touch the dialog has the focus, its field does not, and keys go where they went", async () => {
  onTouch();
  save();
  expect(fireEvent.keyDown(document.body, { key: "a" })).toBe(true);
  show();
  const dialog = await screen.findByRole("dialog");
  await expect.poll(() => document.activeElement === dialog).toBe(true);
});

it("[SHL-8] what was chosen before the field is there keeps the focus", async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  render(<CollectDialog target={{ id: "pa123456", title: "Harbor" }} onClose={nothing} />);
  const done = screen.getByRole("button", { name: "Done" });
  done.focus();
  answer(Response.json({ collections: [] }));
  await screen.findByRole("textbox", { name: "New collection" });
  // Frames are called in the order they were asked for, and the field asked before.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(done);
});

it("[LIB-6] the first collection is named at once", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ collections: [] }));
  render(<CollectDialog target={{ id: "pa123456", title: "Harbor" }} onClose={nothing} />);
  const field = await screen.findByRole("textbox", { name: "New collection" });
  await expect.poll(() => document.activeElement === field).toBe(true);
});
