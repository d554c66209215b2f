import type { PlanId } from "#domain/plans.ts";
import { useSession } from "./session-store.ts";

/** The plan whose features to offer: the free one until it is known that the person has another. */
export function usePlan(): PlanId {
  const session = useSession();
  return session.status === "signed-in" ? session.plan : "free";
}
