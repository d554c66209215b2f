/** Whether so many items have the words of a search that they are found sooner in order than by sorting all that have them. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";
import type { Database } from "#server/db/database.ts";
import { estimate, estimatedSize } from "./estimate.server.ts";
import { items, itemTexts, itemWords } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";
import { hasOne, textOfRow, wordCondition } from "./text-conditions.ts";

/** For so many matches among a million items, walking an order until a page is full takes as long as sorting all of them. */
const MANY_HAVE = 3_000;
/** If more words than this have what was typed, which is then a letter or two, a sample is counted instead. */
const MAX_WORDS = 500;
/** Items in the sample. */
const SAMPLE = 2_000;

export async function haveMany(db: Database, kind: ItemKind, text: string): Promise<boolean> {
  const words = await wordsOfOnly(db, text);
  if (words !== undefined) {
    const known = await estimate(db, kind, sql`${itemTexts} where ${hasOne(kind, words)}`);
    return known !== undefined && known.matching >= MANY_HAVE;
  }
  return (await shareHaving(db, kind, text)) * (await estimatedSize(db, kind)) >= MANY_HAVE;
}

/** The words of the library that have what was typed, if it is one word and they are not too many. */
async function wordsOfOnly(db: Database, text: string): Promise<SQL | undefined> {
  const condition = wordCondition(text);
  if (condition === undefined) return undefined;
  const found = await db
    .select({ word: itemWords.word })
    .from(itemWords)
    .where(condition)
    .limit(MAX_WORDS + 1);
  return found.length > MAX_WORDS ? undefined : sql`${sql.param(found.map(({ word }) => word))}::text[]`;
}

/** The share of those that have the words among items without likes in the order of their ids, which are random. */
async function shareHaving(db: Database, kind: ItemKind, text: string): Promise<number> {
  const sample = db
    .select({ meets: sql<boolean>`(${and(...textOfRow(text))})`.as("meets") })
    .from(items)
    .where(and(eq(items.kind, kind), isPublic, eq(items.trend, 0)))
    .orderBy(items.id)
    .limit(SAMPLE)
    .as("sample");
  const [row] = await db.select({ share: sql<number>`avg(meets::int)`.mapWith(Number) }).from(sample);
  return row?.share ?? 0;
}
