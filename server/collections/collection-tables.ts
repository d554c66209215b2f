/** Tables of likes, saves, collections, and work and colors stored for a person's devices. */
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "#server/auth/auth-tables.ts";
import { items } from "#server/library/item-table.ts";

const at = () => timestamp({ withTimezone: true, precision: 3 });
const owner = () =>
  text()
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: "cascade" });
const item = () =>
  text()
    .notNull()
    .references((): AnyPgColumn => items.id, { onDelete: "cascade" });

export const likes = pgTable(
  "likes",
  { userId: owner(), itemId: item(), createdAt: at().notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index("likes_item").on(table.itemId),
    index("likes_newest").on(table.userId, table.createdAt, table.itemId),
  ],
);

export const saves = pgTable(
  "saves",
  { userId: owner(), itemId: item(), createdAt: at().notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index("saves_item").on(table.itemId),
    index("saves_newest").on(table.userId, table.createdAt, table.itemId),
  ],
);

export const collections = pgTable(
  "collections",
  {
    /** Short, random, URL-safe (LIB-7). */
    id: text().primaryKey(),
    userId: owner(),
    title: text().notNull(),
    description: text().notNull().default(""),
    isPublic: boolean().notNull().default(false),
    /** Order among the owner's collections, from 0. */
    position: integer().notNull(),
    /** Increases with each change; compared with `If-Match` of an edit. */
    version: integer().notNull().default(1),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [index("collections_owner").on(table.userId, table.position, table.id)],
);

export const collectionItems = pgTable(
  "collection_items",
  {
    collectionId: text()
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
    itemId: item(),
    position: integer().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.itemId] }),
    index("collection_items_order").on(table.collectionId, table.position, table.itemId),
    index("collection_items_item").on(table.itemId),
  ],
);

/** The latest work in each tool, merged from devices. */
export const storedWorks = pgTable(
  "kept_works",
  {
    userId: owner(),
    tool: text().notNull(),
    /** Query string of the document. */
    search: text().notNull(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tool] })],
);

/** The color tray, shared by all tools. */
export const colorTrays = pgTable("color_trays", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  colors: text().array().notNull(),
  updatedAt: at().notNull().defaultNow(),
});

/** One row per person and item. Reports of three different people hide a published item until a review (LIB-8). */
export const reports = pgTable(
  "reports",
  {
    itemId: item(),
    userId: owner(),
    reason: text({ enum: ["spam", "offensive", "stolen", "other"] }).notNull(),
    message: text().notNull().default(""),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.userId] })],
);
