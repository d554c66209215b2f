/** Who may do what with an item of their own, and what stands for a conflict. */

import type { ItemState } from "#domain/library/item.ts";
import { PLAN_LIMITS, type PlanId } from "#domain/plans.ts";

export type Refusal = "plan-private" | "plan-saved" | "hidden";

/**
 * Private palettes are Pro (SUB-2). Taking back what was public is never gated, so going from public to private is
 * always allowed; what was hidden for review stays so until the review is over.
 */
export function refusalOfState(
  plan: PlanId,
  from: ItemState | undefined,
  to: ItemState,
): Refusal | undefined {
  if (from === "hidden") return "hidden";
  if (to !== "private" || plan === "pro") return undefined;
  return from === "public" || from === "private" ? undefined : "plan-private";
}

/** Kept items count among the saved ones (SUB-2). */
export function refusalOfSaving(plan: PlanId, saved: number): Refusal | undefined {
  return saved >= PLAN_LIMITS[plan].savedItems ? "plan-saved" : undefined;
}

/** After this many different people an item waits for review (LIB-8). */
export const REPORTS_TO_HIDE = 3;
