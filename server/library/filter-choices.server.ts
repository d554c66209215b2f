/** How many items each choice of the filters would find beside what is chosen, so that none is offered that finds nothing. */
import { and, arrayContains, eq, gte, type SQL, sql } from "drizzle-orm";
import { NEAR_DELTA_E } from "#domain/library/cells/oklab-cells.ts";
import type { ItemKind } from "#domain/library/item.ts";
import { COUNTS, type ColorCount, type ListQuery } from "#domain/library/list-query.ts";
import { HUE_FAMILIES, type HueFamily } from "#engine/names/hue-family.ts";
import type { Database } from "#server/db/database.ts";
import { estimatedSize } from "./estimate.server.ts";
import { items } from "./item-table.ts";
import {
  COLOR_STARTS,
  countCondition,
  listConditions,
  nearColors,
  nearestOfSeries,
} from "./list-conditions.ts";

export interface FilterChoices {
  /** How many items the list has, beyond what lists count to. */
  readonly total: number;
  readonly tags: Readonly<Record<string, number>>;
  readonly hues: Readonly<Record<HueFamily, number>>;
  readonly counts: Readonly<Record<ColorCount, number>>;
  readonly temperatures: Readonly<Record<"warm" | "cool", number>>;
  readonly hasAaPair: number;
  readonly isVisionSafe: number;
  readonly isWideGamut: number;
}

/** All matches are read once for this; a larger library has something for nearly every choice. */
const MAX_READ = 20_000;

/** Undefined where the filters do not apply, as with “more like this”, and for a library that is too large to count. */
export async function filterChoices(
  db: Database,
  kind: ItemKind,
  query: ListQuery,
  tags: readonly string[],
): Promise<FilterChoices | undefined> {
  if (query.like !== undefined || (await estimatedSize(db, kind)) > MAX_READ) return undefined;
  const { hue, count, temperature, ...others } = query;
  // Of these one is chosen, so another choice takes its place.
  const single = {
    hue: hue === undefined ? undefined : arrayContains(items.hueFamilies, [hue]),
    count: countCondition(count),
    temperature: temperature === undefined ? undefined : eq(items.temperature, temperature),
  };
  const all = and(single.hue, single.count, single.temperature);
  const found = (condition: SQL | undefined): SQL<number> =>
    sql<number>`count(*) filter (where ${condition ?? sql`true`})::int`;
  const each = <Value extends string>(
    values: readonly Value[],
    condition: (value: Value) => SQL | undefined,
  ): [Value, SQL<number>][] => values.map((value) => [value, found(condition(value))]);
  const asked = {
    tag: each(tags, (tag) => and(all, arrayContains(items.tags, [tag]))),
    hue: each(HUE_FAMILIES, (value) =>
      and(single.count, single.temperature, arrayContains(items.hueFamilies, [value])),
    ),
    count: each(COUNTS, (value) => and(single.hue, single.temperature, countCondition(value))),
    temperature: each(["warm", "cool"] as const, (value) =>
      and(single.hue, single.count, eq(items.temperature, value)),
    ),
  };
  const columns = Object.fromEntries(
    Object.entries(asked).flatMap(([name, list]) =>
      list.map(([value, column]): [string, SQL<number>] => [`${name} ${value}`, column]),
    ),
  );
  const [row] = await db
    .select({
      ...columns,
      total: found(all),
      aa: found(and(all, gte(items.aaPairs, 1))),
      vision: found(and(all, eq(items.isVisionSafe, true))),
      p3: found(and(all, eq(items.isWideGamut, true))),
    })
    .from(items)
    .where(and(listConditions(kind, others), ...nearEach(query)));
  const numbers: Readonly<Record<string, number>> = row ?? {};
  const of = <Value extends string>(name: string, values: readonly Value[]) =>
    Object.fromEntries(values.map((value) => [value, numbers[`${name} ${value}`] ?? 0])) as Record<
      Value,
      number
    >;
  return {
    total: numbers["total"] ?? 0,
    tags: of("tag", tags),
    hues: of("hue", HUE_FAMILIES),
    counts: of("count", COUNTS),
    temperatures: of("temperature", ["warm", "cool"]),
    hasAaPair: numbers["aa"] ?? 0,
    isVisionSafe: numbers["vision"] ?? 0,
    isWideGamut: numbers["p3"] ?? 0,
  };
}

/** The cells of the conditions are larger than the distance that counts. */
function nearEach(query: ListQuery): SQL[] {
  return nearColors(query).map(
    (color) => sql`(select ${nearestOfSeries(color)} from ${COLOR_STARTS}) <= ${NEAR_DELTA_E}`,
  );
}
