import { count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PLAN_LIMITS } from "#domain/plans.ts";
import type { Database, OpenedDatabase } from "#server/db/database.ts";
import { items } from "#server/library/item-table.ts";
import { addItems, addUsers } from "#tests/collection-rows.ts";
import { addSubscription } from "#tests/subscription-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { createCollection } from "./collection-commands.server.ts";
import { collections, likes, saves } from "./collection-tables.ts";
import { setLike, setSave } from "./like-save-commands.server.ts";
import { likeSaveCounts, likesAndSavesOf, listKept } from "./like-save-queries.server.ts";

let opened: OpenedDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
});
afterAll(() => opened.close());

const only = <Value>(values: readonly Value[]): Value => {
  const [value] = values;
  if (value === undefined) throw new Error("There is none");
  return value;
};
const itemRow = async (id: string) => only(await db.select().from(items).where(eq(items.id, id)));

describe("likes", () => {
  it("[LIB-5] 200 concurrent likes and unlikes of many people leave the exact count", async () => {
    const [people, itemId] = [await addUsers(db, 40), only(await addItems(db, 1))];
    const toggles = Array.from({ length: 200 }, (_, at) => {
      const person = people[at % people.length] ?? "";
      return setLike(db, person, itemId, Math.floor(at / people.length) % 2 === 0 || at % 7 === 0);
    });
    const answers = await Promise.all(toggles);
    expect(answers.every((answer) => answer !== undefined)).toBe(true);
    const [held] = await db.select({ total: count() }).from(likes).where(eq(likes.itemId, itemId));
    expect((await itemRow(itemId)).likeCount).toBe(held?.total);
    await Promise.all(people.map((person) => setLike(db, person, itemId, true)));
    expect((await itemRow(itemId)).likeCount).toBe(people.length);
    await Promise.all(people.map((person) => setLike(db, person, itemId, false)));
    expect(await itemRow(itemId)).toMatchObject({ likeCount: 0, trend: 0 });
  });

  it("[LIB-5] the same like many times, from many tabs, counts once", async () => {
    const [person, itemId] = [only(await addUsers(db, 1)), only(await addItems(db, 1))];
    const answers = await Promise.all(Array.from({ length: 12 }, () => setLike(db, person, itemId, true)));
    expect(answers).toEqual(answers.map(() => ({ ok: true, isLiked: true, likeCount: 1 })));
    expect(await setLike(db, person, itemId, true)).toEqual({ ok: true, isLiked: true, likeCount: 1 });
    expect(await setLike(db, person, itemId, false)).toEqual({ ok: true, isLiked: false, likeCount: 0 });
    expect(await setLike(db, person, itemId, false)).toEqual({ ok: true, isLiked: false, likeCount: 0 });
  });

  it("[LIB-5] a like of today weighs more in the trend than two of a month ago", async () => {
    const people = await addUsers(db, 2);
    const [fresh = "", old = ""] = await addItems(db, 2);
    for (const person of people) {
      await db
        .insert(likes)
        .values({ userId: person, itemId: old, createdAt: sql`now() - interval '30 days'` });
    }
    // Moves the likes back in time: 2 likes, each 30 days old.
    await db
      .update(items)
      .set({
        likeCount: 2,
        trend: sql`extract(epoch from (now() - interval '30 days' - timestamptz '2026-01-01T00:00:00Z')) / (7 * 86400) + 1`,
      })
      .where(eq(items.id, old));
    await setLike(db, only(people), fresh, true);
    const [freshRow, oldRow] = [await itemRow(fresh), await itemRow(old)];
    expect(freshRow.trend).toBeGreaterThan(oldRow.trend);
    await setLike(db, people[1] ?? "", fresh, true);
    // Two concurrent likes add exactly 1, apart from the time between them.
    expect((await itemRow(fresh)).trend).toBeCloseTo(freshRow.trend + 1, 3);
    await setLike(db, people[1] ?? "", fresh, false);
    expect((await itemRow(fresh)).trend).toBeCloseTo(freshRow.trend, 3);
    await setLike(db, only(people), old, false);
    expect((await itemRow(old)).trend).toBeCloseTo(oldRow.trend - 1, 3);
  });

  it("[LIB-8] hidden items and private ones of other people cannot be liked or saved", async () => {
    const [owner = "", other = ""] = await addUsers(db, 2);
    const hidden = only(await addItems(db, 1, { state: "hidden", ownerId: owner }));
    const own = only(await addItems(db, 1, { state: "private", ownerId: owner }));
    const unlisted = only(await addItems(db, 1, { state: "unlisted", ownerId: owner }));
    expect(await setLike(db, other, hidden, true)).toEqual({ ok: false, reason: "nodata" });
    expect(await setLike(db, other, own, true)).toEqual({ ok: false, reason: "nodata" });
    expect(await setSave(db, other, own, true)).toEqual({ ok: false, reason: "nodata" });
    expect(await setSave(db, owner, own, true)).toEqual({ ok: true, isSaved: true });
    expect(await setLike(db, other, unlisted, true)).toEqual({ ok: true, isLiked: true, likeCount: 1 });
    expect(await likesAndSavesOf(db, other, [own, hidden, unlisted])).toEqual({
      [unlisted]: { isLiked: true, isSaved: false, likeCount: 1 },
    });
  });
});

describe("saves", () => {
  it("[SUB-2] with 99 saved items, five concurrent saves store exactly one", async () => {
    const person = only(await addUsers(db, 1));
    const known = await addItems(db, PLAN_LIMITS.free.savedItems - 1);
    await db.insert(saves).values(known.map((itemId) => ({ userId: person, itemId })));
    const more = await addItems(db, 5);
    const answers = await Promise.all(more.map((itemId) => setSave(db, person, itemId, true)));
    const full = { ok: false, reason: "plan-limit", plan: "free", held: PLAN_LIMITS.free.savedItems };
    expect(answers.filter(({ ok }) => !ok)).toEqual([full, full, full, full]);
    const [held] = await db.select({ total: count() }).from(saves).where(eq(saves.userId, person));
    expect(held?.total).toBe(PLAN_LIMITS.free.savedItems);
    // Saved items stay saved; removing one makes room for another.
    const first = only(known);
    expect(await setSave(db, person, first, true)).toEqual({ ok: true, isSaved: true });
    expect(await setSave(db, person, first, false)).toEqual({ ok: true, isSaved: false });
    const left = more[answers.findIndex(({ ok }) => !ok)] ?? "";
    expect(await setSave(db, person, left, true)).toEqual({ ok: true, isSaved: true });
    expect((await itemRow(left)).saveCount).toBe(1);
  });

  it("[SUB-2] are unlimited on Pro; after it has ended only new saves are rejected", async () => {
    const person = only(await addUsers(db, 1));
    await addSubscription(db, person, "trialing", new Date(Date.UTC(2026, 10, 1)));
    const known = await addItems(db, PLAN_LIMITS.free.savedItems);
    await db.insert(saves).values(known.map((itemId) => ({ userId: person, itemId })));
    const [first = "", second = ""] = await addItems(db, 2);
    expect(await setSave(db, person, first, true)).toEqual({ ok: true, isSaved: true });
    await addSubscription(db, person, "canceled", new Date(Date.UTC(2026, 10, 2)));
    expect(await setSave(db, person, second, true)).toMatchObject({
      reason: "plan-limit",
      held: PLAN_LIMITS.free.savedItems + 1,
    });
    expect(await setSave(db, person, first, true)).toEqual({ ok: true, isSaved: true });
    expect(await db.$count(saves, eq(saves.userId, person))).toBe(PLAN_LIMITS.free.savedItems + 1);
  });

  it("[LIB-5] page by key, newest first, each item once", async () => {
    const person = only(await addUsers(db, 1));
    const made = await addItems(db, 7);
    for (const itemId of made) {
      await setLike(db, person, itemId, true);
      await setSave(db, person, itemId, true);
    }
    await setLike(db, person, only(await addItems(db, 1, { kind: "gradient" })), true);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listKept(db, person, "likes", "palette", { cursor, limit: 3 });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(made.length);
    expect(new Set(seen)).toEqual(new Set(made));
    const counts = await likeSaveCounts(db, person);
    expect([counts.likes.palette.count, counts.likes.gradient.count, counts.saved.palette.count]).toEqual([
      7, 1, 7,
    ]);
    expect(counts.saved.palette.faces).toHaveLength(3);
    expect((await listKept(db, person, "saved", "palette", { cursor: "no cursor" })).items).toHaveLength(7);
  });
});

describe("collections", () => {
  it("[SUB-2] with four collections, five concurrent requests create exactly one", async () => {
    const person = only(await addUsers(db, 1));
    for (let at = 1; at < PLAN_LIMITS.free.collections; at += 1)
      await createCollection(db, person, { title: `Collection ${at}` });
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => createCollection(db, person, { title: `At once ${at}` })),
    );
    const full = { ok: false, reason: "plan-limit", plan: "free", held: PLAN_LIMITS.free.collections };
    expect(answers.filter(({ ok }) => !ok)).toEqual([full, full, full, full]);
    const rows = await db.select().from(collections).where(eq(collections.userId, person));
    expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    for (const { id } of rows) expect(id).toMatch(/^[\w-]{22}$/);
  });
});
