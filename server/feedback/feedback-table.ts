import { customType, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** What visitors send through "Tell us". */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ["idea", "fault", "praise"] }).notNull(),
    message: text().notNull(),
    email: text(),
    screenshot: bytes(),
    screenshotType: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("feedback_newest").on(table.createdAt, table.id)],
);
