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
