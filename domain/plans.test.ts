import { expect, it } from "vitest";
import { EXPORT_FORMATS } from "#engine/files/export/export-palette.ts";
import { PLAN_DIFFERENCES } from "./plan-differences.ts";
import { PLAN_LIMITS, PRO_FORMATS, PRO_PRICE, planForFormat, planForImage } from "./plans.ts";

it("[SUB-2] has the prices and limits of the requirements", () => {
  expect(PRO_PRICE).toEqual({ monthUsd: 6, yearUsd: 54, trialDays: 14 });
  expect(PLAN_LIMITS.free).toMatchObject({ imagePx: 4096, savedItems: 100, collections: 5 });
  expect(PLAN_LIMITS.free).toMatchObject({ templates: 0, apiKeys: 0 });
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
  ["xcode-bundle", "pro"],
  ["android-bundle", "pro"],
  ["flutter-bundle", "pro"],
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

it("[SUB-2] the pricing page tells the limits that are enforced", () => {
  const rows = PLAN_DIFFERENCES.flatMap((group) => group.rows);
  const row = (feature: string) => rows.find((each) => each.feature === feature);
  expect(row("Saved items")).toMatchObject({ free: "100", pro: "No limit" });
  expect(row("API keys")).toMatchObject({ free: false, pro: "10" });
  expect(row("Pictures, longest side")).toMatchObject({ free: "4096 px", pro: "8192 px" });
  expect(row("Private palettes and gradients")).toMatchObject({ free: false, pro: true });
});

it("[SUB-2] every format that is sold as Pro can be written", () => {
  const known = new Set(EXPORT_FORMATS.map(({ id }) => id));
  expect([...PRO_FORMATS].filter((id) => !known.has(id))).toEqual([]);
});
