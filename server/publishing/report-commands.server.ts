/** Reports of what people published (LIB-8), and what the review decides. */
import { and, eq, sql } from "drizzle-orm";
import type { NewReport } from "#domain/library/publishing-policy.ts";
import { reports } from "#server/collections/collection-tables.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { items } from "#server/library/item-table.ts";
import { isOpen } from "#server/library/item-visibility.ts";
import { REPORTS_TO_HIDE } from "./item-policy.ts";

export type ReportResult = { readonly ok: true } | { readonly ok: false; readonly reason: "nodata" | "own" };

/** Once a person and item; a second one changes nothing. The row of the item is held, so that three at once are counted as three. */
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
    if ((await tx.$count(reports, eq(reports.itemId, itemId))) >= REPORTS_TO_HIDE)
      await tx
        .update(items)
        .set({
          state: "hidden",
          hiddenFrom: sql`case when ${items.state} = 'public' then 'public' else 'unlisted' end`,
          version: sql`${items.version} + 1`,
        })
        .where(eq(items.id, itemId));
    return { ok: true };
  });
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

/** What was reported, those with most reports first. */
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
 * "show" puts it back where it was and forgets the reports, so that it takes three new ones; "hide" hides it whatever
 * the number; "delete" removes what a person published. "nodata" when there is nothing to decide about.
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
      // The stock would come back with its next edition; it can be hidden.
      if (item.ownerId === null) return { ok: false, reason: "nodata" };
      await tx.delete(items).where(eq(items.id, itemId));
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
    if (change !== undefined)
      await tx
        .update(items)
        .set({ ...change, version: sql`${items.version} + 1` })
        .where(eq(items.id, itemId));
    return { ok: true };
  });
}
