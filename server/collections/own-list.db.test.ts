import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database, OpenedDatabase } from "#server/db/database.ts";
import { addItems, addUsers } from "#tests/collection-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { setSave } from "./like-save-commands.server.ts";
import { listKept } from "./like-save-queries.server.ts";
import { countOwn, listOwn } from "./own-list-queries.server.ts";

let opened: OpenedDatabase;
let db: Database;
let [person, stranger] = ["", ""];
beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  [person = "", stranger = ""] = await addUsers(db, 2);
});
afterAll(() => opened.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute));

it("[LIB-8] what one made stands in a list of its own, also unlisted and no longer saved, and in nobody else's", async () => {
  const [unlisted = ""] = await addItems(db, 1, { ownerId: person, state: "unlisted", createdAt: at(1) });
  const [open = ""] = await addItems(db, 1, { ownerId: person, state: "public", createdAt: at(2) });
  await addItems(db, 1, { ownerId: stranger, state: "unlisted" });
  await addItems(db, 1);
  await setSave(db, person, unlisted, true);
  await setSave(db, person, unlisted, false);
  expect((await listKept(db, person, "saved", "palette")).items).toEqual([]);
  const { items, next } = await listOwn(db, person, "palette");
  expect(items.map(({ id, state }) => [id, state])).toEqual([
    [open, "public"],
    [unlisted, "unlisted"],
  ]);
  expect(next).toBeUndefined();
  const first = await listOwn(db, person, "palette", { limit: 1 });
  const second = await listOwn(db, person, "palette", { limit: 1, cursor: first.next });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([open, unlisted]);
  expect((await listOwn(db, person, "palette", { text: "nothing called so" })).items).toEqual([]);
  expect((await listOwn(db, person, "gradient")).items).toEqual([]);
  const counts = await countOwn(db, person);
  expect([counts.palette.count, counts.palette.faces.length, counts.gradient.count]).toEqual([2, 2, 0]);
});
