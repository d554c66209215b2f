import { expect, it } from "vitest";
import { clientAddress } from "#server/http/client-address.ts";
import { createRateLimit } from "./rate-limit.ts";

it("refills evenly, up to its size", () => {
  let now = 0;
  const limit = createRateLimit({ perSecond: 10, maxAddresses: 100, clock: () => now });
  const takeAll = () =>
    Array.from({ length: 50 }, () => limit.take("a")).filter((waitMs) => waitMs === 0).length;
  expect(takeAll()).toBe(10);
  now += 500;
  expect(takeAll()).toBe(5);
  now += 60_000;
  expect(takeAll()).toBe(10);
  expect(limit.take("a")).toBeCloseTo(100, 6);
  expect(limit.take("b")).toBe(0);
  // Setting the clock back neither refills nor drains a bucket.
  now -= 120_000;
  expect(limit.take("a")).toBeGreaterThan(0);
});
it("drops the least recently used address, and stores no more than its maximum", () => {
  const limit = createRateLimit({ perSecond: 1, maxAddresses: 2, clock: () => 0 });
  expect([limit.take("a"), limit.take("b"), limit.take("a") > 0, limit.take("c")]).toEqual([0, 0, true, 0]);
  expect(limit.take("a")).toBeGreaterThan(0);
  expect(limit.take("b")).toBe(0);
});
it.each([
  ["203.0.113.7", undefined, 0, "203.0.113.7"],
  ["203.0.113.7", "198.51.100.1", 0, "203.0.113.7"],
  ["10.0.0.1", "198.51.100.1", 1, "198.51.100.1"],
  ["10.0.0.1", "6.6.6.6, 198.51.100.1", 1, "198.51.100.1"],
  ["10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
  ["10.0.0.1", "198.51.100.1", 2, "198.51.100.1"],
  ["10.0.0.1", undefined, 1, "10.0.0.1"],
  ["::ffff:203.0.113.7", undefined, 0, "203.0.113.7"],
  ["2001:db8:0:1:aaaa::1", undefined, 0, "2001:db8:0:1::/64"],
  ["2001:db8:0:1:bbbb:0:0:2", undefined, 0, "2001:db8:0:1::/64"],
  ["::1", undefined, 0, "0:0:0:0::/64"],
  [undefined, undefined, 0, "unknown"],
] as const)(
  "takes %o, forwarded for %o, behind %i proxies for %s",
  (socketAddress, forwardedFor, trustedProxies, expected) => {
    expect(clientAddress({ socketAddress, forwardedFor, trustedProxies })).toBe(expected);
  },
);
