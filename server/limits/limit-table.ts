import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

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
