import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ItemState } from "#domain/library/item.ts";
import { users } from "#server/auth/auth-tables.ts";
import type { Database, OpenedDatabase } from "#server/db/database.ts";
import { items } from "#server/library/item-table.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import { addItems } from "#tests/collection-rows.ts";
import { addNamedUsers } from "#tests/named-users.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { publishedBy, sitemapAuthors } from "./author-queries.server.ts";

let opened: OpenedDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  await addNamedUsers(db, ["ada", "ben", "cleo", "dan"]);
});
afterAll(() => opened.close());

const theirs = (ownerId: string, state: ItemState, count = 1, kind: "palette" | "gradient" = "palette") =>
  addItems(db, count, { ownerId, state, kind, author: `Name of ${ownerId}`, credit: `Name of ${ownerId}` });

it("[LIB-3] an author's page has what is public of theirs, newest first, and nothing else", async () => {
  const [first = ""] = await theirs("ada", "public");
  await db
    .update(items)
    .set({ createdAt: new Date("2026-01-01") })
    .where(eq(items.id, first));
  const [second = ""] = await theirs("ada", "public");
  await theirs("ada", "public", 1, "gradient");
  for (const state of ["unlisted", "private", "hidden"] as const) await theirs("ada", state);
  await theirs("ben", "public");
  const page = await publishedBy(db, "ada", "palette");
  expect(page).toMatchObject({ name: "Name of ada", palettes: 2, gradients: 1, next: undefined });
  expect(page?.items.map(({ id }) => id)).toEqual([second, first]);
});

it("[LIB-3] whoever has published nothing has no page, like whoever does not exist", async () => {
  for (const state of ["unlisted", "private", "hidden"] as const) await theirs("cleo", state);
  expect(await publishedBy(db, "cleo", "palette")).toBeUndefined();
  expect(await publishedBy(db, "nobody", "palette")).toBeUndefined();
  const listed = await sitemapAuthors(db);
  expect(listed).toContainEqual({ kind: "gradient", id: "ada" });
  expect(listed.filter(({ id }) => id === "ada")).toHaveLength(2);
  expect(listed.some(({ id }) => id === "cleo")).toBe(false);
});

it("[LIB-3] the page is left when the last item is, and has the name of today", async () => {
  const [only = ""] = await theirs("dan", "public");
  await db.update(users).set({ name: "Dan anew" }).where(eq(users.id, "dan"));
  expect((await publishedBy(db, "dan", "palette"))?.name).toBe("Dan anew");
  expect((await findItem(db, "palette", only))?.authorId).toBe("dan");
  await db.update(items).set({ state: "unlisted" }).where(eq(items.id, only));
  expect(await publishedBy(db, "dan", "gradient")).toBeUndefined();
  // Its page does not lead to one that is not there.
  expect((await findItem(db, "palette", only))?.authorId).toBeUndefined();
});

it("[LIB-2] a long page goes on where it ended, and a cursor of something else starts anew", async () => {
  await addNamedUsers(db, ["eve"]);
  const ids = await theirs("eve", "public", 50);
  const first = await publishedBy(db, "eve", "palette");
  const rest = await publishedBy(db, "eve", "palette", first?.next);
  const seen = [...(first?.items ?? []), ...(rest?.items ?? [])].map(({ id }) => id);
  expect(seen.toSorted()).toEqual(ids.toSorted());
  expect(rest?.next).toBeUndefined();
  expect((await publishedBy(db, "eve", "palette", "bm90IGEgY3Vyc29y"))?.items).toHaveLength(48);
});
