import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { SUBSCRIPTION_STATUSES } from "#domain/billing/subscription.ts";
import { users } from "#server/auth/auth-tables.ts";

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Somebody who has paid, or begun to: one a person. */
export const customers = pgTable("customers", {
  /** As the payment service names them. */
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
    /** As the payment service names it. */
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    /** When the payment service began it. */
    createdAt: at().notNull(),
  },
  (table) => [index("subscriptions_latest").on(table.customerId, table.createdAt)],
);
