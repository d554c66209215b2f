/**
 * When the sign-in is asked for again (SES-1). Pure: a plan and an answer give the next plan; clock and network come
 * from outside. Times are of the clock of this device, in ms, and only ever counted from "it holds for so many seconds".
 */

import { EXPIRED_BEFORE_S, REFRESH_BEFORE_S, RETRY_S } from "#domain/account/session-times.ts";
import type { SessionUser } from "#domain/account/session-user.ts";
import { backoff } from "#domain/backoff.ts";

export interface SessionPlan {
  /** When to ask next; undefined: not by itself. */
  readonly nextAtMs?: number;
  /** Counted on until then. */
  readonly goodUntilMs: number;
  /** Network failures since the last answer. */
  readonly failures: number;
}

export type RefreshAnswer =
  | { readonly kind: "signed-in"; readonly user: SessionUser; readonly expiresInS: number }
  /** Nobody was signed in here. */
  | { readonly kind: "visitor" }
  /** Somebody was: the session is over, or the account disabled. */
  | { readonly kind: "ended"; readonly code: string }
  | { readonly kind: "network" }
  /** The service answered with something else; asking again by itself would not help. */
  | { readonly kind: "error"; readonly code: string };

export const NO_PLAN: SessionPlan = { goodUntilMs: 0, failures: 0 };

export function planAfter(plan: SessionPlan, answer: RefreshAnswer, nowMs: number): SessionPlan {
  switch (answer.kind) {
    case "signed-in": {
      // One that holds for less than five minutes must not be asked for without pause.
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

/** Due now, or no longer to be counted on: 30 s before its end it is treated as expired. */
export function isDue(plan: SessionPlan, nowMs: number): boolean {
  return nowMs >= plan.goodUntilMs || (plan.nextAtMs !== undefined && nowMs >= plan.nextAtMs);
}
