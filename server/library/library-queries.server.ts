/** Queries of the library. Every list uses keyset pagination; every query returns view types, never rows. */
import { and, asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isFrontPlate, MAX_PLATE_COLORS, MIN_PLATE_COLORS } from "#domain/library/front-plate.ts";
import type { ItemCard, ItemDetail, ItemKind, ItemSource } from "#domain/library/item.ts";
import type { ListQuery } from "#domain/library/list-query.ts";
import { readColor } from "#domain/library/stored-color.ts";
import type { Database } from "#server/db/database.ts";
import { COUNT_CAP, countItems } from "./count-items.server.ts";
import { dayPoint } from "./day-point.ts";
import { filteredPage } from "./filtered-page.server.ts";
import { CARD_COLUMNS, items, sources } from "./item-table.ts";
import { cardFromRow, detailFromRow } from "./item-view.ts";
import { isPublic, isSeenBy } from "./item-visibility.ts";
import { listConditions, queryConditions } from "./list-conditions.ts";
import { encodeCursor } from "./list-cursor.ts";
import { nearestPage } from "./nearest-page.server.ts";
import { listAlike } from "./similar-items.server.ts";
import { type ItemPage, ofItems, sortedPage } from "./sorted-page.server.ts";

/** `dayNumber` is today's: items without likes have a different order under Trending each day. */
export async function listItems(
  db: Database,
  kind: ItemKind,
  query: ListQuery,
  dayNumber = 0,
): Promise<ItemPage> {
  if (query.like !== undefined) return listAlike(db, kind, query.like, query.limit);
  if (query.near.length > 0) return listNearest(db, kind, query);
  const where = listConditions(kind, query);
  if (queryConditions(kind, query).length === 0) {
    const [page, total] = await Promise.all([
      sortedPage(db, query, where, dayNumber),
      countItems(db, ofItems(where)),
    ]);
    return { ...page, total };
  }
  return filteredPage(db, kind, query, { where, dayNumber });
}

async function listNearest(db: Database, kind: ItemKind, query: ListQuery): Promise<ItemPage> {
  const { rows, total } = await nearestPage(db, kind, query, COUNT_CAP);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ row }) => cardFromRow(row)),
    next:
      last === undefined
        ? undefined
        : encodeCursor({ sort: "nearest", value: String(last.distance), id: last.row.id }),
    total,
  };
}

/** A seeded item, which never changes, for examples. Undefined before the library is seeded. */
export async function seededItemId(db: Database, kind: ItemKind): Promise<string | undefined> {
  const [row] = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.kind, kind), isNull(items.ownerId), isPublic))
    .orderBy(asc(items.createdAt), asc(items.id))
    .limit(1);
  return row?.id;
}

/** An item that a link may open; for `viewer`, a user id, also one that only they may see. */
export async function findItem(
  db: Database,
  kind: ItemKind,
  id: string,
  viewer?: string,
): Promise<ItemDetail | undefined> {
  const [row] = await db
    .select({ item: items, source: sources })
    .from(items)
    .leftJoin(sources, eq(sources.slug, items.sourceSlug))
    .where(and(eq(items.id, id), eq(items.kind, kind), isSeenBy(viewer)))
    .limit(1);
  return row === undefined ? undefined : detailFromRow(row.item, row.source ?? undefined);
}

/** The item is the same for everyone all day; a palette is one that can be dealt, if there is one. */
export async function itemOfTheDay(
  db: Database,
  kind: ItemKind,
  dayNumber: number,
): Promise<ItemCard | undefined> {
  if (kind === "palette") {
    const [plate] = await dealtPlates(db, dayNumber, 1);
    if (plate !== undefined) return plate;
  }
  const [first] = await fromPointOfDay(db, dayNumber, eq(items.kind, kind), 1);
  return first;
}

/** Candidates that are read for each plate: about one of seven can be shown first. */
const PLATES_READ = 24;

/**
 * Up to `most` palettes to show first, in an order that changes daily.
 */
export async function dealtPlates(db: Database, dayNumber: number, most: number): Promise<ItemCard[]> {
  const where = and(
    eq(items.kind, "palette"),
    sql`${items.colorCount} between ${MIN_PLATE_COLORS} and ${MAX_PLATE_COLORS}`,
    sql`${items.aaPairs} >= 1`,
  );
  const read = await fromPointOfDay(db, dayNumber, where, most * PLATES_READ);
  return read.filter(({ colors }) => isFrontPlate(colors.map(readColor))).slice(0, most);
}

/** Public items by id from a point that changes daily, and on from the first id. */
async function fromPointOfDay(
  db: Database,
  dayNumber: number,
  where: SQL | undefined,
  most: number,
): Promise<ItemCard[]> {
  const point = dayPoint(dayNumber);
  const read = (side: SQL, limit: number) =>
    db
      .select(CARD_COLUMNS)
      .from(items)
      .where(and(isPublic, where, side))
      .orderBy(asc(items.id))
      .limit(limit);
  const after = await read(sql`${items.id} >= ${point}`, most);
  const before = after.length < most ? await read(sql`${items.id} < ${point}`, most - after.length) : [];
  return [...after, ...before].map(cardFromRow);
}

export interface SourceCount extends ItemSource {
  readonly palettes: number;
  readonly gradients: number;
}

/** Every source with the number of its items, for the credits. */
export async function listSources(db: Database): Promise<SourceCount[]> {
  return db
    .select({
      slug: sources.slug,
      name: sources.name,
      author: sources.author,
      url: sources.url,
      licence: sources.licence,
      licenceUrl: sources.licenceUrl,
      note: sources.note,
      palettes: sql<number>`count(*) filter (where ${items.kind} = 'palette')::int`,
      gradients: sql<number>`count(*) filter (where ${items.kind} = 'gradient')::int`,
    })
    .from(sources)
    .innerJoin(items, and(eq(items.sourceSlug, sources.slug), isPublic))
    .groupBy(sources.slug)
    .orderBy(desc(count()));
}

const SITEMAP_LIMIT = 45_000;

export async function sitemapItems(db: Database): Promise<readonly { kind: ItemKind; id: string }[]> {
  return db
    .select({ kind: items.kind, id: items.id })
    .from(items)
    .where(isPublic)
    .orderBy(asc(items.id))
    .limit(SITEMAP_LIMIT);
}
