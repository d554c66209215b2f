import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Mails that are to be sent: requests only insert, so that they take the same time for known and unknown addresses. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    kind: text().notNull(),
    /** Links among them: emptied once the mail is sent. */
    vars: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true, precision: 3 }),
    error: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("mail_outbox_due").on(table.sentAt, table.nextAt)],
);
