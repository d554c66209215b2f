import fc from "fast-check";
import { expect, it } from "vitest";
import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { hexColor, read, wideColor } from "#engine/testing/arbitrary-color.ts";
import { CONVERTER, type ConverterDocument, currentColor, type Decimals } from "./converter-document.ts";

const decode = (text: string) => CONVERTER.decode(new URLSearchParams(text));
const again = (document: ConverterDocument) =>
  CONVERTER.decode(new URLSearchParams(CONVERTER.encode(document).toString()));

it("[TLS-2] reads a short, readable address", () => {
  const { document, notices } = decode("c=0e2a47-oklch(66.2%25_0.226_36.5)&at=2&d=4&case=upper&syntax=comma");
  expect(notices).toEqual([]);
  expect(document).toMatchObject({ at: 1, decimals: 4, isUpper: true, hasCommas: true });
  expect(document && currentColor(document).space).toBe("oklch");
});

it("[TLS-2] an address without a color holds no document", () => {
  expect(decode("")).toEqual({ document: undefined, notices: [] });
});

it.each([
  ["c=", "holds no color"],
  ["c=zzz", "is not a color"],
  ["c=red&at=4", "from 1 to 1; 1 was taken"],
  ["c=red&d=many", "whole number from 0 to 10"],
  ["c=red&d=", "whole number from 0 to 10"],
  ["c=red&case=title", "no answer for case here; lower was taken"],
  ["c=red&syntax=tabs", "no answer for syntax here; space was taken"],
  ["c=red&wheel=ferris", "no wheel here; oklch was taken"],
  [`c=${Array.from({ length: 120 }, () => "abc").join("-")}`, "At most 100"],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  const { document, notices } = decode(text);
  expect(notices.join(" ")).toContain(words);
  expect(document?.colors.length).toBeGreaterThan(0);
});

/** Published addresses, which must keep their meaning. */
const VERSION_1: readonly (readonly [address: string, css: string])[] = [
  ["c=0e2a47", "rgb(14 42 71)"],
  ["c=0e2a4780", "rgb(14 42 71 / 0.502)"],
  ["c=hsl(210.5_67.1%25_16.7%25)", "hsl(210.5 67.1% 16.7%)"],
  ["c=oklch(62.79%25_0.25_29.2)-ffffff&at=1", "oklch(62.79% 0.25 29.2)"],
  ["c=ffffff-color(display-p3_0_1_0)&at=2&d=full", "color(display-p3 0 1 0)"],
  ["c=rgb(14.28_42.5_71.4)&d=2&wheel=hsl", "rgb(14.28 42.5 71.4)"],
  ["c=lab(50_none_none)", "lab(50 none none)"],
];
it.each(VERSION_1)("[TLS-2] decodes an address of version 1: %s", (address, css) => {
  const { document, notices } = decode(address);
  expect(notices).toEqual([]);
  expect(document && colorToCss(currentColor(document), 3)).toBe(css);
});

const color: fc.Arbitrary<Color> = fc.oneof(hexColor, wideColor);
const documents: fc.Arbitrary<ConverterDocument> = fc
  .tuple(
    color,
    fc.array(color, { maxLength: 8 }),
    fc.nat(),
    fc.oneof(fc.constantFrom<Decimals>("auto", "full"), fc.integer({ min: 0, max: 10 })),
    fc.boolean(),
    fc.boolean(),
    fc.constantFrom("oklch" as const, "hsl" as const, "ryb" as const),
  )
  .map(([first, others, at, decimals, isUpper, hasCommas, wheel]) => ({
    colors: [first, ...others],
    at: at % (others.length + 1),
    decimals,
    isUpper,
    hasCommas,
    wheel,
  }));

it("[TLS-2] a document survives the round trip through its address", () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { document: back, notices } = again(document);
      expect(notices).toEqual([]);
      expect(back).toMatchObject({ ...document, colors: expect.anything() });
      expect(back?.colors).toHaveLength(document.colors.length);
      for (const [index, given] of document.colors.entries()) {
        const kept = back?.colors[index];
        expect(kept?.space).toBe(given.space);
        for (const [at, value] of given.coords.entries()) {
          expect(Math.abs((kept?.coords[at] ?? Number.NaN) - (value ?? 0))).toBeLessThan(1e-6);
        }
        // A 24-bit color survives the round trip exactly, and encoding the decoded address gives the same
        // address.
        if (given.space === "srgb") expect(kept && formatHex(kept)).toBe(formatHex(given));
      }
      expect(back && CONVERTER.encode(back).toString()).toBe(CONVERTER.encode(document).toString());
    }),
  );
});

it("[COL-3] keeps a color in its original space, with its decimals", () => {
  const { document } = again({ ...CONVERTER.first(), colors: [read("hsl(210.5 50.25% 40%)")] });
  expect(document && currentColor(document)).toEqual(read("hsl(210.5 50.25% 40%)"));
  expect(CONVERTER.encode({ ...CONVERTER.first(), colors: [read("rgb(14.5 42 71)")] }).get("c")).toBe(
    "rgb(14.5_42_71)",
  );
});

it("[TLS-6] accepts any number of colors and passes them on, the converted one first", async () => {
  const many = Array.from({ length: 130 }, (_, index) => read(`rgb(${index} 0 0)`));
  const taken = await CONVERTER.take(many);
  expect(taken.colors).toHaveLength(100);
  expect(
    CONVERTER.colorsOf({ ...taken, at: 2 })
      .slice(0, 3)
      .map(formatHex),
  ).toEqual(["#020000", "#000000", "#010000"]);
});
