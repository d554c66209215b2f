import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { SUBSCRIPTION_STATUSES } from "#domain/billing/subscription.ts";
import { users } from "#server/auth/auth-tables.ts";

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** People who have paid or started a checkout; one row per person. */
export const customers = pgTable("customers", {
  /** Id at the payment service. */
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: at().notNull().defaultNow(),
});

/** A customer's subscriptions; the latest is the one with the greatest `createdAt` (SUB-1). */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** Id at the payment service. */
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    /** Creation time at the payment service. */
    createdAt: at().notNull(),
  },
  (table) => [index("subscriptions_latest").on(table.customerId, table.createdAt)],
);
