// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { askWhoIsSignedIn } from "./session-answers.ts";
import { NO_PLAN, planAfter } from "./session-plan.ts";

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status, headers })));

it.each([502, 503, 504])(
  "[SES-1] %d is an outage: the session is kept and checked again later",
  async (status) => {
    answers(
      status,
      { code: "unavailable", message: "The library cannot be reached." },
      { "retry-after": "5" },
    );
    const answer = await askWhoIsSignedIn();
    expect(answer).toEqual({ kind: "network" });
    const first = planAfter(NO_PLAN, answer, 0);
    expect(first.nextAtMs).toBe(30_000);
    expect(planAfter(first, answer, 30_000).nextAtMs).toBe(30_000 + 60_000);
  },
);

it("[SES-1] an ended session ends, whatever else failed before", async () => {
  answers(401, { code: "user-token-expired" });
  expect(await askWhoIsSignedIn()).toEqual({ kind: "ended", code: "user-token-expired" });
});
