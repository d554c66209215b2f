import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { generatePalette } from "#engine/palette/generate.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { DEFAULTS, FIRST_SEED } from "./palette-document.ts";
import { PALETTE } from "./palette-kind.ts";
import { openDocument } from "./tool-document.ts";

const hexes = async (query: string) => {
  const { document, notices } = await openDocument(PALETTE, new URLSearchParams(query));
  return { hexes: PALETTE.colorsOf(document).map(formatHex), notices, document };
};

it("[PAL] the first palette is what the generator draws from its seed", () => {
  const { colors } = generatePalette({
    method: DEFAULTS.method,
    mood: "any",
    count: 5,
    seed: FIRST_SEED,
    constraints: { aaPairs: 2 },
  });
  expect(PALETTE.colorsOf(PALETTE.first()).map(formatHex)).toEqual(colors.map(formatHex));
});

it("[TLS-6] colors from elsewhere become the palette, in their order", async () => {
  const { hexes: got, notices } = await hexes("from=ff0000-00ff00-oklch(50%25_0.1_200)");
  expect(got.slice(0, 2)).toEqual(["#ff0000", "#00ff00"]);
  expect(got).toHaveLength(3);
  expect(notices).toEqual([]);
});

it("[TLS-6] one color from elsewhere is kept, and four are found around it", async () => {
  const { document } = await hexes("from=e4572e");
  expect(document.colors).toHaveLength(5);
  expect(document.colors.filter(({ isLocked }) => isLocked).map(({ color }) => formatHex(color))).toEqual([
    "#e4572e",
  ]);
});

it("[TLS-6] what is no color is said, and the others are taken", async () => {
  const { hexes: got, notices } = await hexes("from=ff0000-nocolor-00ff00");
  expect(got).toEqual(["#ff0000", "#00ff00"]);
  expect(notices.join()).toContain("nocolor");
});

it("[TLS-6] nothing readable gives the first palette and a sentence", async () => {
  const { document, isGiven, notices } = await openDocument(PALETTE, new URLSearchParams("from=zzz"));
  expect(document).toEqual(PALETTE.first());
  expect(isGiven).toBe(false);
  expect(notices).toHaveLength(1);
});

it("[COL-1] [TLS-2] an address with one color starts a palette from that color, as one from elsewhere does", async () => {
  const { document, isGiven, notices } = await openDocument(PALETTE, new URLSearchParams("c=ff0000"));
  expect(document).toMatchObject({ method: "from-color", seed: FIRST_SEED });
  expect(document.colors).toHaveLength(5);
  expect(document.colors.filter(({ isLocked }) => isLocked).map(({ color }) => formatHex(color))).toEqual([
    "#ff0000",
  ]);
  expect([isGiven, notices]).toEqual([true, []]);
  const { notices: said } = await openDocument(PALETTE, new URLSearchParams("c=ff0000-nocolor"));
  expect(said.join()).toContain("“nocolor” is not a color");
});

it("[COL-1] one color with a rule stays, and the rule draws the others", async () => {
  const { document } = await openDocument(PALETTE, new URLSearchParams("c=ff0000~h&m=triadic&seed=abc"));
  expect(document).toMatchObject({ method: "triadic", seed: "abc" });
  expect(document.colors.map(({ isLocked }) => isLocked)).toEqual([true, false, false, false, false]);
  expect(document.colors[0]).toMatchObject({ lockedHue: true, color: read("#ff0000") });
});

it("[PAL] [TLS-2] a rule and a seed without colors draw what the generator draws from them", async () => {
  const { document, isGiven, notices, search } = await openDocument(
    PALETTE,
    new URLSearchParams("m=triadic&seed=abc&mood=muted&view=contrast&title=Drawn"),
  );
  const { colors } = generatePalette({
    method: "triadic",
    mood: "muted",
    count: 5,
    seed: "abc",
    constraints: { aaPairs: 1, gamut: "srgb" },
  });
  expect(PALETTE.colorsOf(document).map(formatHex)).toEqual(colors.map(formatHex));
  expect(document).toMatchObject({ method: "triadic", seed: "abc", view: "contrast", title: "Drawn" });
  expect([isGiven, notices]).toEqual([true, []]);
  expect(PALETTE.decode(new URLSearchParams(search)).document).toEqual(document);
});

it.each([
  "seed=abc",
  "mood=neon",
  "m=similar&like=0e2a47-2f6690",
  "m=similar",
  "m=from-color",
  "m=ramp&base=e4572e&gamut=p3&cvd=1&aa=3",
  "c=oklch(70%25_0.3_145)",
])("[PAL] draws five colors for %s, the same each time, as their link gives them back", async (query) => {
  const [first, again] = await Promise.all([hexes(query), hexes(query)]);
  expect(first.hexes).toHaveLength(5);
  expect(first.hexes).toEqual(again.hexes);
  expect(first.notices).toEqual([]);
  expect(PALETTE.decode(PALETTE.encode(first.document)).document).toEqual(first.document);
});

it.each(["", "c=", "view=contrast", "title=Mine", "m=split-complementary"])(
  "[TLS-2] an address that leaves nothing to be drawn shows the first palette: %s",
  async (query) => {
    const { document, isGiven, notices } = await openDocument(PALETTE, new URLSearchParams(query));
    expect(document).toEqual(PALETTE.first());
    expect([isGiven, notices]).toEqual([false, []]);
  },
);
