import type { PlanId } from "#domain/plans.ts";
import { useSession } from "./session-store.ts";

/** The plan whose features are offered: the free plan until the person's plan is known. */
export function usePlan(): PlanId {
  const session = useSession();
  return session.status === "signed-in" ? session.plan : "free";
}
