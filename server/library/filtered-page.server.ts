/**
 * One page of a list with filters. PostgreSQL's estimate of how many items match decides how it is read: where many do, the list is
 * walked until the page is full; where few do, which are far apart in the list, all are found first and then sorted.
 */
import { and, eq, type SQL } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";
import type { ListQuery } from "#domain/library/list-query.ts";
import type { Database } from "#server/db/database.ts";
import { COUNT_CAP, countItems } from "./count-items.server.ts";
import { type Estimate, estimate, hasFewerItemsThan } from "./estimate.server.ts";
import { items } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";
import { estimatedConditions, queryConditions } from "./list-conditions.ts";
import { type ItemPage, pageOfFew, pageOfMany, type SortedPage, sortedPage } from "./sorted-page.server.ts";

/** Items that are sorted for one page. */
const MOST_SORTED = 20_000;
/** Where it is estimated that so many times COUNT_CAP match, they are not counted. */
const SURELY = 3;
/** An item that the index of words finds, and that is read anywhere and tried again, takes as long as so many of a walk. */
const QUICKER = 4;
/** A walk may be so many times as long as it is if the matches are spread evenly, but not longer than MOST_WALKED. */
const UNEVEN = 3;
const MOST_WALKED = 15_000;

interface Asked {
  /** The conditions of the kind, the visibility and the query together. */
  readonly where: SQL | undefined;
  readonly dayNumber: number;
}

export async function filteredPage(
  db: Database,
  kind: ItemKind,
  query: ListQuery,
  asked: Asked,
): Promise<ItemPage> {
  if (await hasFewerItemsThan(db, kind, MOST_SORTED)) return pageOfAllMatches(db, query, asked, MOST_SORTED);
  const found = await estimate(db, kind, estimatedConditions(kind, query));
  const many = found && (await pageWhereMany(db, kind, query, { found, dayNumber: asked.dayNumber }));
  if (many !== undefined) return { ...many, total: COUNT_CAP };
  return pageOfAllMatches(
    db,
    query,
    asked,
    (found?.matching ?? 0) < MOST_SORTED / 2 ? MOST_SORTED : COUNT_CAP,
  );
}

/** Undefined if too few items match to walk the list until the page is full. */
async function pageWhereMany(
  db: Database,
  kind: ItemKind,
  query: ListQuery,
  { found, dayNumber }: { readonly found: Estimate; readonly dayNumber: number },
): Promise<SortedPage | undefined> {
  if (found.matching < SURELY * COUNT_CAP) return undefined;
  const walk = ((query.limit + 1) * found.all) / found.matching;
  if (walk > found.matching * QUICKER) return undefined;
  return pageOfMany(db, query, {
    ofKind: and(eq(items.kind, kind), isPublic),
    conditions: queryConditions(kind, query),
    dayNumber,
    mostWalked: Math.min(MOST_WALKED, Math.ceil(UNEVEN * walk)),
  });
}

/** Sorts up to `most` matches. If there are more, the index of the order is read. */
async function pageOfAllMatches(
  db: Database,
  query: ListQuery,
  { where, dayNumber }: Asked,
  most: number,
): Promise<ItemPage> {
  // The first page is found and counted by one statement.
  if (query.cursor === undefined && most > COUNT_CAP) {
    const { found, ...page } = await pageOfFew(db, query, where, { dayNumber, most });
    if (found < most) return { ...page, total: Math.min(found, COUNT_CAP) };
  }
  const total = await countItems(db, where);
  if (total === 0) return { items: [], next: undefined, total };
  if (total < COUNT_CAP || most > COUNT_CAP) {
    const { found, ...page } = await pageOfFew(db, query, where, { dayNumber, most });
    if (found < most) return { ...page, total };
  }
  return { ...(await sortedPage(db, query, where, dayNumber)), total };
}
