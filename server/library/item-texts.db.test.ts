import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseListQuery } from "#domain/library/list-query.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { addJob } from "#server/jobs/add-job.server.ts";
import { runDueJobs } from "#server/jobs/testing/run-due-jobs.ts";
import { createLog } from "#server/log.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { DERIVED, fillDerived, fillJobKind, fillJobs } from "./fill-derived.server.ts";
import { items, itemTexts } from "./item-table.ts";
import { listItems } from "./library-queries.server.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase("seeded");
});
afterAll(() => opened.close());

const stored = () => opened.db.select().from(itemTexts).orderBy(sql`item_id collate "C"`);
const kept = async (id: string) => (await stored()).filter(({ itemId }) => itemId === id);
/** What the items themselves say, in the same form. */
const expected = async () =>
  (await opened.db.select().from(items).where(sql`state = 'public'`).orderBy(sql`id collate "C"`)).map(
    ({ id, kind, createdAt, likeCount, trend, searchText }) => ({
      createdAt,
      likeCount,
      trend,
      itemId: id,
      paletteText: kind === "palette" ? ` ${searchText}` : null,
      gradientText: kind === "gradient" ? ` ${searchText}` : null,
    }),
  );

it("[LIB-2] [LIB-8] an item is found by its words while it is public, and what lists are sorted by follows it", async () => {
  expect(await stored()).toEqual(await expected());
  const itemId = (await stored())[0]?.itemId ?? "";
  const set = (change: ReturnType<typeof sql>) =>
    opened.db.execute(sql`update items set ${change} where id = ${itemId}`);
  await set(sql`like_count = 7, trend = 3.5`);
  expect(await kept(itemId)).toMatchObject([{ likeCount: 7, trend: 3.5 }]);
  await set(sql`state = 'unlisted', like_count = 8`);
  expect(await kept(itemId)).toEqual([]);
  await set(sql`state = 'public', search_text = 'another text'`);
  expect(await kept(itemId)).toMatchObject([{ likeCount: 8, trend: 3.5 }]);
  await set(
    sql`kind = case kind when 'palette' then 'gradient' else 'palette' end, mesh = null, theme = null, wallpaper = null`,
  );
  expect(await stored()).toEqual(await expected());
  await opened.db.delete(items).where(eq(items.id, itemId));
  expect(await kept(itemId)).toEqual([]);
});

it("[LIB-2] [PLT-7] a job adds the texts of the items of before, a few at a time", async () => {
  const all = await stored();
  const { query } = parseListQuery(new URLSearchParams("q=warm"));
  const found = async () => (await listItems(opened.db, "palette", query)).items.map(({ id }) => id);
  const before = await found();
  expect(before.length).toBeGreaterThan(20);
  await opened.db.execute(sql`delete from item_texts where item_id > ${all[9]?.itemId}`);
  await fillDerived(opened.db, DERIVED.texts, 300);
  expect(await stored()).toEqual(all);

  await opened.db.delete(itemTexts);
  expect(await found()).toEqual([]);
  await addJob(opened.db, fillJobKind(DERIVED.texts), {});
  const works = fillJobs(opened.db);
  expect(await runDueJobs({ db: opened.db, log: createLog(() => undefined), works })).toBe(1);
  expect(await stored()).toEqual(all);
  expect(await found()).toEqual(before);
});
