import { eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ItemWork, NewItem, type NewItemInput } from "#domain/library/publishing-policy.ts";
import { users } from "#server/auth/auth-tables.ts";
import { collections, likes, reports, saves } from "#server/collections/collection-tables.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { jobs } from "#server/jobs/job-table.ts";
import { items } from "#server/library/item-table.ts";
import { addItems, addUsers } from "#tests/collection-rows.ts";
import { addNamedUsers, authorOf } from "#tests/named-users.ts";
import { addSubscription } from "#tests/subscription-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { createOwnItem, deleteItem, editItem } from "./item-commands.server.ts";
import { findOwnItem } from "./item-queries.server.ts";
import { decideReport, listReported, reportItem } from "./report-commands.server.ts";

let opened: OpenedDatabase;
const ON_PRO = ["pia", "paul", "prue"];
const given = (more: Partial<NewItemInput>) =>
  v.parse(NewItem, {
    content: { type: "palette" },
    title: "Evening",
    colors: ["#112233", "#445566"],
    state: "public",
    ...more,
  });
/** Colors that no other test in this file uses. */
let used = 0;
const fresh = () => {
  used += 1;
  const hue = (used * 37) % 360;
  return [`oklch(40% 0.1 ${hue})`, `oklch(${55 + (used % 30)}% 0.08 ${(hue + 120) % 360})`, "#fff"];
};
async function create(uid: string, more: Partial<NewItemInput> = {}) {
  const result = await createOwnItem(opened.db, authorOf(uid), given({ colors: fresh(), ...more }));
  if (!result.ok || "duplicateOf" in result) throw new Error(JSON.stringify(result));
  return result.item;
}
const stateOf = async (id: string) =>
  (await opened.db.select().from(items).where(eq(items.id, id)))[0]?.state;

beforeAll(async () => {
  opened = await openTestDatabase();
  await addNamedUsers(opened.db, ["ada", "ben", "cleo", "dan", "eve", ...ON_PRO]);
  for (const uid of ON_PRO) await addSubscription(opened.db, uid, "active");
});
afterAll(() => opened.close());

describe("publishing", () => {
  it("[PAL-1] [U5] stores the author's names of colors, and the nearest known name for the others", async () => {
    const { id } = await create("ada", { names: ["brand", "", "  surface "] });
    const [row] = await opened.db.select().from(items).where(eq(items.id, id));
    expect(row?.names).toEqual(["brand", expect.stringMatching(/^\S/), "surface"]);
    expect(row?.names[1]).not.toBe("brand");
    expect(row?.searchText).toContain("brand");
  });

  it("[LIB-3][LIB-7] stores an item with the derived columns of seeded ones, its author's name and a long random id", async () => {
    const { id } = await create("ada", {
      title: "Dusk in Turin",
      tags: ["City", "city ", "night"],
      description: "From a tram.",
      place: { latitude: 45.07, longitude: 7.69 },
      colors: ["#c53c69", "rgb(27 153 139)", "#fefefe"],
    });
    expect(id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{17}$/);
    const [row] = await opened.db.select().from(items).where(eq(items.id, id));
    expect(row).toMatchObject({
      credit: "Name of ada",
      colors: ["#c53c69", "#1b998b", "#fefefe"],
      colorCount: 3,
      place: { latitude: 45.07, longitude: 7.69 },
      sourceSlug: null,
    });
    expect(row?.names.every((name) => name !== "")).toBe(true);
    expect(row?.labs).toHaveLength(9);
    expect(row?.searchText).toContain("dusk in turin city night");
    expect((await findOwnItem(opened.db, "ada", id))?.tags).toEqual(["city", "night"]);
  });

  it("[LIB-8] links an item with the same colors instead of storing a duplicate, also for concurrent requests", async () => {
    const colors = ["#204060", "#a0b0c0", "#ffeedd"];
    const both = await Promise.all([
      createOwnItem(opened.db, authorOf("ada"), given({ colors })),
      createOwnItem(opened.db, authorOf("ben"), given({ colors: ["#214060", "#a0b1c0", "#ffeedd"] })),
    ]);
    expect(both.filter((result) => "item" in result)).toHaveLength(1);
    expect(both.filter((result) => "duplicateOf" in result)).toHaveLength(1);
    for (const other of [colors.toReversed(), [...colors, "#000"], ["#304060", ...colors.slice(1)]])
      expect(await createOwnItem(opened.db, authorOf("ben"), given({ colors: other }))).toHaveProperty(
        "item",
      );
  });

  it("[LIB-8] another person's private item is neither a duplicate nor revealed", async () => {
    const colors = fresh();
    const kept = await create("ada", { colors, state: "unlisted", title: "" });
    const { id } = await create("ben", { colors });
    expect(id).not.toBe(kept.id);
  });

  it("[SUB-2] saves a palette on the free plan, and publishes it later as the same item", async () => {
    const colors = fresh();
    const kept = await create("cleo", { colors, state: "unlisted", title: "" });
    expect(kept.title).not.toBe("");
    expect(await opened.db.$count(saves, eq(saves.itemId, kept.id))).toBe(1);
    const again = await createOwnItem(opened.db, authorOf("cleo"), given({ colors, state: "unlisted" }));
    expect(again).toMatchObject({ duplicateOf: { id: kept.id } });
    const published = await create("cleo", { colors, title: "Now for all" });
    expect(published).toMatchObject({ id: kept.id, state: "public", title: "Now for all", version: 2 });
  });

  it("[SUB-2] saves at most 100 on the free plan, also for concurrent requests; private ones require Pro", async () => {
    const stored: { readonly id: string }[] = [];
    while (stored.length < 99) stored.push(await create("dan", { state: "public" }));
    await opened.db.insert(saves).values(stored.map(({ id }) => ({ userId: "dan", itemId: id })));
    const last = await Promise.all(
      [fresh(), fresh()].map((colors) =>
        createOwnItem(opened.db, authorOf("dan"), given({ colors, state: "unlisted" })),
      ),
    );
    expect(last.filter((result) => result.ok)).toHaveLength(1);
    expect(last).toContainEqual({ ok: false, reason: "plan-saved", plan: "free", held: 100 });
    const hidden = given({ colors: fresh(), state: "private" });
    expect(await createOwnItem(opened.db, authorOf("eve"), hidden)).toEqual({
      ok: false,
      reason: "plan-private",
    });
    expect(await createOwnItem(opened.db, authorOf("pia"), hidden)).toHaveProperty("item");
    await opened.db.delete(items).where(
      inArray(
        items.id,
        stored.map(({ id }) => id),
      ),
    );
  });

  it("[ACC-1] shows the current name of its author", async () => {
    const { id } = await create("eve");
    await opened.db.update(users).set({ name: "Another name" }).where(eq(users.id, "eve"));
    const [row] = await opened.db.select().from(items).where(eq(items.id, id));
    expect(row).toMatchObject({ author: "Another name", credit: "Another name" });
  });
});

describe("editing", () => {
  it("[PLT-5] changes only the given fields, and only of the version it was made for", async () => {
    const { id } = await create("ada", { tags: ["sea"] });
    const edited = await editItem(opened.db, "ada", id, 1, { title: "Other" });
    expect(edited).toMatchObject({ ok: true, item: { version: 2, title: "Other" } });
    expect((await findOwnItem(opened.db, "ada", id))?.tags).toEqual(["sea"]);
    const late = await editItem(opened.db, "ada", id, 1, { title: "Late" });
    expect(late).toEqual({ ok: false, reason: "datastale", version: 2 });
    const race = await Promise.all(
      ["One", "Two", "Three"].map((title) => editItem(opened.db, "ada", id, 2, { title })),
    );
    expect(race.filter((result) => result.ok)).toHaveLength(1);
  });

  it("[LIB-3] replaces the work of an item with all that is derived of it, and takes it back", async () => {
    const { id } = await create("ada", { tags: ["sea"], state: "unlisted", names: ["deep", "", ""] });
    const [first] = await opened.db.select().from(items).where(eq(items.id, id));
    const work = v.parse(ItemWork, {
      colors: ["#400010", "#c53c69"],
      names: ["wine", ""],
      content: { type: "palette" },
    });
    const edited = await editItem(opened.db, "ada", id, 1, { work });
    const [row] = await opened.db.select().from(items).where(eq(items.id, id));
    expect(row).toMatchObject({ colors: ["#400010", "#c53c69"], colorCount: 2, version: 2 });
    expect(row?.names[0]).toBe("wine");
    expect(row?.labs).toHaveLength(6);
    expect(row?.searchText).toContain("wine");
    expect(row?.searchText).not.toContain("deep");
    expect((await findOwnItem(opened.db, "ada", id))?.tags).toEqual(["sea"]);
    const before = edited.ok ? edited.before : undefined;
    expect(before).toEqual({ colors: first?.colors, names: first?.names, content: { type: "palette" } });
    await editItem(opened.db, "ada", id, 2, { work: before });
    const [again] = await opened.db.select().from(items).where(eq(items.id, id));
    expect({ ...again, version: 1 }).toEqual(first);
  });

  it("[LIB-3] [LIB-8] what is public keeps to the rules of publishing, and a palette stays a palette", async () => {
    const [mine, other] = [await create("ada"), await create("ben")];
    const [theirs] = await opened.db.select().from(items).where(eq(items.id, other.id));
    const edit = (work: v.InferInput<typeof ItemWork>) =>
      editItem(opened.db, "ada", mine.id, 1, { work: v.parse(ItemWork, work) });
    const content = { type: "palette" } as const;
    expect(await edit({ colors: ["#123456"], content })).toEqual({ ok: false, reason: "too-few-colors" });
    expect(await edit({ colors: theirs?.colors ?? [], content })).toEqual({
      ok: false,
      reason: "same-colors",
    });
    const mesh = { type: "mesh", mesh: "grid=2x2&p=ff0000-0000ff-00ff00-ffffff" } as const;
    expect(await edit({ colors: ["#123456"], content: mesh })).toEqual({ ok: false, reason: "other-kind" });
    expect(await stateOf(mine.id)).toBe("public");
  });

  it("[LIB-3][SUB-2] unpublishes on every plan, so that no list has it; only Pro makes it private, whatever it was", async () => {
    for (const state of ["public", "unlisted"] as const) {
      const own = await create("ada", { state });
      const hidden = await editItem(opened.db, "ada", own.id, 1, { state: "private" });
      expect(hidden, state).toEqual({ ok: false, reason: "plan-private" });
      expect(await stateOf(own.id)).toBe(state);
      const unlisted = await editItem(opened.db, "ada", own.id, 1, { state: "unlisted" });
      expect(unlisted).toMatchObject({ item: { state: "unlisted" } });
      const paid = await create("pia", { state });
      expect(await editItem(opened.db, "pia", paid.id, 1, { state: "private" })).toMatchObject({ ok: true });
    }
  });

  it("[SUB-2] what was private on Pro is edited on the free plan as well, and published or unlisted but not taken back", async () => {
    const { id } = await create("ada");
    await opened.db.update(items).set({ state: "private" }).where(eq(items.id, id));
    const edit = (version: number, changes: object) => editItem(opened.db, "ada", id, version, changes);
    expect(await edit(1, { title: "Still mine" })).toMatchObject({ item: { state: "private" } });
    expect(await edit(2, { state: "public" })).toMatchObject({ item: { state: "public" } });
    expect(await edit(3, { state: "private" })).toMatchObject({ reason: "plan-private" });
  });

  it("[LIB-3] deleting removes likes, saves and reports", async () => {
    const { id } = await create("ada");
    await opened.db.insert(likes).values({ userId: "ben", itemId: id });
    await opened.db.insert(reports).values({ userId: "ben", itemId: id, reason: "spam" });
    expect(await deleteItem(opened.db, "ada", id)).toEqual({ ok: true });
    expect(await opened.db.$count(likes, eq(likes.itemId, id))).toBe(0);
    expect(await opened.db.$count(reports, eq(reports.itemId, id))).toBe(0);
    expect(await opened.db.$count(collections)).toBe(0);
  });

  it("[PLT-4] its drawn pictures are deleted with it, and after a change", async () => {
    const { id } = await create("ada");
    const jobsOfPictures = () =>
      opened.db.$count(jobs, sql`${jobs.payload} ->> 'prefix' = ${`u/ada/pictures/${id}/`}`);
    await editItem(opened.db, "ada", id, 1, { title: "Other" });
    expect(await jobsOfPictures()).toBe(1);
    await deleteItem(opened.db, "ada", id);
    expect(await jobsOfPictures()).toBe(2);
  });

  const COMMANDS: readonly (readonly [string, (id: string) => Promise<unknown>, unknown])[] = [
    [
      "edit",
      (id) => editItem(opened.db, "paul", id, 1, { title: "Mine now" }),
      { ok: false, reason: "nodata" },
    ],
    [
      "unpublish",
      (id) => editItem(opened.db, "paul", id, 1, { state: "private" }),
      { ok: false, reason: "nodata" },
    ],
    ["delete", (id) => deleteItem(opened.db, "paul", id), { ok: false, reason: "nodata" }],
    ["read", (id) => findOwnItem(opened.db, "paul", id), undefined],
  ];
  for (const state of ["public", "unlisted", "private"] as const)
    it.each(COMMANDS)(`[QLT-4] nobody else can %s an item that is ${state}`, async (_name, run, answer) => {
      const { id } = await create("pia", { state });
      expect(await run(id)).toEqual(answer);
      expect(await findOwnItem(opened.db, "pia", id)).toMatchObject({ title: "Evening", version: 1, state });
    });
});

describe("reports", () => {
  const report = (uid: string, id: string) =>
    reportItem(opened.db, uid, id, { reason: "spam", message: "Look" });

  it("[LIB-8] hide an item after three different people, also concurrently, and not before", async () => {
    const { id } = await create("ada");
    for (let again = 0; again < 3; again += 1) expect(await report("ben", id)).toEqual({ ok: true });
    expect(await report("cleo", id)).toEqual({ ok: true });
    expect(await stateOf(id)).toBe("public");
    const other = await create("ada");
    await Promise.all(["ben", "cleo", "dan", "eve"].map((uid) => report(uid, other.id)));
    expect(await stateOf(other.id)).toBe("hidden");
    expect(await editItem(opened.db, "ada", other.id, 2, { state: "public" })).toMatchObject({
      reason: "hidden",
    });
  });

  it("[LIB-8] [S3] of people without a confirmed address are kept for the review, and hide nothing", async () => {
    const { id } = await create("ada");
    const strangers = await addUsers(opened.db, 3);
    for (const uid of [...strangers, "ben", "cleo"]) expect(await report(uid, id)).toEqual({ ok: true });
    expect(await stateOf(id)).toBe("public");
    const reported = (await listReported(opened.db)).find((item) => item.id === id);
    expect(reported?.reports).toHaveLength(5);
    await report("dan", id);
    expect(await stateOf(id)).toBe("hidden");
  });

  it("[LIB-8] [S3] never hide what the library was seeded with; the review may", async () => {
    const [id = ""] = await addItems(opened.db, 1);
    for (const uid of ["ben", "cleo", "dan", "eve"]) await report(uid, id);
    expect(await stateOf(id)).toBe("public");
    expect(await decideReport(opened.db, id, "hide")).toEqual({ ok: true });
    expect(await stateOf(id)).toBe("hidden");
  });

  it("[LIB-8] a review puts it back where it was and forgets the reports", async () => {
    const { id } = await create("ada", { state: "unlisted" });
    for (const uid of ["ben", "cleo", "dan"]) await report(uid, id);
    const reported = (await listReported(opened.db)).find((item) => item.id === id);
    expect(reported).toMatchObject({ isHidden: true, reports: [{ reason: "spam" }, {}, {}] });
    expect(await decideReport(opened.db, id, "show")).toEqual({ ok: true });
    expect(await stateOf(id)).toBe("unlisted");
    await report("ben", id);
    expect(await stateOf(id)).toBe("unlisted");
    expect(await decideReport(opened.db, id, "hide")).toEqual({ ok: true });
    expect(await stateOf(id)).toBe("hidden");
    expect(await decideReport(opened.db, id, "delete")).toEqual({ ok: true });
    expect(await stateOf(id)).toBeUndefined();
  });

  it("[LIB-8] are rejected for one's own items, and for items that others may not see", async () => {
    const { id } = await create("ada");
    expect(await report("ada", id)).toEqual({ ok: false, reason: "own" });
    const hidden = await create("pia", { state: "private" });
    expect(await report("ben", hidden.id)).toEqual({ ok: false, reason: "nodata" });
    expect(await report("ben", "nowhere1")).toEqual({ ok: false, reason: "nodata" });
  });
});
