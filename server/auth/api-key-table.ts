import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./auth-tables.ts";

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Keys for the public API. The key itself is shown once and not stored. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** SHA-256 of the key in hexadecimal. A key has 256 random bits, so it needs neither salt nor a slow hash. */
    hash: text().notNull().unique(),
    /** The last four characters of the key, by which its owner recognizes it. */
    ending: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** To the minute; null until the first use. */
    lastUsedAt: at(),
  },
  (table) => [index("api_keys_of_user").on(table.userId, table.createdAt)],
);
