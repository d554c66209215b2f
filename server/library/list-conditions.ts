/**
 * The where-clause of a library list, filter by filter; each can be answered by an index of item-table.ts. Colors to be
 * near to narrow by their cells alone: the distance itself is measured in nearest-page.server.ts.
 */
import { and, arrayContains, eq, gte, type SQL, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";
import type { ListQuery } from "#domain/library/list-query.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { oklabCellsNear } from "#engine/space/oklab-cells.ts";
import { items } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";

export function listConditions(kind: ItemKind, query: ListQuery): SQL | undefined {
  const near = nearColors(query);
  return and(
    eq(items.kind, kind),
    isPublic,
    ...near.map((color) => sql`${items.cells} && ${intArray(oklabCellsNear(color))}`),
    query.hue === undefined ? undefined : arrayContains(items.hueFamilies, [query.hue]),
    countCondition(query),
    query.tags.length === 0 ? undefined : arrayContains(items.tags, [...query.tags]),
    query.hasAaPair ? gte(items.aaPairs, 1) : undefined,
    query.isVisionSafe ? eq(items.isVisionSafe, true) : undefined,
    query.temperature === undefined ? undefined : eq(items.temperature, query.temperature),
    query.isWideGamut ? eq(items.isWideGamut, true) : undefined,
    ...words(query.text).map((word) => sql`${items.searchText} like ${`%${escapeLike(word)}%`}`),
  );
}

/** The colors of `near` that can be read; the query has been through its parser, so that is all of them. */
export function nearColors(query: ListQuery): Color[] {
  return query.near.flatMap((text) => {
    const parsed = parseColor(text);
    return parsed.ok ? [parsed.color] : [];
  });
}

/** ΔEOK from a color to the nearest of an item's colors. */
export function nearestDelta(color: Color): SQL<number> {
  const { lightness, a, b } = colorToOklab(color);
  return sql<number>`nearest_delta_ok(${items.labs}, ${lightness}::real, ${a}::real, ${b}::real)`;
}

export function intArray(numbers: readonly number[]): SQL {
  return sql.raw(`'{${numbers.map((number) => Math.trunc(number)).join(",")}}'::int[]`);
}

function countCondition({ count }: ListQuery): SQL | undefined {
  if (count === undefined) return undefined;
  return count === "6" ? gte(items.colorCount, 6) : eq(items.colorCount, Number(count));
}

function words(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
