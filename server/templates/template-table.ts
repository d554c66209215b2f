import { pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/auth/auth-tables.ts";

/** Export templates that a person has saved. */
export const exportTemplates = pgTable(
  "export_templates",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    text: text().notNull(),
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [unique("export_templates_name").on(table.userId, table.name)],
);
