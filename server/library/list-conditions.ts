/**
 * The WHERE clause of a library list, filter by filter; an index of item-table.ts supports each. Filters by similar
 * colors only narrow by grid cells; nearest-page.server.ts measures the distances.
 */
import { and, arrayContains, eq, gte, type SQL, sql } from "drizzle-orm";
import { oklabCellsNear } from "#domain/library/cells/oklab-cells.ts";
import { kindsIn } from "#domain/library/content-kinds.ts";
import type { ItemKind } from "#domain/library/item.ts";
import type { ListQuery } from "#domain/library/list-query.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { items, itemTexts } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";
import { indexedText, textOfRow } from "./text-conditions.ts";

export function listConditions(kind: ItemKind, query: ListQuery): SQL | undefined {
  const near = nearColors(query).map((color) => sql`${items.cells} && ${intArray(oklabCellsNear(color))}`);
  return and(
    eq(items.kind, kind),
    isPublic,
    ...near,
    ...queryConditions(kind, query),
    noneOfTheKind(kind, query),
  );
}

/** Tags that only the other kind has. PostgreSQL knows how often a tag is, but not for each kind, and would read every item. */
const OTHER_TAGS: Readonly<Record<ItemKind, readonly string[]>> = {
  palette: kindsIn("gradient").flatMap(({ tags }) => tags),
  gradient: kindsIn("palette").flatMap(({ tags }) => tags),
};

function noneOfTheKind(kind: ItemKind, { tags }: ListQuery): SQL | undefined {
  return tags.some((tag) => OTHER_TAGS[kind].includes(tag)) ? sql`false` : undefined;
}

/** The conditions of a query besides similar colors. */
export function queryConditions(kind: ItemKind, query: ListQuery): SQL[] {
  const texts = indexedText(kind, query.text);
  return [
    ...propertyConditions(query),
    ...(texts.length === 0
      ? []
      : [
          sql`exists (select from ${itemTexts} where ${itemTexts.itemId} = ${items.id} and ${and(...texts)})`,
        ]),
  ];
}

/** The same for an item whose row has been read, which no index need find. */
export function rowConditions(query: ListQuery): SQL[] {
  return [...propertyConditions(query), ...textOfRow(query.text)];
}

export function propertyConditions(query: ListQuery): SQL[] {
  const conditions = [
    query.hue === undefined ? undefined : arrayContains(items.hueFamilies, [query.hue]),
    countCondition(query.count),
    query.tags.length === 0 ? undefined : arrayContains(items.tags, [...query.tags]),
    query.hasAaPair ? gte(items.aaPairs, 1) : undefined,
    query.isVisionSafe ? eq(items.isVisionSafe, true) : undefined,
    query.temperature === undefined ? undefined : eq(items.temperature, query.temperature),
    query.isWideGamut ? eq(items.isWideGamut, true) : undefined,
  ];
  return conditions.filter((each) => each !== undefined);
}

/** The colors of `near`; the query parser has validated them. */
export function nearColors(query: ListQuery): Color[] {
  return query.near.flatMap((text) => {
    const parsed = parseColor(text);
    return parsed.ok ? [parsed.color] : [];
  });
}

/**
 * ΔEOK from a color to the nearest of an item's colors, inside a select over `COLOR_STARTS`, so that several colors are
 * measured in one pass. Inlined into the statement: as an SQL function it would be started again for each row, which takes ten
 * times as long as the arithmetic.
 */
export function nearestOfSeries(color: Color): SQL<number> {
  const { lightness, a, b } = colorToOklab(color);
  const squared = (offset: number, value: number) => {
    const difference = sql`(${items.labs}[i + ${sql.raw(String(offset))}] - ${value}::double precision)`;
    return sql`${difference} * ${difference}`;
  };
  return sql<number>`sqrt(min(${squared(0, lightness)} + ${squared(1, a)} + ${squared(2, b)}))`;
}

/** The index at which each color of an item begins in its flattened coordinates. */
export const COLOR_STARTS: SQL = sql`generate_series(1, cardinality(${items.labs}), 3) as i`;

export function intArray(numbers: readonly number[]): SQL {
  return sql.raw(`'{${numbers.map((number) => Math.trunc(number)).join(",")}}'::int[]`);
}

/** Whether an item has this number of colors; undefined for any. */
export function countCondition(count: ListQuery["count"]): SQL | undefined {
  if (count === undefined) return undefined;
  return count === "6" ? gte(items.colorCount, 6) : eq(items.colorCount, Number(count));
}
