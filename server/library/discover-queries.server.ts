/** The Discover page (LIB-4). Its content depends on the date, so that everyone sees the same all day. */
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ItemCard, ItemKind } from "#domain/library/item.ts";
import { parseListQuery, type Sort } from "#domain/library/list-query.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab, oklchToColor } from "#engine/space/convert.ts";
import type { Database } from "#server/db/database.ts";
import { dayPoint } from "./day-point.ts";
import { CARD_COLUMNS, items } from "./item-table.ts";
import { cardFromRow } from "./item-view.ts";
import { isPublic } from "./item-visibility.ts";
import { itemOfTheDay } from "./library-queries.server.ts";
import { listConditions } from "./list-conditions.ts";
import { itemsNear } from "./near-color.server.ts";
import { sortedPage } from "./sorted-page.server.ts";

const ROW = 6;
/** Palettes near a hue of which the day chooses one. */
const NEAR_A_HUE = 48;
/** More than the rows that begin at a point of their own. */
const MAX_ROWS = 8;
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
  let rows = 0;
  /**
   * Cards by id from a point of the day on: the same for everyone today, others tomorrow. The index of ids gives them, however
   * many items there are.
   */
  const ofTheDay = async (kind: ItemKind, limit: number, where?: SQL): Promise<ItemCard[]> => {
    rows += 1;
    const point = dayPoint(dayNumber * MAX_ROWS + rows);
    const list = (range: SQL, most: number) =>
      db
        .select(CARD_COLUMNS)
        .from(items)
        .where(and(eq(items.kind, kind), isPublic, range, where))
        .orderBy(asc(items.id))
        .limit(most);
    const above = await list(sql`${items.id} >= ${point}`, limit);
    const below = await list(sql`${items.id} < ${point}`, limit - above.length);
    return [...above, ...below].map(cardFromRow);
  };
  /** A palette is on the page only once: a row leaves out the palettes of the rows above it. */
  const row = (cards: readonly ItemCard[], limit = ROW): ItemCard[] => {
    const found = cards.filter(({ id }) => !shown.has(id)).slice(0, limit);
    for (const { id } of found) shown.add(id);
    return found;
  };
  const sorted = async (sort: Sort) => {
    const { query } = parseListQuery(new URLSearchParams({ sort, limit: String(ROW + shown.size) }));
    return (await sortedPage(db, query, listConditions("palette", query), dayNumber)).items;
  };
  const plateOfTheDay = await itemOfTheDay(db, "palette", dayNumber);
  const shown = new Set(plateOfTheDay === undefined ? [] : [plateOfTheDay.id]);
  const trending = row(await sorted("trending"));
  /** In an order of the day. */
  const cardsOf = async (ids: readonly string[]) => {
    const found = await db
      .select(CARD_COLUMNS)
      .from(items)
      .where(and(inArray(items.id, [...ids]), isPublic))
      .orderBy(sql`md5(${items.id} || ${String(dayNumber)})`);
    return found.map(cardFromRow);
  };
  const hues = Array.from({ length: 12 }, (_, index) => hueColor(15 + index * 30));
  const gradients = await ofTheDay("gradient", 4);
  const byHue: { color: string; item: ItemCard }[] = [];
  for (const color of hues) {
    const near = await itemsNear(db, "palette", colorToOklab(color), { most: NEAR_A_HUE, first: 500 });
    const [item] = row(await cardsOf(near?.ranked.map(({ id }) => id) ?? []), 1);
    if (item === undefined) continue;
    byHue.push({ color: formatHex(color), item });
  }
  const byMood: { mood: string; items: ItemCard[] }[] = [];
  for (const mood of MOODS) {
    const found = await ofTheDay("palette", ROW + shown.size, sql`${items.tags} @> array[${mood}]`);
    byMood.push({ mood, items: row(found) });
  }
  const fresh = row(await sorted("newest"));
  return {
    plateOfTheDay,
    trending,
    byHue,
    byMood,
    gradients,
    fresh,
  };
}

function hueColor(hueDeg: number): Color {
  return oklchToColor({ lightness: 0.68, chroma: 0.13, hueDeg });
}
