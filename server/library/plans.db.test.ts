/**
 * Every statement of every list uses an index, with 100,000 generated rows. The statements are captured from real
 * queries.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseListQuery } from "#domain/library/list-query.ts";
import { type OpenedDatabase, rowsOf } from "#server/db/database.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { COUNT_CAP } from "./count-items.server.ts";
import { DERIVED } from "./fill-derived.server.ts";
import { itemWords } from "./item-table.ts";
import { listItems } from "./library-queries.server.ts";
import { MAX_MEASURED } from "./nearest-page.server.ts";
import { similarItems } from "./similar-items.server.ts";
import { addAllWords } from "./testing/add-all-words.ts";

const ROWS = IS_EXHAUSTIVE ? 200_000 : 100_000;
let opened: OpenedDatabase;
const statements: { text: string; params: readonly unknown[] }[] = [];

beforeAll(async () => {
  opened = await openTestDatabase("seeded", {
    logQuery: (text, params) => void statements.push({ text, params }),
  });
  // Creating an index after inserting the rows takes a third of the time of updating it with each row.
  const indexes = rowsOf(
    await opened.db.execute(sql`
      select indexname as name, indexdef as definition from pg_indexes where tablename in ('items', 'item_texts', 'item_words')
        and indexname not in (select conname from pg_constraint)`),
  );
  for (const { name } of indexes) await opened.db.execute(sql`drop index ${sql.identifier(String(name))}`);
  // Copies of the seeded items with other ids, likes and days, and slightly shifted colors.
  await opened.db.transaction(async (tx) => {
    // The triggers that keep the tables of colors, descriptors and texts would take as long as everything else.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
    insert into items (id, kind, title, credit, author, source_slug, original_id, colors, names, content, tags, search_text,
      color_count, hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs, cells, like_count, trend, created_at)
    select substr(translate(md5(i.id || n), '0l', '1L'), 1, 12), kind, title, credit, author, source_slug, original_id || '-' || n, colors, names,
      content, case when n % 40 = 0 then tags else array['tag ' || n % 500] end,
      case when n % 100 = 0 then search_text else 'row ' || n || ' ' || md5(n::text || i.id) end, color_count,
      case when n % 10 = 0 then hue_families else array['grey'] end, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs,
      case when n % 30 = 0 then cells else array[(hashtext(i.id || n)::bigint % 200000)::int] end,
      (n * 7919) % 1000, (n * 104729 % 100003)::float / 7, created_at - (n || ' minutes')::interval
    from items i cross join generate_series(1, ${Math.ceil(ROWS / 1096)}) n on conflict do nothing`);
    await tx.execute(sql`delete from item_colors`);
    await tx.execute(sql`
    insert into item_colors (item_id, place, kind, morton, lightness, a, b)
    select id, (i + 2) / 3, kind, oklab_morton(labs[i], labs[i + 1], labs[i + 2]), labs[i], labs[i + 1], labs[i + 2]
    from items cross join lateral generate_series(1, cardinality(labs), 3) as i where like_count % 5 = 0`);
    await tx.execute(sql`delete from item_descriptors`);
    await tx.execute(sql`
    insert into item_descriptors (${DERIVED.descriptors.columns})
    select ${DERIVED.descriptors.values} from items where like_count % 5 = 0`);
    await tx.execute(sql`delete from item_texts`);
    await tx.execute(sql`
    insert into item_texts (${DERIVED.texts.columns}) select ${DERIVED.texts.values} from items`);
  });
  await opened.db.delete(itemWords);
  await addAllWords(opened.db);
  for (const { definition } of indexes) await opened.db.execute(sql.raw(String(definition)));
  // A scan of an index alone needs to know which pages have nothing but rows that all can see.
  await opened.db.execute(sql`vacuum analyze items`);
  await opened.db.execute(sql`vacuum analyze item_words`);
  await opened.db.execute(sql`vacuum analyze item_colors`);
  await opened.db.execute(sql`vacuum analyze item_descriptors`);
  await opened.db.execute(sql`vacuum analyze item_texts`);
}, 300_000);
afterAll(() => opened.close());

it.each([
  ["newest", "created_at desc, id desc", "items_newest"],
  ["popular", "like_count desc, id desc", "items_popular"],
  ["trending", "trend desc, id desc", "items_trending"],
])("[LIB-2] a page by %s scans one index backwards, at any depth", async (_sort, order, index) => {
  const [column = ""] = order.split(" ");
  const [middle] = rowsOf(
    await opened.db.execute(
      sql.raw(
        `select ${column}::text as value, id from items where kind = 'palette' and state = 'public' order by ${column} desc, id desc offset 50000 limit 1`,
      ),
    ),
  );
  const plan = rowsOf(
    await opened.db.execute(
      sql.raw(
        `explain select id from items where kind = 'palette' and state = 'public' and (${column}, id) < ('${String(middle?.["value"])}', '${String(middle?.["id"])}') order by ${order} limit 31`,
      ),
    ),
  )
    .map((row) => String(row["QUERY PLAN"]))
    .join("\n");
  expect(plan).toMatch(new RegExp(`Index (?:Only )?Scan Backward using ${index}`));
  expect(plan).toMatch(/Index Cond:.*ROW\(/);
  expect(plan).not.toContain("Seq Scan");
});

const LISTS: readonly (readonly [query: string, index: RegExp])[] = [
  ["", /items_trending/],
  ["sort=newest", /items_newest/],
  ["sort=popular", /items_popular/],
  ["near=%23c53c69", /Index Only Scan using item_colors_near/],
  ["near=%23c53c69&near=%231b998b", /Index Only Scan using item_colors_near/],
  ["near=%23c53c69&hue=grey", /Index Only Scan using item_colors_near/],
  ["near=%23c53c69&q=plum", /items_cells|item_texts_palette_words/],
  ["tag=vintage", /items_tags/],
  ["q=plum", /item_texts_palette_words/],
  ["q=pl&tag=vintage", /item_texts_palette_words|items_tags/],
  ["hue=teal", /items_/],
  ["hue=teal&aa=1&count=4", /items_/],
  ["aa=1&safe=1&sort=newest", /items_newest/],
];

it.each(LISTS)("[LIB-2] the list “%s” is not empty, and uses indexes", async (text, index) => {
  statements.length = 0;
  const page = await listItems(opened.db, "palette", parseListQuery(new URLSearchParams(text)).query);
  expect(page.items.length).toBeGreaterThan(0);
  expect(page.total).toBeGreaterThan(0);
  const ran = ranStatements();
  expect(ran.length).toBeGreaterThan(0);
  const plans = [];
  for (const statement of ran) plans.push(await planOf(statement));
  expect(plans.join("\n")).toMatch(index);
  // The count of a broad list stops at a number of rows in any order, which is not a scan of the whole table.
  const cap = `(?:${COUNT_CAP}|${MAX_MEASURED})`;
  const cappedCount = new RegExp(`^Aggregate .*\\n.*Limit .*rows=${cap} .*\\n.*Seq Scan on items`);
  for (const plan of plans) if (!cappedCount.test(plan)) expect(plan).not.toMatch(/Seq Scan on item/);
});

it("[LIB-2] similar items are read from the index of whole palettes alone", async () => {
  const { query } = parseListQuery(new URLSearchParams());
  const [origin] = (await listItems(opened.db, "palette", query)).items;
  statements.length = 0;
  expect(await similarItems(opened.db, "palette", origin?.id ?? "", 6)).toHaveLength(6);
  const plans = [];
  for (const statement of ranStatements()) plans.push(await planOf(statement));
  expect(plans.join("\n")).toMatch(/Index Only Scan using item_descriptors_near/);
  expect(plans.join("\n")).not.toMatch(/Seq Scan/);
});

// What the index of the other kind holds does not count, and no order is walked in search of a match.
it.each(["q=uigradients", "q=no+grey+middle", "q=zqxj", "q=zq", "q=%26", "q=plum+zqxj"])(
  "[LIB-2] what no palette has, “%s”, is found out from the index of palettes alone",
  async (text) => {
    statements.length = 0;
    const page = await listItems(opened.db, "palette", parseListQuery(new URLSearchParams(text)).query);
    expect(page).toMatchObject({ items: [], total: 0, next: undefined });
    for (const statement of ranStatements()) {
      const plan = await planOf(statement);
      expect(plan).not.toMatch(/Seq Scan on item/);
      if (!isSample(plan)) expect(plan).not.toMatch(/items_(?:newest|popular|trending)/);
    }
  },
);

it.each([
  ["temperature=cool", "temperature = 'cool'", "items_trending"],
  ["vision=1&sort=newest", "is_vision_safe", "items_newest"],
  ["q=row&sort=popular", "search_text like '%row%'", "items_popular"],
  ["q=row+1&sort=newest", "search_text like '%row%' and ' ' || search_text like '% 1%'", "items_newest"],
])(
  "[LIB-2] “%s”, which many match, is a walk of the order with an end, and nothing is counted",
  async (text, where, index) => {
    statements.length = 0;
    const { query } = parseListQuery(new URLSearchParams(text));
    const page = await listItems(opened.db, "palette", query);
    const ran = ranStatements();
    const walk = ran.pop();
    if (walk === undefined) throw new Error("Nothing was read.");
    const scan = query.text === "" ? "Index Scan" : "Index Only Scan";
    expect(await planOf(walk)).toMatch(new RegExp(`Limit.*Limit.*${scan} Backward using ${index}`, "s"));
    for (const statement of ran) {
      const plan = await planOf(statement);
      if (!isSample(plan)) expect(plan).toMatch(/^Limit.*\n.*Scan on item_words/);
    }
    expect(page.total).toBe(COUNT_CAP);
    const order = { trending: "trend", newest: "created_at", popular: "like_count" }[query.sort];
    const sorted = rowsOf(
      await opened.db.execute(
        sql.raw(
          `select id from items where kind = 'palette' and ${where} order by ${order} desc, id desc limit 30`,
        ),
      ),
    );
    expect(page.items.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  },
);

/** Whether some items are read, to see how many of them have words together. */
function isSample(plan: string): boolean {
  return /^Aggregate.*\n.*Limit.*\n.*Index Only Scan using items_trending .*\n.*trend = '0'/.test(plan);
}

/** Those that read: what is only explained reads nothing. */
function ranStatements() {
  return statements.filter(({ text }) => !/^\s*explain /.test(text));
}

/** The plan of a captured statement with its own parameters. */
async function planOf({ text, params }: { text: string; params: readonly unknown[] }): Promise<string> {
  const filled = text.replaceAll(/\$(\d+)/g, (_, place: string) => literal(params[Number(place) - 1]));
  const rows = rowsOf(await opened.db.execute(sql.raw(`explain ${filled}`)));
  return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
}

function literal(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`No literal for ${typeof value}`);
}
