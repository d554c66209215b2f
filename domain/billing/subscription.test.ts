import { expect, it } from "vitest";
import { planOfStatus, SUBSCRIPTION_STATUSES } from "./subscription.ts";

it("[SUB-1] trialing, active and unpaid are active, and no other status", () => {
  expect(SUBSCRIPTION_STATUSES.filter((status) => planOfStatus(status) === "pro")).toEqual([
    "trialing",
    "active",
    "unpaid",
  ]);
  expect(planOfStatus(undefined)).toBe("free");
});
