/** A large library for the benchmark: copies of the seeded items with colors, words, likes and dates of their own. */
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../server/db/database.ts";
import { DERIVED } from "../server/library/fill-derived.server.ts";
import { itemWords } from "../server/library/item-table.ts";
import { seedLibrary } from "../server/library/seed-library.server.ts";
import { addAllWords } from "../server/library/testing/add-all-words.ts";

const SEEDED = 1096;
/** The most that a coordinate of a color is moved; half of it on average, so that clusters of similar colors remain. */
const SPREAD = 0.06;
const INDEXED = ["items", "item_colors", "item_descriptors", "item_texts", "item_words"];

/** Fewer make the embedded database keep less at a time. */
const A_STATEMENT = 100_000;

/** Fills an empty library with about this many items, and returns how many there are. `isKept` tells which indexes to make. */
export async function fillLibrary(
  db: Database,
  rows: number,
  say: (text: string) => void,
  isKept: (index: string) => boolean = () => true,
): Promise<number> {
  await seedLibrary(db);
  const indexes = rowsOf(
    await db.execute(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = any(${sql.param(INDEXED)}::text[]) and indexname not in (select conname from pg_constraint)`),
  );
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(String(name))}`);
  await db.execute(sql`create table seeded as select * from items`);
  const copies = Math.ceil(rows / SEEDED);
  const aStatement = Math.ceil(A_STATEMENT / SEEDED);
  for (let first = 1; first <= copies; first += aStatement) {
    await addCopies(db, first, Math.min(copies, first + aStatement - 1));
    say(`copies up to ${Math.min(copies, first + aStatement - 1)} of ${copies}`);
  }
  await db.execute(sql`drop table seeded`);
  // In one go, and without an index to look into: the trigger did not run.
  await db.delete(itemWords);
  await addAllWords(db);
  for (const { name, definition } of indexes)
    if (isKept(String(name))) await db.execute(sql.raw(String(definition)));
  say("indexes are there");
  for (const table of INDEXED) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  const [row] = rowsOf(await db.execute(sql`select count(*)::int as total from items`));
  return Number(row?.["total"]);
}

/**
 * One in 20 keeps its colors, so that there are ties; one in 50 has white in front. Each has a word of its own, of consonants, so that
 * no other word is a part of it by chance.
 */
async function addCopies(db: Database, first: number, last: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Without triggers and checks of references: the colors are filled below, at once.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`select setseed(${(first % 100) / 100})`);
    await tx.execute(sql`
      insert into items (id, kind, title, credit, author, source_slug, original_id, colors, names, content, tags,
        search_text, color_count, hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs, cells, like_count,
        trend, created_at)
      select substr(translate(md5(i.id || n), '0l', '1L'), 1, 12), kind, title, credit, author, source_slug,
        original_id || '-' || n, colors, names, content, tags,
        search_text || ' ' || translate(substr(md5(n || i.id), 1, 8), '0123456789abcdef', 'bcdfghjklmnpqrst'),
        color_count, hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, moved.labs, gridded.cells,
        floor(power(random(), 8) * 5000), case when random() < 0.1 then random() * 50 else 0 end,
        created_at - random() * interval '1000 days'
      from generate_series(${first}::int, ${last}::int) n cross join seeded i cross join lateral (
        select case when n % 50 = 1 then '{1,0,0}'::real[] else '{}' end || array_agg(
          (part + case when n % 20 = 0 then 0 else (random() + random() - 1) * ${SPREAD} end)::real order by place) as labs
        from unnest(i.labs) with ordinality as lab (part, place)
      ) as moved cross join lateral (
        select array_agg(distinct ((floor(moved.labs[j] / 0.1)::int + 32) * 64 + floor(moved.labs[j + 1] / 0.1)::int + 32)
          * 64 + floor(moved.labs[j + 2] / 0.1)::int + 32) as cells
        from generate_series(1, cardinality(moved.labs), 3) as j
      ) as gridded on conflict do nothing`);
    await tx.execute(sql`
      insert into item_colors (item_id, place, kind, morton, lightness, a, b)
      select substr(translate(md5(i.id || n), '0l', '1L'), 1, 12), (j + 2) / 3, copy.kind,
        oklab_morton(copy.labs[j], copy.labs[j + 1], copy.labs[j + 2]), copy.labs[j], copy.labs[j + 1], copy.labs[j + 2]
      from generate_series(${first}::int, ${last}::int) n cross join seeded i
      join items copy on copy.id = substr(translate(md5(i.id || n), '0l', '1L'), 1, 12)
      cross join lateral generate_series(1, cardinality(copy.labs), 3) as j`);
    for (const { table, columns, values } of Object.values(DERIVED))
      await tx.execute(sql`
        insert into ${table} (${columns}) select ${values} from (
          select copy.* from generate_series(${first}::int, ${last}::int) n cross join seeded i
          join items copy on copy.id = substr(translate(md5(i.id || n), '0l', '1L'), 1, 12)
        ) as copies`);
  });
}
