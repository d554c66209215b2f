import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { GradientData } from "#domain/library/item.ts";
import { users } from "#server/auth/auth-tables.ts";

/** Data sets the library is stocked from. */
export const sources = pgTable("sources", {
  slug: text().primaryKey(),
  name: text().notNull(),
  author: text().notNull(),
  url: text().notNull(),
  licence: text().notNull(),
  licenceUrl: text().notNull(),
  note: text().notNull(),
});

/** Palettes and gradients in one table: they are listed, liked and kept the same way. */
export const items = pgTable(
  "items",
  {
    id: text().primaryKey(),
    kind: text({ enum: ["palette", "gradient"] }).notNull(),
    title: text().notNull(),
    credit: text().notNull(),
    author: text().notNull(),
    /** Of the data set it comes from; nothing for what a person published. */
    sourceSlug: text().references(() => sources.slug),
    originalId: text().notNull().default(""),
    /** Who published it; nothing for the stock. */
    ownerId: text().references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
    /** Lists show what is public; a link opens what is public or unlisted; reports hide (LIB-8). */
    state: text({ enum: ["public", "unlisted", "private", "hidden"] })
      .notNull()
      .default("public"),
    /** What it was before reports hid it; it goes back there when the review lets it. */
    hiddenFrom: text({ enum: ["public", "unlisted"] }),
    description: text().notNull().default(""),
    /** Where the photo of a published palette was taken, when its author says so (LIB-9). */
    place: jsonb().$type<{ readonly latitude: number; readonly longitude: number }>(),
    /** Grows with each edit. */
    version: integer().notNull().default(1),
    saveCount: bigint({ mode: "number" }).notNull().default(0),
    colors: text().array().notNull(),
    names: text().array().notNull(),
    gradient: jsonb().$type<GradientData>(),
    tags: text().array().notNull(),
    /** Lower case: title, tags, names, credit; searched by trigrams. */
    searchText: text().notNull(),
    colorCount: smallint().notNull(),
    hueFamilies: text().array().notNull(),
    aaPairs: integer().notNull(),
    isVisionSafe: boolean().notNull(),
    temperature: text({ enum: ["warm", "cool", "mixed"] }).notNull(),
    isWideGamut: boolean().notNull(),
    /** OKLab of each color, flattened: L, a, b, L, a, b … */
    labs: real().array().notNull(),
    /** Cells of the OKLab grid its colors lie in (color-cells.ts). */
    cells: integer().array().notNull(),
    likeCount: bigint({ mode: "number" }).notNull().default(0),
    /** Decayed likes; written when an item is liked. */
    trend: doublePrecision().notNull().default(0),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // Ascending and plain: read backwards for "most first" with a row comparison as the index condition.
    index("items_newest").on(table.kind, table.createdAt, table.id).where(sql`${table.state} = 'public'`),
    index("items_popular").on(table.kind, table.likeCount, table.id).where(sql`${table.state} = 'public'`),
    index("items_trending").on(table.kind, table.trend, table.id).where(sql`${table.state} = 'public'`),
    index("items_cells").using("gin", table.cells),
    index("items_tags").using("gin", table.tags),
    index("items_hues").using("gin", table.hueFamilies),
    index("items_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
    index("items_source").on(table.sourceSlug),
    index("items_owner").on(table.ownerId, table.kind, table.createdAt, table.id),
  ],
);

export type ItemRow = typeof items.$inferSelect;

/** What a card of a list is made of. */
export const CARD_COLUMNS = {
  id: items.id,
  kind: items.kind,
  title: items.title,
  colors: items.colors,
  names: items.names,
  gradient: items.gradient,
  credit: items.credit,
  likeCount: items.likeCount,
  createdAt: items.createdAt,
};
