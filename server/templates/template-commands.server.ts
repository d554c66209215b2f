/** Export templates of a person (SUB-2). Every WHERE clause checks the owner. */
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { StoredTemplate, TemplateText } from "#domain/account/export-template.ts";
import { PLAN_LIMITS, type PlanId } from "#domain/plans.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { lockUser } from "#server/auth/lock-user.server.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { exportTemplates } from "./template-table.ts";

const COLUMNS = { id: exportTemplates.id, name: exportTemplates.name, text: exportTemplates.text };

/** Sorted by name. Available on every plan, so that nothing is lost after a downgrade. */
export async function listTemplates(db: Database, userId: string): Promise<readonly StoredTemplate[]> {
  return db
    .select(COLUMNS)
    .from(exportTemplates)
    .where(eq(exportTemplates.userId, userId))
    .orderBy(asc(exportTemplates.name));
}

export type SaveTemplateResult =
  | { readonly ok: true; readonly template: StoredTemplate }
  | { readonly ok: false; readonly reason: "nodata" }
  | { readonly ok: false; readonly reason: "plan-limit"; readonly plan: PlanId };

/** Replaces the person's template of this name; only a new one counts towards the plan's limit. */
export async function saveTemplate(db: Database, userId: string, { name, text }: TemplateText) {
  return runTransaction(db, async (tx): Promise<SaveTemplateResult> => {
    if (!(await lockUser(tx, userId))) return { ok: false, reason: "nodata" };
    const [replaced] = await tx
      .update(exportTemplates)
      .set({ text, changedAt: sql`now()` })
      .where(and(eq(exportTemplates.userId, userId), eq(exportTemplates.name, name)))
      .returning(COLUMNS);
    if (replaced !== undefined) return { ok: true, template: replaced };
    const plan = await planOf(tx, userId);
    const [held] = await tx
      .select({ total: count() })
      .from(exportTemplates)
      .where(eq(exportTemplates.userId, userId));
    if ((held?.total ?? 0) >= PLAN_LIMITS[plan].templates) return { ok: false, reason: "plan-limit", plan };
    const [added] = await tx.insert(exportTemplates).values({ userId, name, text }).returning(COLUMNS);
    return added === undefined ? { ok: false, reason: "nodata" } : { ok: true, template: added };
  });
}

export async function deleteTemplate(db: Database, userId: string, id: string) {
  return runTransaction<{ readonly ok: true } | { readonly ok: false; readonly reason: "nodata" }>(
    db,
    async (tx) => {
      const gone = await tx
        .delete(exportTemplates)
        .where(and(eq(exportTemplates.id, id), eq(exportTemplates.userId, userId)))
        .returning({ id: exportTemplates.id });
      return gone.length > 0 ? { ok: true } : { ok: false, reason: "nodata" };
    },
  );
}
