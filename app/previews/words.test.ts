import { expect, it } from "vitest";
import { lengthen } from "./words.ts";

it("[UIP-2] long text is at least 1.8 times as long and begins with the same words", () => {
  for (const text of ["Today", "Find an order", "What if nothing comes up?"]) {
    expect(lengthen(text).startsWith(text)).toBe(true);
    expect(lengthen(text).length).toBeGreaterThanOrEqual(text.length * 1.8);
  }
  expect(lengthen("62.50")).toBe("62.50");
  expect(lengthen("Sow now, eat in June.")).not.toMatch(/sow now.*sow/i);
});
