/** How many items meet conditions, as PostgreSQL estimates it from its statistics without reading any. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { ItemKind } from "#domain/library/item.ts";
import { type Database, rowsOf } from "#server/db/database.ts";
import { items } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";

export interface Estimate {
  /** Those that match. */
  readonly matching: number;
  /** All public items of the kind. */
  readonly all: number;
}

const Rows = v.object({ "Plan Rows": v.number() });
const Answer = v.looseTuple([
  v.object({ Plan: v.object({ Plans: v.tuple([v.object({ Plans: v.tuple([Rows, Rows]) })]) }) }),
]);

/**
 * `matches` is what follows FROM in a select of the items that match. Undefined where PostgreSQL sees that there are none. Because of the function in the limit, which must not run in several processes,
 * it does not plan with several, each of which would have a share of the rows.
 */
export async function estimate(
  db: Database,
  kind: ItemKind,
  matches: SQL | undefined,
): Promise<Estimate | undefined> {
  const ofKind = and(eq(items.kind, kind), isPublic);
  const [row] = rowsOf(
    await db.execute(sql`
      explain (format json) select from ${matches ?? sql`${items} where ${ofKind}`}
      union all select from ${items} where ${ofKind} limit length(current_schema())`),
  );
  const read = v.safeParse(Answer, row?.["QUERY PLAN"]);
  if (!read.success) return undefined;
  const [matching, all] = read.output[0].Plan.Plans[0].Plans;
  return { matching: matching["Plan Rows"], all: all["Plan Rows"] };
}

/** How long a number of all items is used, ms; meanwhile a library grows little. */
const SIZE_AGE_MS = 60_000;
const sizes = new WeakMap<Database, Map<ItemKind, { readonly all: number; readonly untilMs: number }>>();

/** How many public items of a kind there are, as was estimated within the last minute. */
export async function estimatedSize(db: Database, kind: ItemKind): Promise<number> {
  const known = sizes.get(db) ?? new Map();
  sizes.set(db, known);
  const kept = known.get(kind);
  if (kept !== undefined && performance.now() < kept.untilMs) return kept.all;
  const all = (await estimate(db, kind, undefined))?.all ?? 0;
  known.set(kind, { all, untilMs: performance.now() + SIZE_AGE_MS });
  return all;
}
