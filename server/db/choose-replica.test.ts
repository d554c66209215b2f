import { expect, it } from "vitest";
import { freshMsOf, mayAnswer } from "./choose-replica.ts";

const NOW = 100_000;
const state = { position: 50n, freshMs: NOW - 100, askedMs: NOW - 101, answeredMs: NOW - 100 };

it("[PLT-7] a replica answers a read if it has reached the position that the read needs", () => {
  expect(mayAnswer(state, 50n, NOW)).toBe(true);
  expect(mayAnswer(state, 51n, NOW)).toBe(false);
});

it.each([
  ["lags 5 s", { freshMs: NOW - 5_000 }],
  ["has not answered for a second", { answeredMs: NOW - 1_000, askedMs: NOW - 1_001 }],
  ["answers slowly", { askedMs: NOW - 700 }],
])("[PLT-7] a replica that %s is not used", (_name, changed) => {
  expect(mayAnswer({ ...state, ...changed }, 0n, NOW)).toBe(false);
});

it("[PLT-7] the lag is measured with the positions that the primary had at known times", () => {
  const samples = [
    { position: 10n, atMs: 1_000 },
    { position: 20n, atMs: 1_200 },
    { position: 20n, atMs: 1_400 },
    { position: 30n, atMs: 1_600 },
  ];
  expect(freshMsOf(samples, 20n)).toBe(1_400);
  expect(freshMsOf(samples, 35n)).toBe(1_600);
  expect(freshMsOf(samples, 5n)).toBe(Number.NEGATIVE_INFINITY);
});
