import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionStore } from "#app/session/session-store.ts";
import { decodeKeptItems } from "#domain/device/kept-items.ts";
import { SIGNED_IN_USER } from "#tests/signed-in-user.ts";
import { ItemTools } from "./item-tools.tsx";

const remember: { current: (() => void) | undefined } = { current: undefined };
const answers = new Map<string, (item: object | null) => void>();
const ownItem = (id: string) => ({
  id,
  kind: "palette",
  state: "unlisted",
  title: `Item ${id}`,
  description: "",
  tags: [],
  version: 3,
  colors: ["#112233"],
});

beforeEach(() => {
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  vi.stubGlobal("fetch", (path: string) => {
    const id = new URL(path, location.href).searchParams.get("id") ?? "";
    return new Promise((resolve) => {
      answers.set(id, (item) => resolve(Response.json({ item })));
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.set({ status: "unknown" });
  answers.clear();
  localStorage.clear();
  sessionStorage.clear();
});

const pageOf = (id: string) => (
  <ItemTools
    id={id}
    title={`Item ${id}`}
    isSeeded={false}
    address={`/palette-generator?c=${id}`}
    colorTexts={["112233"]}
    remember={remember}
  />
);
const kept = () =>
  decodeKeptItems(localStorage.getItem("tincture:kept")).map(({ id, search }) => `${id} as ${search}`);
const answer = (id: string, item: object | null) => act(async () => answers.get(id)?.(item));

it("[TLS-7] from one own item to the next, opening before its owner is known keeps neither in the other", async () => {
  const router = (id: string) => createMemoryRouter([{ path: "/", element: pageOf(id) }]);
  const page = render(<RouterProvider router={router("first1")} />);
  await answer("first1", ownItem("first1"));
  remember.current?.();
  expect(kept()).toEqual(["first1 as c=first1"]);

  // The same page shows the second item, as a link between two items does.
  page.rerender(<RouterProvider router={router("second")} />);
  remember.current?.();
  expect(kept()).toEqual(["first1 as c=first1"]);
  await answer("second", ownItem("second"));
  remember.current?.();
  expect(kept()).toEqual(["second as c=second", "first1 as c=first1"]);
});
