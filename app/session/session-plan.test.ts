import { describe, expect, it } from "vitest";
import { SIGNED_IN_USER } from "#tests/signed-in-user.ts";
import { isDue, NO_PLAN, planAfter, type RefreshAnswer } from "./session-plan.ts";

const signedIn = (expiresInS: number): RefreshAnswer => ({
  kind: "signed-in",
  user: SIGNED_IN_USER,
  plan: "free",
  expiresInS,
});
const NOW_MS = 1_000_000_000;

describe("[SES-1] the session is renewed", () => {
  it("five minutes before it ends", () => {
    expect(planAfter(NO_PLAN, signedIn(3600), NOW_MS).nextAtMs).toBe(NOW_MS + 55 * 60_000);
  });

  it("counts as expired from 30 s before its end", () => {
    const plan = { ...planAfter(NO_PLAN, signedIn(3600), NOW_MS), nextAtMs: Number.POSITIVE_INFINITY };
    expect(isDue(plan, NOW_MS + 3_569_999)).toBe(false);
    expect(isDue(plan, NOW_MS + 3_570_000)).toBe(true);
  });

  it("waits 30 s after a network failure, doubling up to 16 minutes, and starts over after a success", () => {
    let plan = planAfter(NO_PLAN, signedIn(3600), NOW_MS);
    const waits: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      plan = planAfter(plan, { kind: "network" }, NOW_MS);
      waits.push(((plan.nextAtMs ?? Number.NaN) - NOW_MS) / 1000);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
    plan = planAfter(planAfter(plan, signedIn(3600), NOW_MS), { kind: "network" }, NOW_MS);
    expect(plan.nextAtMs).toBe(NOW_MS + 30_000);
    expect(plan.goodUntilMs).toBe(NOW_MS + 3_570_000);
  });

  it.each<RefreshAnswer>([
    { kind: "error", code: "unknown" },
    { kind: "ended", code: "user-disabled" },
    { kind: "visitor" },
  ])("not by itself after %j", (answer) => {
    const plan = planAfter(planAfter(NO_PLAN, signedIn(3600), NOW_MS), answer, NOW_MS);
    expect(plan.nextAtMs).toBeUndefined();
  });

  it("is never renewed continuously, however short it lasts", () => {
    expect(planAfter(NO_PLAN, signedIn(60), NOW_MS).nextAtMs).toBe(NOW_MS + 30_000);
  });
});
