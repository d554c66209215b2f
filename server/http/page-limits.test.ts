import { expect, it } from "vitest";
import { createPageLimits } from "./page-limits.ts";

const from = (address: string, path: string) =>
  new Request(`http://tincture.example${path}`, { headers: { "x-forwarded-for": address } });

function limits(addressLimitFactor = 1) {
  let now = 0;
  const used = new Set<string>();
  const refuse = createPageLimits({
    config: { trustedProxies: 1, addressLimitFactor },
    clock: () => now,
    work: { waitMs: (address) => (used.has(address) ? 2500 : 0) },
  });
  const ask = (count: number, path: string, address = "203.0.113.7") =>
    Array.from({ length: count }, () => refuse(from(address, path), {})?.status ?? 200);
  const answered = (count: number, path: string, address?: string) =>
    ask(count, path, address).filter((status) => status === 200).length;
  return {
    refuse,
    answered,
    use: (address: string) => used.add(address),
    pass(ms: number) {
      now += ms;
    },
  };
}

it("[QLT-5] [S10] one address gets some hundred pages at once, then twenty a second; others are not affected", () => {
  const { answered, pass, refuse } = limits();
  expect(answered(1000, "/palettes?q=a")).toBe(400);
  const refusal = refuse(from("203.0.113.7", "/palettes?q=a"), {});
  expect(refusal?.status).toBe(429);
  expect(Number(refusal?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refusal?.headers.get("cache-control")).toBe("no-store");
  expect(answered(5, "/palettes?q=a", "203.0.113.8")).toBe(5);
  pass(1000);
  expect(answered(1000, "/palettes?q=a")).toBe(20);
});

it("[QLT-5] [S10] a preview picture counts as ten pages", () => {
  const { answered, pass } = limits();
  expect(answered(100, "/og/palette.png?c=a")).toBe(40);
  pass(1000);
  expect(answered(100, "/og/palette.png?c=a")).toBe(2);
});

it("[QLT-5] [S10] an office behind one address can be given more", () => {
  expect(limits(3).answered(2000, "/")).toBe(1200);
});

it("[QLT-6] what the process asks itself is not counted", () => {
  const { refuse } = limits();
  const own = Array.from({ length: 1000 }, () => refuse(new Request("http://tincture.example/"), {}));
  expect(own.every((answer) => answer === undefined)).toBe(true);
});

it("[QLT-5] an address that has used up its processor time waits until some has come back", () => {
  const { refuse, use, answered } = limits();
  use("203.0.113.7");
  const refusal = refuse(from("203.0.113.7", "/gradient-generator?c=a"), {});
  expect([refusal?.status, refusal?.headers.get("retry-after")]).toEqual([429, "3"]);
  expect(answered(5, "/gradient-generator?c=a", "203.0.113.8")).toBe(5);
});
