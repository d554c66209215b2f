/**
 * Adds the descriptors of items that were stored before there were any. Migration 0011 adds this job in a large library, where adding
 * all of them at once would hold up publishing for minutes.
 */
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { type Database, rowsOf } from "#server/db/database.ts";
import { type JobKind, type JobWork, jobWork } from "#server/jobs/job-kind.ts";
import { itemDescriptors, items } from "./item-table.ts";

export const FILL_DESCRIPTORS: JobKind<object> = {
  name: "fill-descriptors",
  payload: v.object({}),
  maxAttempts: Number.POSITIVE_INFINITY,
  retainedS: 0,
  leaseS: 3600,
};

/** A like of one of these items waits for them, about a sixth of a second. */
const AT_ONCE = 500;
/** Milliseconds between them, in which other work of the database goes on. */
const PAUSE_MS = 20;

export function fillDescriptorsJob(db: Database): JobWork {
  return jobWork(FILL_DESCRIPTORS, async () => {
    await fillDescriptors(db, AT_ONCE);
    return { ok: true };
  });
}

/** Passes over all items until a pass adds none: an item that another transaction holds is left for the next pass. */
export async function fillDescriptors(db: Database, atOnce: number): Promise<void> {
  for (let after = ""; ; ) {
    const last = await addAfter(db, after, atOnce);
    if (last === undefined && after === "") return;
    after = last ?? "";
    await delay(PAUSE_MS);
  }
}

/**
 * Undefined if there are none. The lock lasts as long as the statement: an item that is changed or removed meanwhile is changed after
 * its descriptor is there, which the trigger then finds.
 */
async function addAfter(db: Database, after: string, most: number): Promise<string | undefined> {
  const [row] = rowsOf(
    await db.execute(sql`
      with missing as (
        select id, kind, labs from ${items} where state = 'public' and cardinality(labs) > 0 and id > ${after}
          and not exists (select from ${itemDescriptors} where ${itemDescriptors.itemId} = ${items.id})
        order by id limit ${most} for share of items skip locked
      ), added as (
        insert into ${itemDescriptors} (item_id, kind, code, colors)
        select id, kind, palette_code(labs), palette_colors(labs) from missing on conflict do nothing
      )
      select max(id) as last from missing`),
  );
  const last = row?.["last"];
  return typeof last === "string" ? last : undefined;
}
