import { doublePrecision, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Uses of a key within its window; shared by all instances. */
export const limits = pgTable(
  "limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("limits_over").on(table.resetAt)],
);

/**
 * Token buckets of the API's limits, shared by all instances. The table is unlogged: it is cheap to write, and after a
 * crash of the database every bucket is full.
 */
export const rateBuckets = pgTable(
  "rate_buckets",
  {
    key: text().primaryKey(),
    tokens: doublePrecision().notNull(),
    /** When the tokens were counted. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("rate_buckets_at").on(table.at)],
);
