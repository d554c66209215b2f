import { isNull, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Work that outlives a request. Requests only insert a row, so their duration does not depend on the work. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    payload: jsonb().$type<object>().notNull(),
    /** Unique among jobs of the same kind, while the row exists. */
    key: text(),
    attempts: integer().notNull().default(0),
    /** Time from which the job may be taken; while it runs, the end of its lease. */
    nextAt: at().notNull().defaultNow(),
    doneAt: at(),
    /** Why the job has failed; it is not retried. */
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
