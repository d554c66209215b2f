import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customers } from "#server/account/subscription-tables.ts";
import { users } from "#server/auth/auth-tables.ts";
import type { SandboxAccount } from "./sandbox/sandbox-account.ts";

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Events received from the payment service, so that each is processed once even if it is sent repeatedly. */
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

/** Billing mails that have been queued, so that each is sent once. */
export const billingMails = pgTable("billing_mails", {
  /** The reason and its subject, such as "receipt:" with the id of an invoice. */
  key: text().primaryKey(),
  customerId: text()
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  queuedAt: at().notNull().defaultNow(),
});

/** State of the sandbox, which replaces the payment service in test mode. */
export const sandboxCustomers = pgTable("sandbox_customers", {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  account: jsonb().$type<SandboxAccount>().notNull(),
});
