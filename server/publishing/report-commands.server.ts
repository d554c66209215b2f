/** Reports on published items (LIB-8), and the decisions of a review. */
import { and, count, eq, sql } from "drizzle-orm";
import type { NewReport } from "#domain/library/publishing-policy.ts";
import { users } from "#server/auth/auth-tables.ts";
import { reports } from "#server/collections/collection-tables.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction, type Transaction } from "#server/db/run-transaction.server.ts";
import { itemChanged } from "#server/library/item-changes.ts";
import { items } from "#server/library/item-table.ts";
import { isOpen } from "#server/library/item-visibility.ts";
import { REPORTS_TO_HIDE } from "./item-policy.ts";

export type ReportResult = { readonly ok: true } | { readonly ok: false; readonly reason: "nodata" | "own" };

/**
 * One report per person and item; a second one changes nothing. The item's row is locked, so that concurrent reports
 * are counted correctly. Anybody can create accounts with any address, so only reports of people with a confirmed
 * address hide an item. Seeded items are never hidden without a review.
 */
export async function reportItem(db: Database, uid: string, itemId: string, { reason, message }: NewReport) {
  return runTransaction(db, async (tx): Promise<ReportResult> => {
    const [item] = await tx
      .select({ ownerId: items.ownerId, state: items.state })
      .from(items)
      .where(and(eq(items.id, itemId), isOpen))
      .for("update");
    if (item === undefined) return { ok: false, reason: "nodata" };
    if (item.ownerId === uid) return { ok: false, reason: "own" };
    await tx.insert(reports).values({ itemId, userId: uid, reason, message }).onConflictDoNothing();
    if (item.ownerId !== null && (await countConfirmed(tx, itemId)) >= REPORTS_TO_HIDE) {
      await tx
        .update(items)
        .set({
          state: "hidden",
          hiddenFrom: sql`case when ${items.state} = 'public' then 'public' else 'unlisted' end`,
          version: sql`${items.version} + 1`,
        })
        .where(eq(items.id, itemId));
      itemChanged(tx, { id: itemId, what: "content" });
    }
    return { ok: true };
  });
}

/** The number of reporters whose address is confirmed by now. */
async function countConfirmed(tx: Transaction, itemId: string): Promise<number> {
  const [row] = await tx
    .select({ people: count() })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(and(eq(reports.itemId, itemId), eq(users.emailVerified, true)));
  return row?.people ?? 0;
}

export interface ReportedItem {
  readonly id: string;
  readonly kind: "palette" | "gradient";
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly isHidden: boolean;
  readonly reports: readonly { readonly reason: string; readonly message: string; readonly at: Date }[];
}

/** Reported items, most reports first. */
export async function listReported(db: Database): Promise<ReportedItem[]> {
  const rows = await db
    .select({ item: items, report: reports })
    .from(reports)
    .innerJoin(items, eq(items.id, reports.itemId))
    .orderBy(reports.createdAt);
  const byItem = Map.groupBy(rows, ({ item }) => item.id);
  return [...byItem.values()]
    .flatMap((group) => {
      const item = group[0]?.item;
      if (item === undefined) return [];
      const { id, kind, title, description, author, state } = item;
      return [
        {
          id,
          kind,
          title,
          description,
          author,
          isHidden: state === "hidden",
          reports: group.map(({ report }) => ({
            reason: report.reason,
            message: report.message,
            at: report.createdAt,
          })),
        },
      ];
    })
    .toSorted((a, b) => b.reports.length - a.reports.length);
}

export type DecisionResult = { readonly ok: true } | { readonly ok: false; readonly reason: "nodata" };

/**
 * "show" restores the previous state and deletes the reports, so that it takes three new ones; "hide" hides the item
 * whatever the number; "delete" deletes a person's item. "nodata" if there is nothing to decide.
 */
export async function decideReport(db: Database, itemId: string, decision: "show" | "hide" | "delete") {
  return runTransaction(db, async (tx): Promise<DecisionResult> => {
    const [item] = await tx
      .select({ state: items.state, hiddenFrom: items.hiddenFrom, ownerId: items.ownerId })
      .from(items)
      .where(eq(items.id, itemId))
      .for("update");
    if (item === undefined) return { ok: false, reason: "nodata" };
    if (decision === "delete") {
      // The next edition would seed the item again; it can be hidden instead.
      if (item.ownerId === null) return { ok: false, reason: "nodata" };
      await tx.delete(items).where(eq(items.id, itemId));
      itemChanged(tx, { id: itemId, what: "content" });
      return { ok: true };
    }
    const change =
      decision === "hide" && item.state !== "hidden"
        ? {
            state: "hidden" as const,
            hiddenFrom: item.state === "public" ? ("public" as const) : ("unlisted" as const),
          }
        : decision === "show" && item.state === "hidden"
          ? { state: item.hiddenFrom ?? ("unlisted" as const), hiddenFrom: null }
          : undefined;
    if (decision === "show") await tx.delete(reports).where(eq(reports.itemId, itemId));
    if (change !== undefined) {
      await tx
        .update(items)
        .set({ ...change, version: sql`${items.version} + 1` })
        .where(eq(items.id, itemId));
      itemChanged(tx, { id: itemId, what: "content" });
    }
    return { ok: true };
  });
}
