import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionStore } from "#app/session/session-store.ts";
import { closeDialog, dialogFlags } from "#app/ui/dialog-flags.ts";
import { hideToast, toastStore } from "#app/ui/toast.ts";
import { SIGNED_IN_USER } from "#tests/signed-in-user.ts";
import { TemplateShelf } from "./template-shelf.tsx";

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The stored templates; like the resource, saving replaces a template of the same name. */
let kept: Stored[];
let isAway: boolean;
beforeEach(() => {
  isAway = false;
  kept = [{ id: "1", name: "Sass map", text: "'{id}': {hex}," }];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    if (isAway) throw new TypeError("cut");
    if (method === "GET") return Response.json({ templates: kept });
    if (method === "DELETE") {
      kept = kept.filter(({ id }) => !path.endsWith(`/${id}`));
      return Response.json({});
    }
    const given: Omit<Stored, "id"> = JSON.parse(body ?? "");
    const template = { ...given, id: `${kept.length + 10}` };
    kept = [...kept.filter(({ name }) => name !== given.name), template];
    return Response.json({ template });
  });
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "pro" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.set({ status: "unknown" });
  closeDialog("pro");
  const toast = toastStore.get();
  if (toast !== undefined) hideToast(toast);
});

function Field() {
  const [text, setText] = useState("{hex}");
  return (
    <>
      <output aria-label="Template">{text}</output>
      <TemplateShelf text={text} onChoose={setText} />
    </>
  );
}
const name = () => screen.getByLabelText("Keep this template as");
const press = (label: string) => fireEvent.click(screen.getByRole("button", { name: label }));

it("[SUB-2] a saved template is chosen, deleted, and put back", async () => {
  render(<Field />);
  fireEvent.change(await screen.findByLabelText("Saved templates"), { target: { value: "1" } });
  expect(screen.getByRole("status", { name: "Template" }).textContent).toBe("'{id}': {hex},");
  press("Delete Sass map");
  await waitFor(() => expect(kept).toEqual([]));
  await waitFor(() => expect(toastStore.get()?.text).toBe("Deleted Sass map"));
  toastStore.get()?.action?.run();
  await waitFor(() => expect(kept).toMatchObject([{ name: "Sass map", text: "'{id}': {hex}," }]));
});

it("[SUB-2] a template is kept under a name, and what cannot be kept says so and stays typed", async () => {
  render(<Field />);
  await screen.findByLabelText("Saved templates");
  press("Keep");
  expect(await screen.findByText("Name the template.")).toBeDefined();
  isAway = true;
  fireEvent.change(name(), { target: { value: "Plain" } });
  press("Keep");
  expect(await screen.findByText(/could not be reached/)).toBeDefined();
  expect(name()).toHaveProperty("value", "Plain");
  isAway = false;
  press("Keep");
  await waitFor(() => expect(kept).toMatchObject([{ name: "Sass map" }, { name: "Plain", text: "{hex}" }]));
  await waitFor(() => expect(name()).toHaveProperty("value", ""));
});

it("[SUB-2] on the free plan keeping explains Pro, and what was kept before can be chosen", async () => {
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  render(<Field />);
  await screen.findByLabelText("Saved templates");
  press("Keep, part of Pro");
  expect(dialogFlags.get().pro).toMatchObject({ title: "Keeping templates is part of Pro" });
  expect(kept).toHaveLength(1);
});
