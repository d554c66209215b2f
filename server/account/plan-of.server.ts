import type { PlanId } from "#domain/plans.ts";

/** Paid plans cannot be bought yet, so everybody is on Free. */
export function planOf(_userId: string): PlanId {
  return "free";
}
