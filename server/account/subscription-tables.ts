import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { SUBSCRIPTION_STATUSES } from "#domain/billing/subscription.ts";
import { BILLING_INTERVALS } from "#domain/plans.ts";
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
  /** Key of the open checkout, so that a second press opens the same one. */
  checkoutKey: text(),
  /** Number of reads of the subscriptions at the payment service. */
  readsBegun: integer().notNull().default(0),
  /** Number of the newest read whose answer is stored; older answers that arrive later are discarded. */
  readStored: integer().notNull().default(0),
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
    /** Null only for rows from before there was a payment service. */
    interval: text({ enum: BILLING_INTERVALS }),
    /** End of its trial, also after that; null if it began without one. */
    trialEndsAt: at(),
    /** End of the paid period or of the trial. */
    periodEndsAt: at(),
    cancelsAtPeriodEnd: boolean().notNull().default(false),
  },
  (table) => [index("subscriptions_latest").on(table.customerId, table.createdAt)],
);
