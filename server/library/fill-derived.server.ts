/**
 * Adds the rows that triggers derive from public items, for items that were stored before there was the table. A migration adds such a
 * job in a large library, where adding all of them at once would hold up publishing for minutes.
 */
import { setTimeout as delay } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import { type Database, rowsOf } from "#server/db/database.ts";
import { type JobKind, type JobWork, jobWork } from "#server/jobs/job-kind.ts";
import { itemDescriptors, items, itemTexts } from "./item-table.ts";

/** A table with a row for each public item. */
interface DerivedTable {
  readonly name: string;
  readonly table: PgTable & { readonly itemId: typeof itemTexts.itemId | typeof itemDescriptors.itemId };
  /** Which items it has, of those that are public. */
  readonly has: SQL;
  /** The columns that are filled, and their values from the row of the item, as the trigger computes them. */
  readonly columns: SQL;
  readonly values: SQL;
}

export const DERIVED = {
  descriptors: {
    name: "fill-descriptors",
    table: itemDescriptors,
    has: sql`cardinality(labs) > 0`,
    columns: sql`item_id, kind, code, colors`,
    values: sql`id, kind, palette_code(labs), palette_colors(labs)`,
  },
  texts: {
    name: "fill-texts",
    table: itemTexts,
    has: sql`true`,
    columns: sql`created_at, like_count, trend, item_id, palette_text, gradient_text`,
    values: sql`created_at, like_count, trend, id, case when kind = 'palette' then ' ' || search_text end,
      case when kind = 'gradient' then ' ' || search_text end`,
  },
} satisfies Record<string, DerivedTable>;

/** A like of one of these items waits for them, about a sixth of a second. */
const AT_ONCE = 500;
/** Milliseconds between them, in which other work of the database goes on. */
const PAUSE_MS = 20;

export function fillJobKind({ name }: Pick<DerivedTable, "name">): JobKind<object> {
  return {
    name,
    payload: v.object({}),
    maxAttempts: Number.POSITIVE_INFINITY,
    retainedS: 0,
    leaseS: 3600,
  };
}

export function fillJobs(db: Database): JobWork[] {
  return Object.values(DERIVED).map((derived) =>
    jobWork(fillJobKind(derived), async () => {
      await fillDerived(db, derived, AT_ONCE);
      return { ok: true };
    }),
  );
}

/** Passes over all items until a pass adds none: an item that another transaction holds is left for the next pass. */
export async function fillDerived(db: Database, derived: DerivedTable, atOnce: number): Promise<void> {
  for (let after = ""; ; ) {
    const last = await addAfter(db, derived, after, atOnce);
    if (last === undefined && after === "") return;
    after = last ?? "";
    await delay(PAUSE_MS);
  }
}

/**
 * Undefined if there are none. The lock lasts as long as the statement: an item that is changed or removed meanwhile is changed after
 * its row is there, which the trigger then finds.
 */
async function addAfter(
  db: Database,
  { table, has, columns, values }: DerivedTable,
  after: string,
  most: number,
): Promise<string | undefined> {
  const [row] = rowsOf(
    await db.execute(sql`
      with missing as (
        select * from ${items} where state = 'public' and ${has} and id > ${after}
          and not exists (select from ${table} where ${table.itemId} = ${items.id})
        order by id limit ${most} for share of items skip locked
      ), added as (
        insert into ${table} (${columns}) select ${values} from missing on conflict do nothing
      )
      select max(id) as last from missing`),
  );
  const last = row?.["last"];
  return typeof last === "string" ? last : undefined;
}
