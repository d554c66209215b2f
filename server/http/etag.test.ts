import { expect, it } from "vitest";
import { etagOf, isKnown } from "./etag.ts";

it("is the same for the same bytes, as text or not", () => {
  expect(etagOf("red")).toMatch(/^"[\w-]{27}"$/);
  expect(etagOf(new TextEncoder().encode("red"))).toBe(etagOf("red"));
  expect(etagOf("blue")).not.toBe(etagOf("red"));
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
  ["", false],
  [undefined, false],
])("If-None-Match %s contains the tag: %s", (header, expected) => {
  expect(isKnown(header, '"a"')).toBe(expected);
});
