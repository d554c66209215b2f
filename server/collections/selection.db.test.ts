import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_COLLECTION_ITEMS } from "#domain/collections/collection.ts";
import { PLAN_LIMITS } from "#domain/plans.ts";
import type { Database, OpenedDatabase } from "#server/db/database.ts";
import { items } from "#server/library/item-table.ts";
import { addItems, addUsers } from "#tests/collection-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { createCollection } from "./collection-commands.server.ts";
import {
  addToCollection,
  carryToCollection,
  returnToCollection,
  takeFromCollection,
} from "./collection-item-commands.server.ts";
import { listCollectionItems } from "./collection-queries.server.ts";
import { collectionItems, likes, saves } from "./collection-tables.ts";
import { returnKept, takeKept } from "./kept-list-commands.server.ts";
import { listKept } from "./like-save-queries.server.ts";

let opened: OpenedDatabase;
let db: Database;
let person = "";
let stranger = "";
beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  [person = "", stranger = ""] = await addUsers(db, 2);
});
afterAll(() => opened.close());

async function made(itemIds: readonly string[]): Promise<string> {
  const answer = await createCollection(db, person, { title: "One" });
  // The free plan has few; each test has its own.
  if (!answer.ok) throw new Error(answer.reason);
  const added = await addToCollection(db, person, answer.id, itemIds);
  if (!added.ok) throw new Error(added.reason);
  return answer.id;
}
const heldIn = async (id: string) =>
  (await listCollectionItems(db, person, id, "palette")).items.map((item) => item.id);

describe("several entries of a collection", () => {
  it("[LIB-6] are removed at once and put back where they stood, and what is not in it is skipped", async () => {
    const [a = "", b = "", c = "", d = "", e = ""] = await addItems(db, 5);
    const id = await made([a, b, c, d]);
    const taken = await takeFromCollection(db, person, id, [d, b, e]);
    if (!taken.ok) throw new Error(taken.reason);
    expect(taken.taken).toMatchObject([
      { id: b, title: "Two reds", kind: "palette" },
      { id: d, title: "Two reds", kind: "palette" },
    ]);
    expect(await heldIn(id)).toEqual([a, c]);
    expect(await returnToCollection(db, person, id, taken.taken)).toEqual({ ok: true });
    expect(await heldIn(id)).toEqual([a, b, c, d]);
  });

  it("[LIB-6] are moved into another one, which says which of them it did not have", async () => {
    const [a = "", b = "", c = ""] = await addItems(db, 3);
    const from = await made([a, b, c]);
    const to = await made([b]);
    const done = await carryToCollection(db, person, from, to, [c, b]);
    expect(done).toMatchObject({ ok: true, title: "One", added: [c], taken: [{ id: b }, { id: c }] });
    expect(await heldIn(from)).toEqual([a]);
    expect(await heldIn(to)).toEqual([b, c]);
  });

  it("[LIB-6] all of it or nothing: neither into a full one, nor into another person's", async () => {
    const [a = "", b = "", c = ""] = await addItems(db, 3);
    const from = await made([a, b]);
    const full = await made([]);
    const many = await addItems(db, MAX_COLLECTION_ITEMS - 1);
    await db
      .insert(collectionItems)
      .values(many.map((itemId, position) => ({ collectionId: full, itemId, position })));
    expect(await carryToCollection(db, person, from, full, [a, b])).toEqual({
      ok: false,
      reason: "collection-full",
    });
    expect(await addToCollection(db, person, full, [a, c])).toEqual({ ok: false, reason: "collection-full" });
    const theirs = await createCollection(db, stranger, { title: "Theirs" });
    if (!theirs.ok) throw new Error(theirs.reason);
    expect(await carryToCollection(db, person, from, theirs.id, [a])).toEqual({
      ok: false,
      reason: "nodata",
    });
    expect(await heldIn(from)).toEqual([a, b]);
    expect(await db.$count(collectionItems, eq(collectionItems.collectionId, full))).toBe(many.length);
    // The one place that is left is taken.
    expect(await addToCollection(db, person, full, [c])).toMatchObject({ ok: true, added: [c] });
  });

  it("[LIB-6] of which one is not visible are not added, and its title is not told", async () => {
    const [seen = ""] = await addItems(db, 1);
    const [hidden = ""] = await addItems(db, 1, { state: "private", ownerId: stranger, title: "Secret" });
    const [id] = await db.select({ id: collectionItems.collectionId }).from(collectionItems).limit(1);
    const collection = id?.id ?? "";
    expect(await addToCollection(db, person, collection, [seen, hidden])).toEqual({
      ok: false,
      reason: "nodata",
    });
    await db.insert(collectionItems).values({ collectionId: collection, itemId: hidden, position: 99 });
    expect(await takeFromCollection(db, person, collection, [hidden])).toEqual({ ok: true, taken: [] });
    expect(await db.$count(collectionItems, eq(collectionItems.itemId, hidden))).toBe(0);
  });
});

describe.each([
  ["likes", likes, "likeCount"],
  ["saved", saves, "saveCount"],
] as const)("[LIB-5] several of %s", (list, table, counter) => {
  it("are removed at once and put back at their places, with exact counts", async () => {
    const [one = ""] = await addUsers(db, 1);
    const ids = await addItems(db, 4);
    const days = ids.map((itemId, at) => ({ itemId, at: new Date(Date.UTC(2026, 9, 1 + at)) }));
    expect(
      await returnKept(
        db,
        one,
        list,
        days.map(({ itemId, at }) => ({ id: itemId, at })),
      ),
    ).toEqual({
      ok: true,
    });
    const order = async () => (await listKept(db, one, list, "palette")).items.map(({ id }) => id);
    expect(await order()).toEqual(ids.toReversed());
    const [, second = "", third = ""] = ids;
    const taken = await takeKept(db, one, list, [second, third, "not-there"]);
    if (!taken.ok) throw new Error(taken.reason);
    expect(taken.taken.map(({ id }) => id)).toEqual([third, second]);
    expect(await order()).toEqual([ids[3], ids[0]]);
    const counts = async () => {
      const rows = await db.select().from(items).where(eq(items.id, second));
      return rows.map((row) => row[counter]);
    };
    expect(await counts()).toEqual([0]);
    expect(await returnKept(db, one, list, taken.taken)).toEqual({ ok: true });
    expect(await returnKept(db, one, list, taken.taken)).toEqual({ ok: true });
    expect(await order()).toEqual(ids.toReversed());
    expect(await counts()).toEqual([1]);
  });

  it("cannot be put into the future, and another person's stay", async () => {
    const [one = ""] = await addUsers(db, 1);
    const [id = ""] = await addItems(db, 1);
    await returnKept(db, one, list, [{ id, at: new Date("2999-01-01T00:00:00Z") }]);
    const [row] = await db
      .select({ at: table.createdAt })
      .from(table)
      .where(and(eq(table.userId, one), eq(table.itemId, id)));
    expect(row?.at.getUTCFullYear()).toBeLessThan(2999);
    expect(await takeKept(db, stranger, list, [id])).toEqual({ ok: true, taken: [] });
    expect(await db.$count(table, eq(table.itemId, id))).toBe(1);
  });
});

it("[SUB-2] saves that were removed do not come back beyond the plan, none of them", async () => {
  const [one = ""] = await addUsers(db, 1);
  const most = PLAN_LIMITS.free.savedItems;
  const ids = await addItems(db, most + 2);
  await db.insert(saves).values(ids.slice(2).map((itemId) => ({ userId: one, itemId })));
  const back = ids.slice(0, 2).map((id) => ({ id, at: new Date(0) }));
  expect(await returnKept(db, one, "saved", back)).toMatchObject({
    ok: false,
    reason: "plan-limit",
    held: most,
  });
  expect(await db.$count(saves, eq(saves.userId, one))).toBe(most);
});

it("[LIB-5] a list of one's own is searched by words of titles, tags, colors and authors", async () => {
  const [one = ""] = await addUsers(db, 1);
  const [harbor = ""] = await addItems(db, 1, {
    title: "Harbor",
    searchText: "harbor navy gold",
    credit: "Ada Lind",
  });
  const [field = ""] = await addItems(db, 1, { title: "Field", searchText: "field moss 100%_" });
  const at = new Date("2026-11-01T00:00:00Z");
  await returnKept(db, one, "saved", [
    { id: harbor, at },
    { id: field, at },
  ]);
  const found = async (text: string) =>
    (await listKept(db, one, "saved", "palette", { text })).items.map(({ id }) => id);
  expect(await found("gold NAVY")).toEqual([harbor]);
  expect(await found("lind")).toEqual([harbor]);
  expect(await found("100%_")).toEqual([field]);
  expect(await found("%")).toEqual([field]);
  expect(await found("navy moss")).toEqual([]);
  expect(await found(" ")).toHaveLength(2);
});
