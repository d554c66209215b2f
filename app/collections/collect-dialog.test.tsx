import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CollectDialog } from "./collect-dialog.tsx";

let asked: string[] = [];
let isFull = false;
const onClose = vi.fn<() => void>();
const CLIENT = { id: "c".repeat(22), title: "Client A", isPublic: false, holds: false };

beforeEach(() => {
  asked = [];
  isFull = false;
  onClose.mockClear();
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}${typeof body === "string" ? ` ${body}` : ""}`);
    if (method === "GET") return Response.json({ collections: [CLIENT] });
    if (method === "PUT") return Response.json({ holds: true });
    return isFull
      ? Response.json({ code: "plan-limit", message: "All are taken." }, { status: 403 })
      : Response.json({ id: "n".repeat(22) }, { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(typed: string) {
  render(<CollectDialog target={{ id: "pa123456", title: "Harbor" }} onClose={onClose} />);
  fireEvent.change(await screen.findByRole("textbox", { name: "New collection" }), {
    target: { value: typed },
  });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
}

it("[LIB-6] Done makes the collection whose name was typed, and puts the item into it", async () => {
  await open("Client B");
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.slice(1)).toEqual([
    `POST /resources/collections {"title":"Client B"}`,
    `PUT /resources/collections/${"n".repeat(22)}/items/pa123456`,
  ]);
});

it("[LIB-6] a name that is there already is that collection, and no second one", async () => {
  await open("  client a ");
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.slice(1)).toEqual([`PUT /resources/collections/${CLIENT.id}/items/pa123456`]);
});

it("[LIB-6] what cannot be made stays typed, with the reason, and the dialog stays open", async () => {
  isFull = true;
  await open("Client B");
  await screen.findByText("All are taken.");
  expect(screen.getByRole("textbox", { name: "New collection" })).toHaveProperty("value", "Client B");
  expect(onClose).not.toHaveBeenCalled();
});

it("[LIB-6] with nothing typed Done closes, and asks for nothing", async () => {
  await open(" ");
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked).toHaveLength(1);
});
