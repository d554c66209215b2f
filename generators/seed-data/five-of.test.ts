import { expect, it } from "vitest";
import { closestPair } from "../../engine/palette/palette-facts.ts";
import { fiveOf } from "./five-of.ts";
import { COLORS_ALONE, readColor, type SeedItem } from "./seed-item.ts";

const item = (colors: readonly string[], names: readonly string[] = []): SeedItem => ({
  source: "a",
  originalId: "long",
  title: "Long",
  credit: "Its author",
  author: "Its author",
  colors,
  names,
  content: COLORS_ALONE,
  tags: ["art"],
});
const NINE = [
  "#111111",
  "#eeeeee",
  "#c0392b",
  "#c23b2d",
  "#27ae60",
  "#2980b9",
  "#f1c40f",
  "#8e44ad",
  "#16a085",
];

it("[LIB-1] five of a longer palette say so, keep the credit, the order and the names, and no two look alike", () => {
  const five = fiveOf(item(NINE, [...NINE.keys()].map(String)));
  expect(five).toMatchObject({ title: "Five of Long", credit: "Its author", originalId: "five-of-long" });
  const at = five?.colors.map((hex) => NINE.indexOf(hex)) ?? [];
  expect(at).toHaveLength(5);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(five?.names).toEqual(at.map(String));
  expect(closestPair(five?.colors.map(readColor) ?? [])?.deltaE).toBeGreaterThanOrEqual(0.09);
});

it("[LIB-1] of a scheme the ground and the text stay", () => {
  expect(fiveOf(item(NINE), { isScheme: true })?.colors.slice(0, 2)).toEqual(["#111111", "#eeeeee"]);
});

it("[LIB-1] there are no five of five, nor of colors that look alike", () => {
  expect(fiveOf(item(NINE.slice(0, 5)))).toBeUndefined();
  expect(fiveOf(item(["#101010", "#121212", "#141414", "#161616", "#181818", "#1a1a1a"]))).toBeUndefined();
});
