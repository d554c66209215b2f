import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PLAN_LIMITS } from "#domain/plans.ts";

it("[SUB-2] draws one plate for each item that can be saved for free", () => {
  const drawing = readFileSync(new URL("plates.svg", import.meta.url), "utf8");
  expect(drawing.match(/<use /g)).toHaveLength(PLAN_LIMITS.free.savedItems);
});
