import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";

/** Tables whose rows are worthless later, or follow from others by a trigger. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "rate_buckets",
  "item_colors",
  "item_descriptors",
  "item_texts",
  "item_words",
]);

/** The tables in an order in which each comes after those that it references. */
export async function tablesInOrder(db: Database): Promise<readonly string[]> {
  const names = rowsOf(
    await db.execute(
      sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' order by c.relname`,
    ),
  ).map((row) => String(row["name"]));
  const references = rowsOf(
    await db.execute(
      sql`select c.relname as name, r.relname as target from pg_constraint f
        join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid where f.contype = 'f'`,
    ),
  );
  const targets = (name: string) =>
    references.filter((row) => row["name"] === name).map((row) => String(row["target"]));
  const ordered: string[] = [];
  const place = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const target of targets(name)) if (target !== name) place(target);
    ordered.push(name);
  };
  for (const name of names) place(name);
  return ordered.filter((name) => !LEFT_OUT.has(name));
}
