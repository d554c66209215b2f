import { customType, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/auth/auth-tables.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Messages of the feedback form, and support tickets of people with an account. */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ["idea", "fault", "praise", "help"] }).notNull(),
    message: text().notNull(),
    email: text(),
    /** Owner of a ticket, which is deleted with the account. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    topic: text(),
    state: text({ enum: ["open", "answered", "closed"] })
      .notNull()
      .default("open"),
    screenshot: bytes(),
    screenshotType: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("feedback_user").on(table.userId, table.createdAt),
    index("feedback_newest").on(table.createdAt, table.id),
  ],
);
