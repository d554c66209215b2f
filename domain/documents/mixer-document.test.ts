import fc from "fast-check";
import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { MIXER, type MixerDocument, mixtureOf, stepsOf } from "./mixer-document.ts";

const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const decode = (text: string) => MIXER.decode(new URLSearchParams(text));
const hexesOf = (document: MixerDocument | undefined) => document?.parts.map((part) => formatHex(part.color));

it("[TLS-2] never throws, whatever the address contains, and always has a mixture", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom("c", "p", "in", "hue", "view", "n", "t"),
          fc.oneof(fc.string(), fc.constantFrom("red-blue", "0-0", "1-2", "oklch", "longer", "steps")),
        ),
      ),
      (pairs) => {
        const { document } = MIXER.decode(new URLSearchParams(pairs));
        if (document === undefined) return;
        expect(document.parts.length).toBeGreaterThanOrEqual(2);
        expect(document.parts.length).toBeLessThanOrEqual(6);
        expect(formatHex(mixtureOf(document))).toMatch(/^#[0-9a-f]{6}/);
        expect(stepsOf(document)).toHaveLength(document.steps);
      },
    ),
  );
});

it.each([
  ["c=zzz-red-blue", "is not a color"],
  ["c=red", "at least 2 colors"],
  ["c=a00-b00-c00-d00-e00-f00-111", "At most 6"],
  ["c=red-blue&p=1", "one a color"],
  ["c=red-blue&p=0-0", "one a color"],
  ["c=red-blue&p=1--4", "one a color"],
  ["c=red-blue&in=magic", "no way of mixing here; pigment was taken"],
  ["c=red-blue&in=oklch&hue=around", "no way for a hue to go here; shorter was taken"],
  ["c=red-blue&view=upside", "no view here; mix was taken"],
  ["c=red-blue&n=400", "from 2 to 24; 7 was taken"],
  ["c=red-blue&t=nothing", "is not a color"],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  const { document, notices } = decode(text);
  expect(notices.join(" ")).toContain(words);
  expect(document?.parts.length).toBeGreaterThanOrEqual(2);
});

it("[TLS-2] an address without a mixture holds no document", () => {
  expect(decode("")).toEqual({ document: undefined, notices: [] });
});

/** Published addresses, which must keep giving the same mixture. */
const VERSION_1: readonly (readonly [string, string])[] = [
  ["c=1b3fa0-ffd60a", "#649f3f"],
  ["c=1b3fa0-ffd60a&p=3-1&in=light", "#8b7d8d"],
  ["c=1b3fa0-ffd60a&in=perceptual", "#879188"],
  ["c=ff0000-0000ff&in=oklch&hue=longer", "#008a0e"],
  ["c=f4d35e-2f6690&in=multiply", "#2d5435"],
];
it.each(VERSION_1)("[TLS-2] an address of version 1 still gives the same mixture: %s", (address, hex) => {
  const { document, notices } = decode(address);
  expect(notices).toEqual([]);
  expect(document && formatHex(mixtureOf(document))).toBe(hex);
});

it("[TLS-6] adds white to a single color, and takes at most six", async () => {
  expect(hexesOf(await MIXER.take([color("red")]))).toEqual(["#ff0000", "#ffffff"]);
  const many = Array.from({ length: 100 }, (_, index) => color(`rgb(${index} 0 0)`));
  expect((await MIXER.take(many)).parts).toHaveLength(6);
});

it("[COL-3] keeps a color outside sRGB", () => {
  const given: MixerDocument = {
    ...MIXER.first(),
    parts: ["color(display-p3 0 1 0)", "red"].map((text) => ({ color: color(text), amount: 1 })),
  };
  const [first] = decode(MIXER.encode(given).toString()).document?.parts ?? [];
  expect(first && deltaEOK(first.color, color("color(display-p3 0 1 0)"))).toBeLessThan(0.001);
});

it("[MIX] gives the mixture first, or the steps if those are shown", () => {
  const document = MIXER.first();
  expect(MIXER.colorsOf(document).map(formatHex)).toEqual(["#649f3f", "#1b3fa0", "#ffd60a"]);
  expect(MIXER.colorsOf({ ...document, view: "steps", steps: 5 })).toHaveLength(5);
});
