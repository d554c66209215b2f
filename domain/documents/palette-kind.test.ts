import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { generatePalette } from "#engine/palette/generate.ts";
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
