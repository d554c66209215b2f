/** Every list query is answered by an index, at 200,000 generated rows. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseListQuery } from "#domain/library/list-query.ts";
import { type OpenedDatabase, rowsOf } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { listItems } from "./library-queries.server.ts";
import { stockLibrary } from "./stock-library.server.ts";

const ROWS = 200_000;
let opened: OpenedDatabase;

beforeAll(async () => {
  opened = await openDatabase({ memory: true });
  await stockLibrary(opened.db);
  // Copies of the stock with other ids, likes and days, and their colors moved a little.
  await opened.db.execute(sql`
    insert into items (id, kind, title, credit, author, source_slug, original_id, colors, names, gradient, tags, search_text,
      color_count, hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs, cells, like_count, trend, created_at)
    select substr(translate(md5(i.id || n), '0l', '1L'), 1, 12), kind, title, credit, author, source_slug, original_id || '-' || n, colors, names,
      gradient, case when n % 40 = 0 then tags else array['tag ' || n % 500] end,
      case when n % 100 = 0 then search_text else 'row ' || n || ' ' || md5(n::text || i.id) end, color_count,
      case when n % 10 = 0 then hue_families else array['grey'] end, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs,
      case when n % 30 = 0 then cells else array[(hashtext(i.id || n)::bigint % 200000)::int] end,
      (n * 7919) % 1000, (n * 104729 % 100003)::float / 7, created_at - (n || ' minutes')::interval
    from items i cross join generate_series(1, ${Math.ceil(ROWS / 1096)}) n on conflict do nothing`);
  await opened.db.execute(sql`analyze items`);
}, 300_000);
afterAll(() => opened.close());

it.each([
  ["newest", "created_at desc, id desc", "items_newest"],
  ["popular", "like_count desc, id desc", "items_popular"],
  ["trending", "trend desc, id desc", "items_trending"],
])("[LIB-2] a page by %s reads one index backwards, at any depth", async (_sort, order, index) => {
  const [column = ""] = order.split(" ");
  const [middle] = rowsOf(
    await opened.db.execute(
      sql.raw(
        `select ${column}::text as value, id from items where kind = 'palette' order by ${column} desc, id desc offset 50000 limit 1`,
      ),
    ),
  );
  const plan = rowsOf(
    await opened.db.execute(
      sql.raw(
        `explain select id from items where kind = 'palette' and (${column}, id) < ('${String(middle?.["value"])}', '${String(middle?.["id"])}') order by ${order} limit 31`,
      ),
    ),
  )
    .map((row) => String(row["QUERY PLAN"]))
    .join("\n");
  expect(plan).toMatch(new RegExp(`Index (?:Only )?Scan Backward using ${index}`));
  expect(plan).toMatch(/Index Cond:.*ROW\(/);
  expect(plan).not.toContain("Seq Scan");
});

it.each([
  ["near a color", "cells && '{133152,133153,133216}'::int[]", "items_cells"],
  ["by tag", "tags @> array['vintage']", "items_tags"],
  ["by hue", "hue_families @> array['teal']", "items_hues"],
  ["by words", "search_text like '%plum%'", "items_search"],
])("[LIB-2] items %s are found by an index", async (_filter, where, index) => {
  const plan = rowsOf(
    await opened.db.execute(sql.raw(`explain select id from items where kind = 'palette' and ${where}`)),
  )
    .map((row) => String(row["QUERY PLAN"]))
    .join("\n");
  expect(plan).toContain(index);
  expect(plan).not.toContain("Seq Scan");
});

it.each([
  "",
  "sort=newest",
  "sort=popular",
  "near=%23c53c69",
  "tag=vintage",
  "q=plum",
  "hue=teal&aa=1&count=4",
])("[LIB-2] the list “%s” has items among 200,000 rows", async (text) => {
  const page = await listItems(opened.db, "palette", parseListQuery(new URLSearchParams(text)).query);
  expect(page.items.length).toBeGreaterThan(0);
  expect(page.total).toBeGreaterThan(0);
});
