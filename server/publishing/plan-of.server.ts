import type { PlanId } from "#domain/plans.ts";
import type { Database } from "#server/db/database.ts";

/** The plan of a person. Pro cannot be had yet (SUB-3), so everyone is on Free; the gates already ask here. */
export async function planOf(_db: Database, _uid: string): Promise<PlanId> {
  return "free";
}
