/** Rules for changing the state of an own item, and the reasons for refusing. */

import type { ItemState } from "#domain/library/item.ts";
import { hasFeature, type PlanId } from "#domain/plans.ts";

export type Refusal = "plan-private" | "hidden" | "other-kind" | "too-few-colors" | "same-colors";

/**
 * Private palettes are part of Pro (SUB-2). Unpublishing is never restricted: on every plan an item may become unlisted. What is private
 * stays so after Pro has ended; an item hidden for review stays hidden until the review is done.
 */
export function refusalOfState(
  plan: PlanId,
  from: ItemState | undefined,
  to: ItemState,
): Refusal | undefined {
  if (from === "hidden") return "hidden";
  if (to !== "private" || hasFeature(plan, "private-items")) return undefined;
  return from === "private" ? undefined : "plan-private";
}

/** Number of different reporters with a confirmed address after which an item waits for review (LIB-8). */
export const REPORTS_TO_HIDE = 3;
