import { isNull, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Work that outlives a request. Requests only insert, so that they take the same time whatever the work comes to. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    payload: jsonb().$type<object>().notNull(),
    /** Of jobs of one kind with the same key only the first is kept, as long as its row is. */
    key: text(),
    attempts: integer().notNull().default(0),
    /** When it may be taken: while it runs, when its process counts as dead. */
    nextAt: at().notNull().defaultNow(),
    doneAt: at(),
    /** Why it was given up: nothing is tried again. */
    error: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("jobs_due")
      .on(table.nextAt)
      .where(sql`${isNull(table.doneAt)} and ${isNull(table.error)}`),
    index("jobs_created").on(table.kind, table.createdAt),
    unique("jobs_key").on(table.kind, table.key),
  ],
);
