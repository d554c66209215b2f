import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

const KEYS = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_MONTH: "price_1",
  STRIPE_PRICE_YEAR: "price_2",
};

it("[SUB-3] without keys the server is in test mode, with all of them it takes payments", () => {
  expect(readConfig({}).stripe).toBeUndefined();
  expect(readConfig(KEYS).stripe).toEqual({
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    prices: { month: "price_1", year: "price_2" },
    apiUrl: undefined,
  });
});

it.each(Object.keys(KEYS))("[SUB-3] without %s alone the server does not start", (name) => {
  expect(() => readConfig({ ...KEYS, [name]: "" })).toThrow(/belong together/);
});

it("[SUB-3] a key that was put in the place of another is named", () => {
  expect(() => readConfig({ ...KEYS, STRIPE_PRICE_YEAR: "sk_test_1" })).toThrow(/STRIPE_PRICE_YEAR/);
});
