import fc from "fast-check";
import { expect, it } from "vitest";
import { formatHex } from "#engine/format.ts";
import { MOODS } from "#engine/moods.ts";
import { parseColor } from "#engine/parse.ts";
import {
  DEFAULTS,
  decodePalette,
  encodePalette,
  freeColor,
  METHODS,
  type PaletteDocument,
  VIEWS,
} from "./palette-document.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const decode = (text: string) => decodePalette(new URLSearchParams(text));

it("[TLS-2] reads a short, readable address", () => {
  const { document, notices } = decode(
    "c=0e2a47*-2f6690-81b1cc~h~l-oklch(66.2%25_0.226_36.5)&m=triadic&mood=muted&seed=k3x9&aa=2&gamut=p3&cvd=1&view=contrast",
  );
  expect(notices).toEqual([]);
  expect(document?.colors.map((entry) => entry.isLocked)).toEqual([true, false, false, false]);
  expect(document?.colors[2]).toMatchObject({ lockedHue: true, lockedLightness: true, lockedChroma: false });
  expect(document?.colors[3]?.color.space).toBe("oklch");
  expect(document).toMatchObject({
    method: "triadic",
    mood: "muted",
    seed: "k3x9",
    aaPairs: 2,
    gamut: "display-p3",
    isVisionSafeWanted: true,
    view: "contrast",
  });
});

it.each([
  ["c=red", "at least 2"],
  ["c=zzz-red-blue", "is not a color"],
  ["c=red-blue&m=magic", "is not known for m"],
  ["c=red-blue&seed=NOPE!", "seed"],
  ["c=red-blue&aa=many", "whole number"],
  [`c=${Array.from({ length: 14 }, () => "abc").join("-")}`, "at most 12"],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  expect(decode(text).notices.join(" ")).toContain(words);
});

it("[TLS-2] an address without a palette has none", () => {
  expect(decode("")).toEqual({ document: undefined, notices: [] });
});

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => color(`#${value.toString(16).padStart(6, "0")}`));
const documents: fc.Arbitrary<PaletteDocument> = fc.record({
  colors: fc.array(
    fc.record({
      color: hexColor,
      isLocked: fc.boolean(),
      lockedHue: fc.boolean(),
      lockedLightness: fc.boolean(),
      lockedChroma: fc.boolean(),
    }),
    { minLength: 2, maxLength: 12 },
  ),
  method: fc.constantFrom(...METHODS),
  mood: fc.constantFrom(...MOODS),
  seed: fc.stringMatching(/^[a-z0-9]{0,16}$/),
  aaPairs: fc.integer({ min: 0, max: 20 }),
  gamut: fc.constantFrom("srgb" as const, "display-p3" as const),
  isVisionSafeWanted: fc.boolean(),
  view: fc.constantFrom(...VIEWS),
  title: fc.string({ maxLength: 80 }),
});

it("[TLS-2] a document comes back from its address", () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { document: back, notices } = decodePalette(
        new URLSearchParams(encodePalette(document).toString()),
      );
      expect(notices).toEqual([]);
      expect(
        back && {
          ...back,
          colors: back.colors.map((entry) => ({ ...entry, color: formatHex(entry.color) })),
        },
      ).toEqual({
        ...document,
        colors: document.colors.map((entry) => ({ ...entry, color: formatHex(entry.color) })),
      });
    }),
  );
});

it("[COL-3] keeps a color outside sRGB", () => {
  const { document } = decodePalette(
    encodePalette({
      ...DEFAULTS,
      colors: [freeColor(color("color(display-p3 0 1 0)")), freeColor(color("red"))],
    }),
  );
  expect(document?.colors[0]?.color.coords[1]).toBeGreaterThan(0.3);
});

it("[TLS-2] never throws, whatever the address holds", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom("c", "m", "mood", "seed", "base", "aa", "gamut", "view", "title"),
          fc.string(),
        ),
      ),
      (pairs) => void decodePalette(new URLSearchParams(pairs)),
    ),
  );
});
