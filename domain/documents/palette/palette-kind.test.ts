import { expect, it } from "vitest";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { openDocument } from "#domain/documents/tool-document.ts";
import { VARIABLES } from "#domain/documents/variables/variables-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { generatePalette } from "#engine/palette/generate.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { DEFAULTS, FIRST_SEED } from "./palette-document.ts";
import { PALETTE } from "./palette-kind.ts";

const hexes = async (query: string) => {
  const { document, notices } = await openDocument(PALETTE, new URLSearchParams(query));
  return { hexes: PALETTE.colorsOf(document).map(formatHex), notices, document };
};

it("[PAL] the first palette is the one that the generator draws from its seed", () => {
  const { colors } = generatePalette({
    method: "random",
    mood: "any",
    count: 5,
    seed: PALETTE.first().seed,
    constraints: { aaPairs: DEFAULTS.aaPairs },
  });
  expect(PALETTE.colorsOf(PALETTE.first()).map(formatHex)).toEqual(colors.map(formatHex));
});

it("[TST-1] an address of edition 3 that names no rule has none, and older ones keep theirs", async () => {
  const first = await openDocument(PALETTE, new URLSearchParams("seed=abc&g=3"));
  expect(first.document).toMatchObject({ method: "random", edition: 3 });
  expect(PALETTE.encode(first.document).has("m")).toBe(false);
  const rule = PALETTE.encode({ ...first.document, method: "split-complementary" });
  expect(rule.get("m")).toBe("split-complementary");
  expect(PALETTE.decode(rule).document?.method).toBe("split-complementary");
  for (const query of ["seed=abc", "seed=abc&g=2"])
    expect((await openDocument(PALETTE, new URLSearchParams(query))).document).toMatchObject({
      method: "split-complementary",
    });
});

it("[TST-1] colors that were never drawn have no rule, until one is chosen, and the address keeps it", async () => {
  const { document } = await openDocument(PALETTE, new URLSearchParams("c=e4572e-17132b"));
  expect(document.method).toBe("random");
  expect(PALETTE.encode(document).has("m")).toBe(false);
  const taken = await openDocument(PALETTE, new URLSearchParams("from=e4572e-17132b"));
  expect(taken.document.method).toBe("random");
  const ofWords = await openDocument(PALETTE, new URLSearchParams("words=rain&seed=abc"));
  expect(ofWords.document.method).toBe("random");
  const chosen = PALETTE.encode({ ...document, method: "split-complementary" });
  expect(PALETTE.decode(chosen).document?.method).toBe("split-complementary");
  const older = PALETTE.decode(new URLSearchParams("c=e4572e-17132b&seed=abc")).document;
  expect(older?.method).toBe("split-complementary");
  const byHand = older && PALETTE.encode({ ...older, seed: "" });
  expect(byHand && PALETTE.decode(byHand).document?.method).toBe("split-complementary");
});

it("[TLS-6] colors from another tool become the palette, in order", async () => {
  const { hexes: got, notices } = await hexes("from=ff0000-00ff00-oklch(50%25_0.1_200)");
  expect(got.slice(0, 2)).toEqual(["#ff0000", "#00ff00"]);
  expect(got).toHaveLength(3);
  expect(notices).toEqual([]);
});

it("[TLS-6] a single color from another tool is kept, and four are generated around it", async () => {
  const { document } = await hexes("from=e4572e");
  expect(document.colors).toHaveLength(5);
  expect(document.colors.filter(({ isLocked }) => isLocked).map(({ color }) => formatHex(color))).toEqual([
    "#e4572e",
  ]);
});

it("[TLS-6] reports invalid colors, and takes the valid ones", async () => {
  const { hexes: got, notices } = await hexes("from=ff0000-nocolor-00ff00");
  expect(got).toEqual(["#ff0000", "#00ff00"]);
  expect(notices.join()).toContain("nocolor");
});

it("[TLS-6] without any valid color it gives the palette it always gave, and a sentence", async () => {
  const { document, isGiven, notices } = await openDocument(PALETTE, new URLSearchParams("from=zzz"));
  expect(document).toEqual(PALETTE.blank?.());
  expect(isGiven).toBe(false);
  expect(notices).toHaveLength(1);
});

it("[COL-1] [TLS-2] an address with one color generates a palette around it, like a color from another tool", async () => {
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

it("[COL-1] a single color with a rule is kept, and the rule generates the others", async () => {
  const { document } = await openDocument(PALETTE, new URLSearchParams("c=ff0000~h&m=triadic&seed=abc"));
  expect(document).toMatchObject({ method: "triadic", seed: "abc" });
  expect(document.colors.map(({ isLocked }) => isLocked)).toEqual([true, false, false, false, false]);
  expect(document.colors[0]).toMatchObject({ lockedHue: true, color: read("#ff0000") });
});

it("[PAL] [TLS-2] a rule and a seed without colors give the generator's palette", async () => {
  const { document, isGiven, notices, search } = await openDocument(
    PALETTE,
    new URLSearchParams("m=triadic&seed=abc&mood=muted&view=contrast&title=Drawn"),
  );
  const { colors } = generatePalette({
    edition: 1,
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
])("[PAL] generates five colors for %s, the same each time, and the same from their link", async (query) => {
  const [first, again] = await Promise.all([hexes(query), hexes(query)]);
  expect(first.hexes).toHaveLength(5);
  expect(first.hexes).toEqual(again.hexes);
  expect(first.notices).toEqual([]);
  expect(PALETTE.decode(PALETTE.encode(first.document)).document).toEqual(first.document);
});

it.each(["", "c=", "view=contrast", "title=Mine", "m=split-complementary"])(
  "[TLS-2] an address with nothing to generate from shows the first palette: %s",
  async (query) => {
    const { document, isGiven, notices } = await openDocument(PALETTE, new URLSearchParams(query));
    expect(document).toEqual(PALETTE.first());
    expect([isGiven, notices]).toEqual([false, []]);
  },
);

it("[PAL-1] [TLS-6] [U5] the names of colors come along from another tool, into palettes and variables", async () => {
  const address = new URL(
    carryAddress("/x", "e4572e-17132b-f4ebd9", ["brand", "", "paper"]),
    "https://x.test",
  );
  const palette = (await openDocument(PALETTE, address.searchParams)).document;
  expect(palette.colors.map(({ name }) => name)).toEqual(["brand", undefined, "paper"]);
  const variables = (await openDocument(VARIABLES, address.searchParams)).document;
  expect(variables.rows.map(({ name }) => name)).toEqual(["brand", expect.any(String), "paper"]);
});

it("[TST-4] an address with words is a palette of the names that have them", async () => {
  const opened = await openDocument(PALETTE, new URLSearchParams("words=autumn after rain&seed=abc"));
  expect([opened.isGiven, opened.notices]).toEqual([true, []]);
  expect(opened.document).toMatchObject({ title: "Autumn after rain", seed: "" });
  expect(opened.document.colors).toHaveLength(5);
  const names = opened.document.colors.map(({ name = "" }) => name).join(" ");
  expect(names).toMatch(/Autumn/);
  expect(names).toMatch(/Rain/);
  expect(PALETTE.decode(new URLSearchParams(opened.search)).document).toEqual(opened.document);
  const again = await openDocument(PALETTE, new URLSearchParams("words=autumn after rain&seed=abc"));
  expect(again.search).toBe(opened.search);
});

it("[TST-4] words that no name has are said, and make nothing", async () => {
  const none = await openDocument(PALETTE, new URLSearchParams("words=xyzzy"));
  expect(none.isGiven).toBe(false);
  expect(none.notices).toEqual(["No color name and no title has “xyzzy”, so no palette was made."]);
  const signs = await openDocument(PALETTE, new URLSearchParams("words=🌊 …"));
  expect(signs.isGiven).toBe(false);
  expect(signs.notices).toEqual(["There is no word in it, so no palette was made."]);
  const half = await openDocument(PALETTE, new URLSearchParams("words=xyzzy rain"));
  expect(half.isGiven).toBe(true);
  expect(half.notices).toEqual([
    "No color name and no title has “xyzzy”; the palette is of the other words.",
  ]);
});
