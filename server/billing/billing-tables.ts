import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customers } from "#server/account/subscription-tables.ts";
import { users } from "#server/auth/auth-tables.ts";
import type { SandboxAccount } from "./sandbox/sandbox-account.ts";

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Events of the payment service that have been received, so that each counts once however often it is sent. */
export const billingEvents = pgTable(
  "billing_events",
  {
    /** Id at the payment service. */
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text().notNull(),
    /** Creation time at the payment service. */
    createdAt: at().notNull(),
    receivedAt: at().notNull().defaultNow(),
  },
  (table) => [index("billing_events_received").on(table.receivedAt)],
);

/** Mails about billing that have been queued, so that each is sent once however often its reason is seen. */
export const billingMails = pgTable("billing_mails", {
  /** The reason and what it is about, such as "receipt:" with the id of an invoice. */
  key: text().primaryKey(),
  customerId: text()
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  queuedAt: at().notNull().defaultNow(),
});

/** What the payment service would know, on a server without its keys: test mode. */
export const sandboxCustomers = pgTable("sandbox_customers", {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  account: jsonb().$type<SandboxAccount>().notNull(),
});
