import fc from "fast-check";
import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { drawn, NO_LIMITS, RANDOM, type RandomDocument } from "./random-document.ts";
import { openDocument } from "./tool-document.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const decode = (text: string) => RANDOM.decode(new URLSearchParams(text));
const hexes = (text: string) => {
  const { document } = decode(text);
  return document === undefined ? [] : RANDOM.colorsOf(document).map(formatHex);
};

const rising = (most: number, unit: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
    .map(([a, b]) => [Math.min(a, b) / unit, Math.max(a, b) / unit] as const);
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => color(`#${value.toString(16).padStart(6, "0")}`));
const documents: fc.Arbitrary<RandomDocument> = fc
  .record({
    seed: fc.stringMatching(/^[a-z0-9]{1,16}$/),
    count: fc.integer({ min: 1, max: 100 }),
    hueDeg: fc.tuple(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 360 })),
    lightness: rising(1000, 1000),
    chroma: rising(400, 1000),
    gamut: fc.constantFrom("srgb" as const, "display-p3" as const),
    isEven: fc.boolean(),
    kept: fc.uniqueArray(fc.record({ index: fc.integer({ min: 0, max: 99 }), color: hexColor }), {
      selector: ({ index }) => index,
      maxLength: 5,
    }),
  })
  .map((document) => ({
    ...document,
    kept: document.kept.filter(({ index }) => index < document.count).toSorted((a, b) => a.index - b.index),
  }));

it("[TLS-2] a document comes back from its address", () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { document: back, notices } = decode(RANDOM.encode(document).toString());
      expect(notices).toEqual([]);
      const plain = (one: RandomDocument | undefined) =>
        one && { ...one, kept: one.kept.map((kept) => `${kept.index} ${formatHex(kept.color)}`) };
      expect(plain(back)).toEqual(plain(document));
    }),
  );
});

/** Addresses that were given out; each must go on giving the same colors. */
const VERSION_1: readonly (readonly [string, readonly string[]])[] = [
  ["seed=k3x9ab", ["#a73ce4"]],
  ["seed=k3x9ab&n=3&keep=1.0e2a47", ["#a73ce4", "#0e2a47"]],
  ["seed=k3x9ab&n=2&h=330-30&l=55-82&ch=0.15-0.3&gamut=p3&spread=free", []],
];
it.each(VERSION_1)("[TLS-2] an address of version 1 still gives its colors: %s", (address, expected) => {
  expect(decode(address).notices).toEqual([]);
  expect(hexes(address).slice(0, expected.length)).toEqual(expected);
  expect(hexes(address)).toEqual(hexes(address));
});

it.each([
  ["seed=NOPE!", "stands at 1"],
  ["seed=a&n=101", "whole number from 1 to 100"],
  ["seed=a&h=400-20", "degrees from 0 to 360"],
  ["seed=a&l=80-20", "the smaller one first"],
  ["seed=a&ch=0-2", "chroma"],
  ["seed=a&gamut=cmyk", "not known for gamut"],
  ["seed=a&spread=odd", "not known for spread"],
  ["seed=a&keep=9.red", "no place and color"],
  ["seed=a&v=9", "newer version"],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  const { document, notices } = decode(text);
  expect(document).toBeDefined();
  expect(notices.join(" ")).toContain(words);
});

it("[TLS-2] never throws, whatever the address holds", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom("seed", "n", "h", "l", "ch", "gamut", "spread", "keep", "v"), fc.string()),
      ),
      (pairs) => void RANDOM.decode(new URLSearchParams(pairs)),
    ),
  );
});

it("[RND] keeps colors in their places while the others follow the seed", () => {
  const at = (seed: string) => hexes(`seed=${seed}&n=6&keep=0.ff0000-4.00ff00`);
  expect([at("a")[0], at("a")[4], at("b")[0], at("b")[4]]).toEqual([
    "#ff0000",
    "#00ff00",
    "#ff0000",
    "#00ff00",
  ]);
  expect(at("a")[1]).not.toBe(at("b")[1]);
});

it("[TLS-6] colors from elsewhere become limits they lie in, as many as there were", async () => {
  const { document } = await openDocument(RANDOM, new URLSearchParams("from=e4572e-f4a261-e76f51"));
  expect(document.count).toBe(3);
  expect(document.hueDeg).not.toEqual(NO_LIMITS.hueDeg);
  for (const one of drawn({ ...document, count: 20 }).colors) expect(formatHex(one)).toMatch(/^#[c-f]/);
});
