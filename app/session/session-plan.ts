/**
 * When to renew the session (SES-1). Pure: plan and answer give the next plan; clock and network are injected. Times
 * are ms on this device's clock, derived only from durations the server states.
 */

import { EXPIRED_BEFORE_S, REFRESH_BEFORE_S, RETRY_S } from "#domain/account/session-times.ts";
import type { SessionUser } from "#domain/account/session-user.ts";
import { backoff } from "#domain/backoff.ts";
import type { Membership } from "#domain/billing/subscription.ts";

export interface SessionPlan {
  /** Time of the next request; undefined if none is scheduled. */
  readonly nextAtMs?: number;
  /** The session counts as valid until then. */
  readonly goodUntilMs: number;
  /** Network failures since the last answer. */
  readonly failures: number;
}

export type RefreshAnswer =
  | ({
      readonly kind: "signed-in";
      readonly user: SessionUser;
      /** Absent in a message about a change, which does not renew the session. */
      readonly expiresInS?: number;
    } & Membership)
  /** Nobody is signed in. */
  | { readonly kind: "visitor" }
  /** The session has ended, or the account is disabled. */
  | { readonly kind: "ended"; readonly code: string }
  | { readonly kind: "network" }
  /** The service answered with another error; retrying would not help. */
  | { readonly kind: "error"; readonly code: string };

export const NO_PLAN: SessionPlan = { goodUntilMs: 0, failures: 0 };

/** The plan after an answer that was received at `nowMs`. */
export function planAfter(plan: SessionPlan, answer: RefreshAnswer, nowMs: number): SessionPlan {
  switch (answer.kind) {
    case "signed-in": {
      if (answer.expiresInS === undefined) return plan;
      // A session valid for less than five minutes must not be renewed continuously.
      const nextS = Math.max(answer.expiresInS - REFRESH_BEFORE_S, RETRY_S.first);
      return {
        nextAtMs: nowMs + nextS * 1000,
        goodUntilMs: nowMs + (answer.expiresInS - EXPIRED_BEFORE_S) * 1000,
        failures: 0,
      };
    }
    case "network": {
      const failures = plan.failures + 1;
      return {
        nextAtMs: nowMs + backoff(failures, RETRY_S) * 1000,
        goodUntilMs: plan.goodUntilMs,
        failures,
      };
    }
    case "error":
      return { goodUntilMs: plan.goodUntilMs, failures: 0 };
    case "visitor":
    case "ended":
      return NO_PLAN;
  }
}

/** Whether a renewal is due. 30 s before its end a session counts as expired. */
export function isDue(plan: SessionPlan, nowMs: number): boolean {
  return nowMs >= plan.goodUntilMs || (plan.nextAtMs !== undefined && nowMs >= plan.nextAtMs);
}
