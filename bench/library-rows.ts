/** A large library for the benchmark: copies of the seeded items with colors, words, likes and dates of their own. */
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";
import { seedLibrary } from "#server/library/seed-library.server.ts";

const SEEDED = 1096;
/** The most that a coordinate of a color is moved; half of it on average, so that clusters of similar colors remain. */
const SPREAD = 0.06;
const INDEXED = ["items", "item_colors"];

/** Fills an empty library with about this many items, and returns how many there are. */
export async function fillLibrary(db: Database, rows: number, say: (text: string) => void): Promise<number> {
  await seedLibrary(db);
  const indexes = rowsOf(
    await db.execute(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = any(${sql.param(INDEXED)}::text[]) and indexname not in (select conname from pg_constraint)`),
  );
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(String(name))}`);
  await db.transaction(async (tx) => {
    // Without triggers and checks of references: the colors are filled below, at once.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`select setseed(0.5)`);
    // One in 20 keeps its colors, so that there are ties; one in 50 has white in front.
    await tx.execute(sql`
      insert into items (id, kind, title, credit, author, source_slug, original_id, colors, names, gradient, mesh, tags,
        search_text, color_count, hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs, cells, like_count,
        trend, created_at)
      select substr(translate(md5(i.id || n), '0l', '1L'), 1, 12), kind, title, credit, author, source_slug,
        original_id || '-' || n, colors, names, gradient, mesh, tags, search_text || ' ' || substr(md5(n || i.id), 1, 8),
        color_count, hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, moved.labs, gridded.cells,
        floor(power(random(), 8) * 5000), case when random() < 0.1 then random() * 50 else 0 end,
        created_at - random() * interval '1000 days'
      from items i cross join generate_series(1, ${Math.ceil(rows / SEEDED)}) n cross join lateral (
        select case when n % 50 = 1 then '{1,0,0}'::real[] else '{}' end || array_agg(
          (part + case when n % 20 = 0 then 0 else (random() + random() - 1) * ${SPREAD} end)::real order by place) as labs
        from unnest(i.labs) with ordinality as lab (part, place)
      ) as moved cross join lateral (
        select array_agg(distinct ((floor(moved.labs[j] / 0.1)::int + 32) * 64 + floor(moved.labs[j + 1] / 0.1)::int + 32)
          * 64 + floor(moved.labs[j + 2] / 0.1)::int + 32) as cells
        from generate_series(1, cardinality(moved.labs), 3) as j
      ) as gridded on conflict do nothing`);
    await tx.execute(sql`delete from item_colors`);
    await tx.execute(sql`
      insert into item_colors (item_id, place, kind, morton, lightness, a, b)
      select id, (i + 2) / 3, kind, oklab_morton(labs[i], labs[i + 1], labs[i + 2]), labs[i], labs[i + 1], labs[i + 2]
      from items cross join lateral generate_series(1, cardinality(labs), 3) as i`);
  });
  say("rows are there");
  for (const { definition } of indexes) await db.execute(sql.raw(String(definition)));
  say("indexes are there");
  await db.execute(sql`vacuum analyze items`);
  await db.execute(sql`vacuum analyze item_colors`);
  const [row] = rowsOf(await db.execute(sql`select count(*)::int as total from items`));
  return Number(row?.["total"]);
}
