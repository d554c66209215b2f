import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseListQuery } from "#domain/library/list-query.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { addJob } from "#server/jobs/add-job.server.ts";
import { runDueJobs } from "#server/jobs/testing/run-due-jobs.ts";
import { createLog } from "#server/log.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { COUNT_CAP } from "./count-items.server.ts";
import { DERIVED, fillDerived, fillJobKind, fillJobs } from "./fill-derived.server.ts";
import { wordColumns } from "./item-columns.ts";
import { items, itemTexts, itemWords } from "./item-table.ts";
import { forgetWords } from "./item-words.server.ts";
import { listItems } from "./library-queries.server.ts";
import { addAllWords } from "./testing/add-all-words.ts";

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
    sql`kind = case kind when 'palette' then 'gradient' else 'palette' end, content = '{"type": "palette"}'`,
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

/** Searches that an index of whole words could find too much or too little for. */
const SEARCHES = [
  "arm",
  "WARM",
  "ue gre",
  "a",
  "b g",
  "king's",
  "o'",
  "50%",
  "_",
  "re re",
  "red redder",
  "pink ink",
  "wada sanzo palette",
  "é",
  "#",
  "- a",
];

it.each(SEARCHES)(
  "[LIB-2] “%s” finds what has each of its words, anywhere in a word unless they are short",
  async (text) => {
    const all = await opened.db.select().from(items).where(sql`state = 'public' and kind = 'palette'`);
    const words = text
      .toLowerCase()
      .split(" ")
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    const patterns = words.map((word) => (/[\p{L}\p{N}]{3}/u.test(word) ? word : ` ${word}`));
    const hasInOrder = (found: string, [first = "", then = ""]: readonly string[]) =>
      found.includes(first) && found.includes(then, found.indexOf(first) + first.length);
    const expectedIds = all
      .filter(({ searchText }) => {
        const found = ` ${searchText}`;
        return (
          words.length > 0 &&
          patterns.every((each) => found.includes(each)) &&
          [patterns.slice(0, 2), patterns.slice(0, 2).toReversed()].some(
            (each) => words.length === 1 || hasInOrder(found, each),
          )
        );
      })
      .map(({ id }) => id);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { query } = parseListQuery(new URLSearchParams({ q: text, limit: "100" }));
      const page = await listItems(opened.db, "palette", {
        ...query,
        ...(cursor !== undefined && { cursor }),
      });
      expect(page.total).toBe(Math.min(expectedIds.length, COUNT_CAP));
      found.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(found.toSorted()).toEqual(expectedIds.toSorted());
  },
);

it("[LIB-2] words of items are kept until no item has them", async () => {
  const words = async () => (await opened.db.select().from(itemWords)).map(({ word }) => word).toSorted();
  const expectedWords = async () => {
    const texts = await opened.db.select().from(itemTexts);
    const each = texts.flatMap(({ paletteText, gradientText }) =>
      `${paletteText ?? ""} ${gradientText ?? ""}`.split(" "),
    );
    return [...new Set(each)].filter(Boolean).toSorted();
  };
  await opened.db.delete(itemWords);
  await addAllWords(opened.db);
  const before = await words();
  expect(before).toEqual(await expectedWords());
  expect(before.length).toBeGreaterThan(1000);

  const [item] = await opened.db
    .select()
    .from(items)
    .where(sql`kind = 'palette' and state = 'public'`)
    .limit(1);
  const set = (searchText: string) =>
    opened.db
      .update(items)
      .set({ searchText })
      .where(eq(items.id, item?.id ?? ""));
  await set("zyxgloss zyxgloss warm");
  expect((await words()).filter((word) => word.startsWith("zyx"))).toEqual(["zyxgloss"]);
  await set(item?.searchText ?? "");
  // Two rounds, since a call ends in the middle of the first.
  const cleanUp = forgetWords(opened.db, 700);
  for (let call = 0; call < 2 * Math.ceil(before.length / 700) + 2; call += 1) await cleanUp();
  expect(await words()).toEqual(before);
});

it("[LIB-2] [LIB-8] a text that would not fit into an index loses its last words", async () => {
  const words = {
    credit: "",
    names: Array.from({ length: 32 }, (_, index) => `${"ü".repeat(60)}${index}`),
    tags: [],
    content: { type: "palette" },
  } as const;
  const { searchText } = wordColumns([], { ...words, title: "First" });
  expect(Buffer.byteLength(searchText)).toBeLessThanOrEqual(2000);
  expect(searchText).toMatch(/^first .*ü{60}0 .* ü{60}\d+$/);
  expect(wordColumns([], { ...words, names: words.names.slice(0, 15), title: "First" }).searchText).toMatch(
    / ü{60}14$/,
  );
});
