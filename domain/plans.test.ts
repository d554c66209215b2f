import { expect, it } from "vitest";
import { PLAN_DIFFERENCES, PLAN_LIMITS, PRO_PRICE, planForFormat, planForImage } from "./plans.ts";

it("[SUB-2] has the prices and limits of the specification", () => {
  expect(PRO_PRICE).toEqual({ monthUsd: 6, yearUsd: 54, trialDays: 14 });
  expect(PLAN_LIMITS.free).toEqual({ imagePx: 4096, savedItems: 100, collections: 5 });
});

it("[SUB-2] never restricts contrast, import, deletion or access to one's own data", () => {
  const rows = PLAN_DIFFERENCES.flatMap((group) => group.rows);
  for (const word of ["Contrast", "import", "Deleting", "tool"]) {
    const row = rows.find((entry) => entry.feature.includes(word));
    expect([word, row?.free]).toEqual([word, true]);
  }
});

it.each([
  ["css", "free"],
  ["ase", "free"],
  ["gpl", "free"],
  ["aco", "pro"],
  ["procreate", "pro"],
])("[SUB-2] %s needs the %s plan", (format, plan) => {
  expect(planForFormat(format)).toBe(plan);
});

it.each([
  [4096, "free"],
  [4097, "pro"],
  [8192, "pro"],
  [8193, undefined],
])("[SUB-2] a picture of %d px needs %s", (side, plan) => {
  expect(planForImage(side)).toBe(plan);
});
