import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/auth/auth-tables.ts";

/** Files people have stored: what counts against their space. */
export const files = pgTable(
  "files",
  {
    /** In the store, as u/<uid>/<hash>.webp. */
    key: text().primaryKey(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["avatar", "screenshot", "wallpaper"] }).notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("files_user").on(table.userId)],
);

/** Work that outlives a request: blobs of a deleted account, for one. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    payload: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("jobs_due").on(table.nextAt)],
);
