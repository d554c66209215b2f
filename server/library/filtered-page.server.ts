/**
 * One page of a list with filters. PostgreSQL's estimate of how many items match decides how it is read: where many do, the list is
 * walked until the page is full; where few do, which are far apart in the list, all are found first and then sorted.
 */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";
import type { ListQuery } from "#domain/library/list-query.ts";
import type { Database } from "#server/db/database.ts";
import { COUNT_CAP, countItems } from "./count-items.server.ts";
import { type Estimate, estimate, estimatedSize } from "./estimate.server.ts";
import { items, itemTexts } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";
import { propertyConditions, rowConditions } from "./list-conditions.ts";
import { TEXT_COLUMNS } from "./list-order.ts";
import {
  type ItemPage,
  type Matches,
  ofItems,
  pageOfFew,
  pageOfMany,
  type SortedPage,
  sortedPage,
} from "./sorted-page.server.ts";
import { estimatedText, indexedText } from "./text-conditions.ts";
import { haveMany } from "./word-estimate.server.ts";

/** Items that are sorted for one page. */
const MAX_SORTED = 20_000;
/** Where it is estimated that so many times COUNT_CAP match, they are not counted. */
const SURELY = 3;
/** An item that an index finds, and that is read anywhere in the table, takes as long as so many of a walk. */
const QUICKER = 4;
/** A walk may be so many times as long as it is if the matches are spread evenly, but not longer than MAX_WALKED. */
const UNEVEN = 3;
/** Where 3,000 of a million items match, a page is full after 10,000 on average. A walk that ends before that was of no use, so the limit is higher. */
const MAX_WALKED = 15_000;
/** Items with the words of a search that are sorted before they are looked for in order, in case that only few were expected. */
const MAX_SORTED_FIRST = 4_000;

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
  const all = { ...asked, matches: matchesOf(kind, query, asked.where) };
  if (isWordsAlone(query)) return pageOfWords(db, kind, query, all);
  if ((await estimatedSize(db, kind)) < MAX_SORTED) return pageOfAllMatches(db, query, all, MAX_SORTED);
  const found = await estimate(db, kind, estimated(kind, query));
  const many = found && (await pageWhereMany(db, kind, query, { found, dayNumber: asked.dayNumber }));
  if (many !== undefined) return { ...many, total: COUNT_CAP };
  return pageOfAllMatches(db, query, all, (found?.matching ?? 0) < MAX_SORTED / 2 ? MAX_SORTED : COUNT_CAP);
}

function isWordsAlone(query: ListQuery): boolean {
  return propertyConditions(query).length === 0;
}

/** The estimate may be wrong, so the quicker way ends early, and the other one follows. */
async function pageOfWords(db: Database, kind: ItemKind, query: ListQuery, all: All): Promise<ItemPage> {
  if ((await estimatedSize(db, kind)) < MAX_SORTED_FIRST)
    return pageOfAllMatches(db, query, all, MAX_SORTED_FIRST);
  const inOrder = async (): Promise<ItemPage | undefined> => {
    const page = await walk(db, kind, query, {
      mostWalked: MAX_WALKED,
      dayNumber: all.dayNumber,
    });
    return page && { ...page, total: COUNT_CAP };
  };
  const sorted = () => pageOfAtMost(db, query, all, MAX_SORTED_FIRST);
  const [first, then] = (await haveMany(db, kind, query.text)) ? [inOrder, sorted] : [sorted, inOrder];
  return (await first()) ?? (await then()) ?? pageOfAllMatches(db, query, all, MAX_SORTED);
}

/** Words alone are found, and sorted, without a row of `items`. */
function matchesOf(kind: ItemKind, query: ListQuery, where: SQL | undefined): Matches {
  if (!isWordsAlone(query)) return ofItems(where);
  return { table: itemTexts, columns: TEXT_COLUMNS, where: and(...indexedText(kind, query.text)) };
}

/** What follows FROM in a select of the matches by properties, in the form in which PostgreSQL best knows how many they are. */
function estimated(kind: ItemKind, query: ListQuery): SQL {
  const words = estimatedText(kind, query.text);
  const ofKind = and(eq(items.kind, kind), isPublic, ...propertyConditions(query));
  if (words.length === 0) return sql`${items} where ${ofKind}`;
  return sql`${items} join ${itemTexts} on ${itemTexts.itemId} = ${items.id} where ${and(ofKind, ...words)}`;
}

/** Undefined if too few items match to walk the list until the page is full. */
async function pageWhereMany(
  db: Database,
  kind: ItemKind,
  query: ListQuery,
  { found, dayNumber }: { readonly found: Estimate; readonly dayNumber: number },
): Promise<SortedPage | undefined> {
  if (found.matching < SURELY * COUNT_CAP) return undefined;
  const walked = ((query.limit + 1) * found.all) / found.matching;
  if (walked > found.matching * QUICKER) return undefined;
  return walk(db, kind, query, { mostWalked: Math.min(MAX_WALKED, Math.ceil(UNEVEN * walked)), dayNumber });
}

function walk(
  db: Database,
  kind: ItemKind,
  query: ListQuery,
  { mostWalked, dayNumber }: { readonly mostWalked: number; readonly dayNumber: number },
): Promise<SortedPage | undefined> {
  return pageOfMany(db, query, {
    ofKind: and(eq(items.kind, kind), isPublic),
    conditions: rowConditions(query),
    dayNumber,
    mostWalked,
  });
}

interface All extends Asked {
  /** Where the items that meet `where` are found. */
  readonly matches: Matches;
}

/** Sorts up to `most` matches. If there are more, the index of the order is read. */
async function pageOfAllMatches(db: Database, query: ListQuery, all: All, most: number): Promise<ItemPage> {
  const page = await pageOfAtMost(db, query, all, most);
  return page ?? { ...(await sortedPage(db, query, all.where, all.dayNumber)), total: COUNT_CAP };
}

/** Undefined if more than `most` match, which is at least COUNT_CAP. */
async function pageOfAtMost(
  db: Database,
  query: ListQuery,
  { matches, dayNumber }: All,
  most: number,
): Promise<ItemPage | undefined> {
  // The first page is found and counted by one statement.
  if (query.cursor === undefined && most > COUNT_CAP) {
    const { found, ...page } = await pageOfFew(db, query, matches, { dayNumber, most });
    return found < most ? { ...page, total: Math.min(found, COUNT_CAP) } : undefined;
  }
  const total = await countItems(db, matches);
  if (total === 0) return { items: [], next: undefined, total };
  if (total >= COUNT_CAP && most <= COUNT_CAP) return undefined;
  const { found, ...page } = await pageOfFew(db, query, matches, { dayNumber, most });
  return found < most ? { ...page, total } : undefined;
}
