import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ItemContent } from "#domain/library/content-kinds.ts";
import { users } from "#server/auth/auth-tables.ts";

/** Data sets that the library is seeded from. */
export const sources = pgTable("sources", {
  slug: text().primaryKey(),
  name: text().notNull(),
  author: text().notNull(),
  url: text().notNull(),
  licence: text().notNull(),
  licenceUrl: text().notNull(),
  note: text().notNull(),
});

/** Palettes and gradients share a table, because they are listed, liked and saved alike. */
export const items = pgTable(
  "items",
  {
    id: text().primaryKey(),
    kind: text({ enum: ["palette", "gradient"] }).notNull(),
    title: text().notNull(),
    credit: text().notNull(),
    author: text().notNull(),
    /** The data set of a seeded item; null for published items. */
    sourceSlug: text().references(() => sources.slug),
    originalId: text().notNull().default(""),
    /** The person who published the item; null for seeded items. */
    ownerId: text().references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
    /** Lists show public items; a link also opens unlisted ones; reports hide items (LIB-8). */
    state: text({ enum: ["public", "unlisted", "private", "hidden"] })
      .notNull()
      .default("public"),
    /** The state before reports hid the item; a review can restore it. */
    hiddenFrom: text({ enum: ["public", "unlisted"] }),
    description: text().notNull().default(""),
    /** Where the photo of a published palette was taken, if the author shared it (LIB-9). */
    place: jsonb().$type<{ readonly latitude: number; readonly longitude: number }>(),
    /** Increases with each edit. */
    version: integer().notNull().default(1),
    saveCount: bigint({ mode: "number" }).notNull().default(0),
    colors: text().array().notNull(),
    names: text().array().notNull(),
    /**
     * What it is besides its colors; its `kind` is the list of that (domain/library/content-kinds.ts). For instances of the version
     * before, a trigger keeps the columns `gradient`, `mesh`, `theme` and `wallpaper`, which nothing reads here (migration item-content).
     */
    content: jsonb().$type<ItemContent>().notNull().default({ type: "palette" }),
    tags: text().array().notNull(),
    /** Lower case: title, tags, color names, credit; no longer than an entry of an index can be (item-columns.ts). */
    searchText: text().notNull(),
    colorCount: smallint().notNull(),
    hueFamilies: text().array().notNull(),
    aaPairs: integer().notNull(),
    isVisionSafe: boolean().notNull(),
    temperature: text({ enum: ["warm", "cool", "mixed"] }).notNull(),
    isWideGamut: boolean().notNull(),
    /** OKLab of each color, flattened: L, a, b, L, a, b … */
    labs: real().array().notNull(),
    /** Cells of the OKLab grid that contain its colors (oklab-cells.ts). */
    cells: integer().array().notNull(),
    likeCount: bigint({ mode: "number" }).notNull().default(0),
    /** Decayed likes; updated by each like. */
    trend: doublePrecision().notNull().default(0),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // Ascending without NULLS clauses: scanned backwards for "most first", with a row comparison as the index
    // condition. With the text, an order is walked in search of words without reading an item.
    index("items_newest")
      .on(table.kind, table.createdAt, table.id, table.searchText)
      .where(sql`${table.state} = 'public'`),
    index("items_popular")
      .on(table.kind, table.likeCount, table.id, table.searchText)
      .where(sql`${table.state} = 'public'`),
    index("items_trending")
      .on(table.kind, table.trend, table.id, table.searchText)
      .where(sql`${table.state} = 'public'`),
    // So few that every other index would read most items for a page of them.
    index("items_wide_gamut")
      .on(table.kind, table.createdAt, table.id)
      .where(sql`${table.state} = 'public' and ${table.isWideGamut}`),
    index("items_cells").using("gin", table.cells),
    index("items_tags").using("gin", table.tags),
    index("items_hues").using("gin", table.hueFamilies),
    index("items_source").on(table.sourceSlug),
    index("items_owner").on(table.ownerId, table.kind, table.createdAt, table.id),
  ],
);

export type ItemRow = typeof items.$inferSelect;

/**
 * The colors of public items, for searches by color that read the index alone. A trigger on `items` keeps them
 * (migration 0010), so that no command can forget it and a version that does not know the table fills it as well.
 */
export const itemColors = pgTable(
  "item_colors",
  {
    itemId: text()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    /** The place of the color in the item, from 1. */
    place: smallint().notNull(),
    kind: text({ enum: ["palette", "gradient"] }).notNull(),
    /** oklab-morton.ts */
    morton: integer().notNull(),
    lightness: real().notNull(),
    a: real().notNull(),
    b: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.place] }),
    index("item_colors_near").on(table.kind, table.morton, table.lightness, table.a, table.b, table.itemId),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/**
 * Where each public item stands among all, for "more like this", which reads the index alone. A trigger keeps it as it does
 * `itemColors` (migration 0011); items of before are added by a job (fill-derived.server.ts).
 */
export const itemDescriptors = pgTable(
  "item_descriptors",
  {
    itemId: text()
      .primaryKey()
      .references(() => items.id, { onDelete: "cascade" }),
    kind: text({ enum: ["palette", "gradient"] }).notNull(),
    /** palette-code.ts */
    code: bigint({ mode: "number" }).notNull(),
    /** The code of each color (oklab-morton.ts) as a big-endian 32-bit integer. */
    colors: bytes().notNull(),
  },
  (table) => [index("item_descriptors_near").on(table.kind, table.code, table.colors, table.itemId)],
);

/**
 * What searches by words read of public items, beside what lists are sorted by: a row is a tenth of one of `items`, where reading the
 * text and testing it takes longer than all else. A trigger keeps it as it does `itemColors` (migration 0012); items of before are
 * added by a job (fill-derived.server.ts).
 */
export const itemTexts = pgTable(
  "item_texts",
  {
    // What is read of each match comes first, since PostgreSQL reads a row from its beginning.
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    likeCount: bigint({ mode: "number" }).notNull(),
    trend: doublePrecision().notNull(),
    itemId: text()
      .primaryKey()
      .references(() => items.id, { onDelete: "cascade" }),
    /**
     * The text of a palette, after a space that makes its first word begin like the others, and null for a gradient. Each kind has
     * statistics of its own, so PostgreSQL knows that a word that only the other kind has is rare.
     */
    paletteText: text(),
    gradientText: text(),
  },
  (table) => [
    // A search would read all that waits to be added to an index of this kind.
    index("item_texts_palette_words").using("gin", wordsOf(table.paletteText)).with({ fastupdate: false }),
    index("item_texts_gradient_words").using("gin", wordsOf(table.gradientText)).with({ fastupdate: false }),
  ],
);

/** The words of a text of `itemTexts`, in the form in which its indexes have them. */
export function wordsOf(value: SQLWrapper): SQL {
  return sql`string_to_array(${value}, ' ')`;
}

/**
 * Each word that a text of `itemTexts` has or had, once. A search finds the words here that have what was typed, and items by their words.
 * A trigger adds words (migration 0013); item-words.server.ts removes those that are no longer used.
 */
export const itemWords = pgTable("item_words", { word: text().notNull() }, ({ word }) => [
  // This order finds the beginning of a word, whatever the collation of the database.
  uniqueIndex("item_words_word").on(word.op("text_pattern_ops")),
  index("item_words_trigrams").using("gin", word.op("gin_trgm_ops")).with({ fastupdate: false }),
]);

/** The columns of a list card. */
export const CARD_COLUMNS = {
  id: items.id,
  kind: items.kind,
  title: items.title,
  colors: items.colors,
  names: items.names,
  content: items.content,
  credit: items.credit,
  likeCount: items.likeCount,
  createdAt: items.createdAt,
};
