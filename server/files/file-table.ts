import { bigint, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#server/auth/auth-tables.ts";

/** Files that people have stored; their sizes count towards the storage limit. */
export const files = pgTable(
  "files",
  {
    /** Key in the blob store: u/<uid>/<hash>.webp. */
    key: text().primaryKey(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["avatar", "screenshot", "wallpaper"] }).notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("files_user").on(table.userId)],
);
