/** The Discover page (LIB-4): what is shown follows from the day, so that everyone sees the same all day. */
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
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
  /** Twelve plates, each the day's choice near one hue, in hue order. */
  readonly byHue: readonly { readonly color: string; readonly item: ItemCard }[];
  readonly byMood: readonly { readonly mood: string; readonly items: readonly ItemCard[] }[];
  readonly gradients: readonly ItemCard[];
  readonly fresh: readonly ItemCard[];
}

const kept = new WeakMap<Database, { readonly dayNumber: number; readonly found: Promise<Discovery> }>();

/** Worked out once a day, again once something it shows is no longer public; a failure is not kept. */
export async function discover(db: Database, dayNumber: number): Promise<Discovery> {
  const known = kept.get(db);
  if (known?.dayNumber === dayNumber) {
    const found = await known.found;
    if (await isAllPublic(db, found)) return found;
  }
  const found = workOut(db, dayNumber);
  kept.set(db, { dayNumber, found });
  found.catch(() => kept.delete(db));
  return found;
}

/** One read by key: what its author or a review took back is not shown for the rest of the day. */
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
  /** Shuffles by day: the same order for everyone, another one tomorrow. */
  const ofTheDay = sql`md5(${items.id} || ${String(dayNumber)})`;
  const list = async (
    where: ReturnType<typeof sql> | undefined,
    order = ofTheDay,
    limit = ROW,
  ): Promise<ItemCard[]> => {
    const rows: CardRow[] = await db
      .select()
      .from(items)
      .where(and(eq(items.kind, "palette"), isPublic, where))
      .orderBy(order)
      .limit(limit);
    return rows.map(cardFromRow);
  };
  const hues = Array.from({ length: 12 }, (_, index) => hueColor(15 + index * 30));
  const gradients: CardRow[] = await db
    .select()
    .from(items)
    .where(and(eq(items.kind, "gradient"), isPublic))
    .orderBy(ofTheDay)
    .limit(4);
  const byHue: { color: string; item: ItemCard }[] = [];
  const seen = new Set<string>();
  for (const color of hues) {
    const near = await list(
      sql`${items.cells} && ${intArray(oklabCellsNear(color))} and ${nearestDelta(color)} < 0.09`,
      ofTheDay,
      4,
    );
    const item = near.find((candidate) => !seen.has(candidate.id));
    if (item === undefined) continue;
    seen.add(item.id);
    byHue.push({ color: formatHex(color), item });
  }
  const byMood: { mood: string; items: ItemCard[] }[] = [];
  for (const mood of MOODS) byMood.push({ mood, items: await list(sql`${items.tags} @> array[${mood}]`) });
  const trendingRows: CardRow[] = await db
    .select()
    .from(items)
    .where(and(eq(items.kind, "palette"), isPublic))
    .orderBy(desc(items.trend), asc(ofTheDay))
    .limit(ROW);
  const freshRows: CardRow[] = await db
    .select()
    .from(items)
    .where(and(eq(items.kind, "palette"), isPublic))
    .orderBy(desc(items.createdAt), desc(items.id))
    .limit(ROW);
  return {
    plateOfTheDay: await itemOfTheDay(db, "palette", dayNumber),
    trending: trendingRows.map(cardFromRow),
    byHue,
    byMood,
    gradients: gradients.map(cardFromRow),
    fresh: freshRows.map(cardFromRow),
  };
}

function hueColor(hueDeg: number): Color {
  return oklchToColor({ lightness: 0.68, chroma: 0.13, hueDeg });
}
