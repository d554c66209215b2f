import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
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

/** What the payment service would know, on a server without its keys: test mode. */
export const sandboxCustomers = pgTable("sandbox_customers", {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  account: jsonb().$type<SandboxAccount>().notNull(),
});
