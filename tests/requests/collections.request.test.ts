import { getByLabelText, getByRole, queryByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { createMember } from "./account.ts";
import { type HtmlPage } from "./html-page.ts";
import { press } from "./page-form.ts";

const list = ({ document }: HtmlPage) => getByRole(document.body, "list", { name: "Collections" });

it("[LIB-6] collections work without script", async () => {
  const member = await createMember();
  const form = await member.open("/profile/collections?new=1");
  const made = await member.submit(press(form, "Create", { Title: "Plain" }));
  expect(getByRole(list(made), "link", { name: "Plain" })).toBeDefined();
  expect(getByLabelText(list(made), "More for Plain")).toBeDefined();
  const deleted = await member.submit(press(made, "Delete", {}, list(made)));
  expect(queryByRole(deleted.document.body, "link", { name: "Plain" })).toBeNull();
  const back = await member.submit(press(deleted, "Undo"));
  expect(getByRole(list(back), "link", { name: "Plain" })).toBeDefined();
});

it("[LIB-7] [S14] the address of a deleted collection stays its owner's, and nobody chooses an id", async () => {
  const [owner, other] = [await createMember(), await createMember()];
  const made = await owner.send("POST", "/resources/collections", {
    json: { title: "Mine", isPublic: true },
  });
  const { id } = await made.json();
  const path = `/resources/collections/${id}`;
  const deleted = await (await owner.send("DELETE", path)).json();
  expect(deleted).toMatchObject({ id, title: "Mine" });
  const restore = (by: typeof owner, to: string, record: object) => by.send("PUT", to, { json: record });

  expect((await restore(other, path, deleted)).status).toBe(404);
  expect((await restore(other, path, { ...deleted, proof: "" })).status).toBe(404);
  const chosen = `/resources/collections/${"a".repeat(22)}`;
  expect((await restore(owner, chosen, deleted)).status).toBe(404);
  const form = { intent: "restore", deleted: JSON.stringify(deleted) };
  expect((await other.send("POST", "/profile/collections", { form })).status).toBe(404);
  expect((await restore(owner, path, deleted)).status).toBe(200);
  const { collections } = await (await owner.ask("/resources/collections")).json();
  expect(collections).toMatchObject([{ id, title: "Mine", isPublic: true }]);
});

it("[LIB-6] several entries are collected, moved and removed by forms, and each form is undone by the next", async () => {
  const member = await createMember();
  const { cards } = await (await member.ask("/resources/list/palettes?sort=newest")).json();
  const [one, two, three] = cards.map(({ id }: { id: string }) => id);
  const collection = async (title: string) => {
    const made = await member.send("POST", "/resources/collections", { json: { title } });
    return (await made.json()).id;
  };
  const [first, second] = [await collection("First"), await collection("Second")];
  const run = async (form: Record<string, string>, path = `/collections/${first}/palettes`) => {
    const answer = await member.send("POST", path, { form });
    return answer.status;
  };
  const held = async (id: string) => {
    const { document } = await member.open(`/collections/${id}/palettes`);
    return [...document.querySelectorAll(".plates .item-title")].map((link) =>
      link.getAttribute("href")?.split("/").at(-1),
    );
  };
  expect(await run({ intent: "collect", to: first, items: `${one},${two},${three}` })).toBe(200);
  expect(await held(first)).toEqual([one, two, three]);
  const moved = await member.submit({
    path: `/collections/${first}/palettes`,
    method: "POST",
    body: new URLSearchParams({ intent: "carry", id: first, to: second, items: `${one},${three}` }),
  });
  expect(await held(first)).toEqual([two]);
  expect(await held(second)).toEqual([one, three]);
  await member.submit(press(moved, "Undo"));
  expect(await held(first)).toEqual([one, two, three]);
  expect(await held(second)).toEqual([]);

  for (const form of [
    { intent: "remove", id: first, items: "" },
    { intent: "remove", id: first, items: "x".repeat(9000) },
    { intent: "remove", id: first, items: Array.from({ length: 101 }, () => one).join() },
    { intent: "return", id: first, entries: one },
    { intent: "return", id: first, entries: `${one}/-1` },
    { intent: "return", id: first, entries: `${one}/9999999` },
    { intent: "return-kept", list: "saved", entries: `${one}/2026-13-45T99:00:00.000Z` },
    { intent: "return-kept", list: "else", entries: `${one}/2026-11-01T00:00:00.000Z` },
  ])
    expect(await run(form), JSON.stringify(form).slice(0, 100)).toBe(422);
  expect(await run({ intent: "collect", items: one })).toBe(403);
  expect(await held(first)).toEqual([one, two, three]);
});
