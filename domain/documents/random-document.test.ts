import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { drawn, NO_LIMITS, RANDOM } from "./random-document.ts";
import { openDocument } from "./tool-document.ts";

const decode = (text: string) => RANDOM.decode(new URLSearchParams(text));
const hexes = (text: string) => {
  const { document } = decode(text);
  return document === undefined ? [] : RANDOM.colorsOf(document).map(formatHex);
};

/** Published addresses, which must keep giving the same colors. */
const VERSION_1: readonly (readonly [string, readonly string[]])[] = [
  ["seed=k3x9ab", ["#a73ce4"]],
  ["seed=k3x9ab&n=3&keep=1.0e2a47", ["#a73ce4", "#0e2a47"]],
  ["seed=k3x9ab&n=2&h=330-30&l=55-82&ch=0.15-0.3&gamut=p3&spread=free", []],
];
it.each(VERSION_1)("[TLS-2] an address of version 1 still gives the same colors: %s", (address, expected) => {
  expect(decode(address).notices).toEqual([]);
  expect(hexes(address).slice(0, expected.length)).toEqual(expected);
  expect(hexes(address)).toEqual(hexes(address));
});

it.each([
  ["seed=NOPE!", "stands at 1"],
  ["seed=a&n=101", "whole number from 1 to 100; 1 was taken"],
  ["seed=a&h=400-20", "degrees from 0 to 360"],
  ["seed=a&l=80-20", "the smaller one first"],
  ["seed=a&ch=0-2", "chroma"],
  ["seed=a&gamut=cmyk", "no gamut here; srgb was taken"],
  ["seed=a&spread=odd", "no answer for spread here; even was taken"],
  ["seed=a&keep=9.red", "no place and color"],
  ["seed=a&v=9", "newer version"],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  const { document, notices } = decode(text);
  expect(document).toBeDefined();
  expect(notices.join(" ")).toContain(words);
});

it("[RND] keeps locked colors at their indices while the others follow the seed", () => {
  const at = (seed: string) => hexes(`seed=${seed}&n=6&keep=0.ff0000-4.00ff00`);
  expect([at("a")[0], at("a")[4], at("b")[0], at("b")[4]]).toEqual([
    "#ff0000",
    "#00ff00",
    "#ff0000",
    "#00ff00",
  ]);
  expect(at("a")[1]).not.toBe(at("b")[1]);
});

it("[TLS-6] takes limits and number from the colors of another tool", async () => {
  const { document } = await openDocument(RANDOM, new URLSearchParams("from=e4572e-f4a261-e76f51"));
  expect(document.count).toBe(3);
  expect(document.hueDeg).not.toEqual(NO_LIMITS.hueDeg);
  for (const one of drawn({ ...document, count: 20 }).colors) expect(formatHex(one)).toMatch(/^#[c-f]/);
});
