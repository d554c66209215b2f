/**
 * Gives their content to the items of a large library that was filled before the migration item-content, which fills the first of them and says
 * whether there are more. All at once would keep everybody from reading for as long as it takes, since a migration holds the table.
 */
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";

/** Items that one statement looks at; a like of one of them waits for it. */
const AT_ONCE = 2_000;

/** To be awaited before anything is read. Returns how many were filled; 0 where there is nothing to do. */
export async function fillContents(db: Database, atOnce = AT_ONCE): Promise<number> {
  if (!(await isToBeFilled(db))) return 0;
  let filled = 0;
  for (let after = ""; ; ) {
    const [row] = rowsOf(
      await db.execute(sql`
        with looked as (
          select id, content = '{"type":"palette"}'::jsonb and num_nonnulls(gradient, mesh, theme, wallpaper) > 0 as is_empty
          from items where id > ${after} order by id limit ${atOnce}
        ), filled as (
          update items set content = content_of_before(gradient, mesh, theme, wallpaper)
          where id in (select id from looked where is_empty) returning id
        )
        select max(looked.id) as last, (select count(*)::int from filled) as filled from looked`),
    );
    filled += Number(row?.["filled"] ?? 0);
    const last = row?.["last"];
    if (typeof last !== "string") break;
    after = last;
  }
  await db.execute(sql`comment on column items.content is null`);
  return filled;
}

async function isToBeFilled(db: Database): Promise<boolean> {
  const [row] = rowsOf(
    await db.execute(sql`
      select col_description(attrelid, attnum) as comment from pg_attribute
      where attrelid = 'items'::regclass and attname = 'content'`),
  );
  return row?.["comment"] === "to be filled";
}
