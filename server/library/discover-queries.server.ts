/** The Discover page (LIB-4). Its content depends on the date, so that everyone sees the same all day. */
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ItemCard } from "#domain/library/item.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { oklchToColor } from "#engine/space/convert.ts";
import { oklabCellsNear } from "#engine/space/oklab-cells.ts";
import type { Database } from "#server/db/database.ts";
import { items } from "./item-table.ts";
import { type CardRow, cardFromRow } from "./item-view.ts";
import { isPublic } from "./item-visibility.ts";
import { itemOfTheDay } from "./library-queries.server.ts";
import { intArray, nearestDelta } from "./list-conditions.ts";

const ROW = 6;
const MOODS = ["pastel", "vivid", "earthy", "dark"] as const;

export interface Discovery {
  readonly plateOfTheDay: ItemCard | undefined;
  readonly trending: readonly ItemCard[];
  /** Twelve palettes in hue order, each the day's choice near one hue. */
  readonly byHue: readonly { readonly color: string; readonly item: ItemCard }[];
  readonly byMood: readonly { readonly mood: string; readonly items: readonly ItemCard[] }[];
  readonly gradients: readonly ItemCard[];
  readonly fresh: readonly ItemCard[];
}

const cache = new WeakMap<Database, { readonly dayNumber: number; readonly found: Promise<Discovery> }>();

/** Cached for the day, and computed again if one of its items is no longer public; a failure is not cached. */
export async function discover(db: Database, dayNumber: number): Promise<Discovery> {
  const known = cache.get(db);
  if (known?.dayNumber === dayNumber) {
    const found = await known.found;
    if (await isAllPublic(db, found)) return found;
  }
  const found = workOut(db, dayNumber);
  cache.set(db, { dayNumber, found });
  found.catch(() => cache.delete(db));
  return found;
}

/** One query by key, so that an item that was unpublished or hidden disappears at once. */
async function isAllPublic(db: Database, found: Discovery): Promise<boolean> {
  const cards = [
    ...(found.plateOfTheDay === undefined ? [] : [found.plateOfTheDay]),
    ...found.trending,
    ...found.byHue.map(({ item }) => item),
    ...found.byMood.flatMap((row) => row.items),
    ...found.gradients,
    ...found.fresh,
  ];
  const ids = [...new Set(cards.map((card) => card.id))];
  if (ids.length === 0) return true;
  return (await db.$count(items, and(inArray(items.id, ids), isPublic))) === ids.length;
}

async function workOut(db: Database, dayNumber: number): Promise<Discovery> {
  /** Sorts by a hash of id and date: the same order for everyone today, another one tomorrow. */
  const ofTheDay = sql`md5(${items.id} || ${String(dayNumber)})`;
  const list = async (
    where: SQL | undefined,
    order: SQL | readonly SQL[] = ofTheDay,
    limit = ROW,
  ): Promise<ItemCard[]> => {
    const rows: CardRow[] = await db
      .select()
      .from(items)
      .where(and(eq(items.kind, "palette"), isPublic, where))
      .orderBy(...[order].flat())
      .limit(limit + shown.size);
    return rows
      .filter(({ id }) => !shown.has(id))
      .slice(0, limit)
      .map(cardFromRow);
  };
  /** A palette is on the page only once: a row leaves out the palettes of the rows above it. */
  const row = async (...given: Parameters<typeof list>): Promise<ItemCard[]> => {
    const found = await list(...given);
    for (const { id } of found) shown.add(id);
    return found;
  };
  const plateOfTheDay = await itemOfTheDay(db, "palette", dayNumber);
  const shown = new Set(plateOfTheDay === undefined ? [] : [plateOfTheDay.id]);
  const trending = await row(undefined, [desc(items.trend), asc(ofTheDay)]);
  const hues = Array.from({ length: 12 }, (_, index) => hueColor(15 + index * 30));
  const gradients: CardRow[] = await db
    .select()
    .from(items)
    .where(and(eq(items.kind, "gradient"), isPublic))
    .orderBy(ofTheDay)
    .limit(4);
  const byHue: { color: string; item: ItemCard }[] = [];
  for (const color of hues) {
    const [item] = await row(
      sql`${items.cells} && ${intArray(oklabCellsNear(color))} and ${nearestDelta(color)} < 0.09`,
      ofTheDay,
      1,
    );
    if (item === undefined) continue;
    byHue.push({ color: formatHex(color), item });
  }
  const byMood: { mood: string; items: ItemCard[] }[] = [];
  for (const mood of MOODS) byMood.push({ mood, items: await row(sql`${items.tags} @> array[${mood}]`) });
  const fresh = await row(undefined, [desc(items.createdAt), desc(items.id)]);
  return {
    plateOfTheDay,
    trending,
    byHue,
    byMood,
    gradients: gradients.map(cardFromRow),
    fresh,
  };
}

function hueColor(hueDeg: number): Color {
  return oklchToColor({ lightness: 0.68, chroma: 0.13, hueDeg });
}
