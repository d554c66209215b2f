import fc from "fast-check";
import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { allColors, colorsOfScheme, SCHEME } from "./scheme-document.ts";

const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const decode = (text: string) => SCHEME.decode(new URLSearchParams(text));

it("[TLS-2] never throws, whatever the address contains, and always has colors", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom("b", "m", "r", "a", "n", "at", "gamut", "s"),
          fc.oneof(fc.string(), fc.constantFrom("red", "analogous", "custom", "12", "1-2-3", "ryb", "p3")),
        ),
      ),
      (pairs) => {
        const { document } = SCHEME.decode(new URLSearchParams(pairs));
        if (document === undefined) return;
        const hexes = allColors(document).map(formatHex);
        expect(hexes.length).toBeGreaterThan(1);
        expect(hexes.every((hex) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true);
      },
    ),
  );
});

it.each([
  ["b=red&m=cmyk", "no wheel"],
  ["b=red&r=octagonal", "no rule"],
  ["b=red&r=analogous&a=200", "spread is a whole number"],
  ["b=red&r=monochromatic&n=1", "number of colors is a whole number"],
  ["b=red&r=custom", "whole degrees"],
  ["b=red&r=custom&at=0-10-720", "whole degrees"],
  ["b=red&gamut=cinema", "no gamut"],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  const { document, notices } = decode(text);
  expect(notices.join(" ")).toContain(words);
  expect(document && formatHex(document.base)).toBe("#ff0000");
});

it("[TLS-2] an invalid base color gives a sentence and no document", () => {
  const { document, notices } = decode("b=nonsense");
  expect(document).toBeUndefined();
  expect(notices.join(" ")).toContain("is not a color");
});

/** Published addresses, which must keep giving the same scheme. */
const VERSION_1: readonly (readonly [string, readonly string[]])[] = [
  ["b=e4572e", ["#e4572e", "#009cb7"]],
  ["b=e4572e&r=split-complementary", ["#e4572e", "#00a196", "#0091e9"]],
  ["b=ff0000&m=hsl&r=triadic", ["#ff0000", "#00ff00", "#0000ff"]],
  ["b=hsl(0_100%25_50%25)&m=hsl&r=custom&at=60-300", ["#ff0000", "#ffff00", "#ff00ff"]],
];
it.each(VERSION_1)("[TLS-2] an address of version 1 still gives the same scheme: %s", (address, hexes) => {
  const { document, notices } = decode(address);
  expect(notices).toEqual([]);
  expect(document && colorsOfScheme(document).map(formatHex)).toEqual(hexes);
});

it("[SCH] a gray keeps the hue it was rotated to", () => {
  const { document } = decode("b=oklch(60%25_0_200)");
  expect(document?.base.coords[2]).toBe(200);
});

it("[TLS-6] takes one color as the base, and the hues of several as angles", async () => {
  const one = await SCHEME.take([color("rebeccapurple")]);
  expect(formatHex(colorsOfScheme(one)[0] ?? color("red"))).toBe("#663399");
  const three = await SCHEME.take(["#ffffff", "#ff0000", "#00ff00"].map(color));
  expect(formatHex(three.base)).toBe("#ff0000");
  expect(three.rule).toBe("custom");
  expect(three.anglesDeg).toHaveLength(1);
  const many = await SCHEME.take(
    Array.from({ length: 100 }, (_, index) => color(`hsl(${index * 3} 80% 50%)`)),
  );
  expect(many.anglesDeg.length).toBeLessThanOrEqual(7);
});

it("[SCH] with shades each color has two lighter and two darker ones", () => {
  const document = { ...SCHEME.first(), hasShades: true };
  expect(SCHEME.colorsOf(document)).toHaveLength(15);
  expect(formatHex(SCHEME.colorsOf(document)[2] ?? color("red"))).toBe(formatHex(document.base));
});
