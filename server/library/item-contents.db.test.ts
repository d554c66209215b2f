// The content of items that were stored before there was one, and of those that an instance of that version still writes.
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DARK_THEME } from "#domain/documents/theme/theme-kinds.ts";
import { WALLPAPER } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { kindOf } from "#domain/library/content-kinds.ts";
import { migrationNames } from "#server/backup/migration-names.ts";
import { type OpenedDatabase, rowsOf } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { fillContents } from "./fill-contents.server.ts";
import { findItem } from "./library-queries.server.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const GRADIENT = {
  type: "linear",
  angleDeg: 90,
  space: "oklab",
  stops: [
    { color: "#aa0000", position01: 0 },
    { color: "#ff0000", position01: 1 },
  ],
};
/** Each kind as it was stored before: the list and the columns that were set. */
const BEFORE = [
  { id: "paaaaa", kind: "palette", fields: {} },
  { id: "graaaa", kind: "gradient", fields: { gradient: GRADIENT } },
  { id: "meaaaa", kind: "gradient", fields: { mesh: "grid=2x2&p=1d4ed8-93c5fd-93c5fd-1d4ed8" } },
  {
    id: "thaaaa",
    kind: "palette",
    fields: { theme: `${DARK_THEME.path}?${DARK_THEME.encode(DARK_THEME.first())}` },
  },
  { id: "waaaaa", kind: "palette", fields: { wallpaper: WALLPAPER.encode(WALLPAPER.first()).toString() } },
] as const;
const TYPES = { paaaaa: "palette", graaaa: "gradient", meaaaa: "mesh", thaaaa: "theme", waaaaa: "wallpaper" };
const contentOf = ({ id, fields }: (typeof BEFORE)[number]) => ({ type: TYPES[id], ...fields });

/** As the version before inserts it. */
const insert = ({ id, kind, fields }: (typeof BEFORE)[number]) =>
  opened.db.execute(sql`
    insert into items (id, kind, title, credit, author, colors, names, gradient, mesh, theme, wallpaper, tags, search_text, color_count,
        hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs, cells, state, created_at)
      values (${id}, ${kind}, 'Reds', 'Test', 'Test', '{#ff0000,#aa0000}', '{Red,Red}',
        ${"gradient" in fields ? JSON.stringify(fields.gradient) : null}::jsonb, ${"mesh" in fields ? fields.mesh : null},
        ${"theme" in fields ? fields.theme : null}, ${"wallpaper" in fields ? fields.wallpaper : null}, '{warm}', 'reds', 2,
        '{red}', 0, true, 'warm', false, '{0.6,0.2,0.1,0.4,0.15,0.1}', '{1}', 'public', now())`);
const rows = async (expression: ReturnType<typeof sql>) =>
  rowsOf(await opened.db.execute(sql`select ${expression} as value from items order by id`)).map(
    ({ value }) => value,
  );
const contents = () => rows(sql`content`);
const expected = BEFORE.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(contentOf);
const columnsOfBefore = () =>
  rows(
    sql`jsonb_strip_nulls(jsonb_build_object('gradient', gradient, 'mesh', mesh, 'theme', theme, 'wallpaper', wallpaper))`,
  );

async function migrate(names: readonly string[]): Promise<void> {
  for (const name of names)
    for (const statement of readFileSync(`drizzle/${name}.sql`, "utf8").split("--> statement-breakpoint"))
      await opened.db.execute(sql.raw(statement));
}

it("[LIB-3] [PLT-7] the items of a library that was filled before open as before, and nothing else of them changes", async () => {
  for (const statement of ["drop schema public cascade", "create schema public"])
    await opened.db.execute(sql.raw(statement));
  const names = migrationNames();
  const last = names.findIndex((name) => name.endsWith("_item-content"));
  await migrate(names.slice(0, last));
  for (const each of BEFORE) await insert(each);
  const derived = async () =>
    Promise.all(
      ["item_colors", "item_descriptors", "item_texts", "item_words"].map(async (table) =>
        rowsOf(await opened.db.execute(sql`select t::text from ${sql.identifier(table)} t order by 1`)),
      ),
    );
  const [before, others] = [await rows(sql`to_jsonb(items)`), await derived()];
  await migrate(names.slice(last));
  expect(await contents()).toEqual(expected);
  expect(await rows(sql`to_jsonb(items) - 'content'`)).toEqual(before);
  expect(await derived()).toEqual(others);
  expect(await fillContents(opened.db)).toBe(0);
  for (const each of BEFORE) {
    const item = await findItem(opened.db, each.kind, each.id);
    expect(item?.content).toEqual(contentOf(each));
    if (item === undefined) throw new Error(`${each.id} is gone`);
    const page = kindOf(item.content).pageOf(item.content, { ...item, ownNames: [] });
    expect(page.opens.address).toMatch(/^\/[a-z/-]+\?/);
  }
});

it("[PLT-7] the rest of a large library is filled a few at a time, once", async () => {
  await opened.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update items set content = '{"type": "palette"}'`);
    await tx.execute(sql`comment on column items.content is 'to be filled'`);
  });
  const before = await columnsOfBefore();
  expect(await fillContents(opened.db, 2)).toBe(4);
  expect(await contents()).toEqual(expected);
  expect(await columnsOfBefore()).toEqual(before);
  expect(await fillContents(opened.db, 2)).toBe(0);
});

it("[PLT-7] an instance of the version before reads what this one writes, and the other way round", async () => {
  await opened.db.execute(sql`delete from items`);
  for (const each of BEFORE) await insert(each);
  expect(await contents()).toEqual(expected);
  const before = await columnsOfBefore();
  await opened.db.execute(sql`delete from items where id <> 'meaaaa'`);
  const set = (change: ReturnType<typeof sql>) => opened.db.execute(sql`update items set ${change}`);
  for (const content of expected.filter(({ type }) => type === "gradient" || type === "mesh")) {
    await set(sql`content = ${JSON.stringify(content)}::jsonb`);
    const { type: _type, ...fields } = content;
    expect(await columnsOfBefore()).toEqual([fields]);
    expect(before).toContainEqual(fields);
  }
  await set(sql`mesh = null, gradient = ${JSON.stringify(GRADIENT)}::jsonb`);
  expect(await contents()).toEqual([{ type: "gradient", gradient: GRADIENT }]);
  await set(sql`mesh = 'grid=2x2', gradient = null`);
  expect(await contents()).toEqual([{ type: "mesh", mesh: "grid=2x2" }]);
  await set(sql`title = 'Another'`);
  expect(await contents()).toEqual([{ type: "mesh", mesh: "grid=2x2" }]);
});
