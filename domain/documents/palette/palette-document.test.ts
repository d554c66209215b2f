import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { DEFAULTS, decodePalette, encodePalette, freeColor } from "./palette-document.ts";

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
  ["c=zzz", "at least 2"],
  ["c=zzz-red-blue", "is not a color"],
  ["c=red-blue&m=magic", "no rule here; random was taken"],
  ["c=red-blue&seed=NOPE!", "at most 16 small letters and digits"],
  ["c=red-blue&aa=many", "whole number from 0 to 20; 1 was taken"],
  [`c=${Array.from({ length: 14 }, () => "abc").join("-")}`, "At most 12"],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  expect(decode(text).notices.join(" ")).toContain(words);
});

it("[TLS-2] an address without a palette holds no document", () => {
  expect(decode("")).toEqual({ document: undefined, notices: [] });
});

it("[PAL] keeps the base color and the reference palette of the rules", () => {
  const given = "c=red-blue&m=similar&base=%2300ff00&like=0e2a47-oklch(66.2%25_0.226_36.5)-f4ebd9";
  const { document, notices } = decode(given);
  expect(notices).toEqual([]);
  expect(document?.like?.map((entry) => entry.space)).toEqual(["srgb", "oklch", "srgb"]);
  const again = decodePalette(encodePalette({ ...DEFAULTS, colors: [], ...document })).document;
  expect(again?.like?.map(formatHex)).toEqual(document?.like?.map(formatHex));
  expect(again?.base && formatHex(again.base)).toBe("#00ff00");
});

it("[PAL-1] [U5] reads and writes names of the colors, and keeps them with their own color", () => {
  const given = "c=e4572e-17132b-f4ebd9-2f6690&names=brand*ink**50%25+%252A+a%25252Ab";
  const { document, notices } = decode(given);
  expect(notices).toEqual([]);
  expect(document?.colors.map(({ name }) => name)).toEqual(["brand", "ink", undefined, "50% * a%2Ab"]);
  const again = encodePalette({ ...DEFAULTS, colors: [], ...document });
  expect(decodePalette(again).document).toEqual(document);
  expect(again.get("names")).toBe("brand*ink**50%25 %2A a%252Ab");
});

it("[PAL-2] [U8] reads and writes the character, and ignores one that cannot be", () => {
  const given = "c=e4572e-17132b&look=25-94.-30.35-92.100.10.0&g=2";
  const { document, notices } = decode(given);
  expect(notices).toEqual([]);
  expect(document).toMatchObject({
    edition: 2,
    character: { dark: 25, light: 94, shape: -30, dull: 35, vivid: 92, spread: 100, black: 10, white: 0 },
  });
  expect(encodePalette({ ...DEFAULTS, colors: [], ...document }).toString()).toBe(given);
  for (const bad of ["94-25.0.35-92.100.0.0", "all", "1.2.3", ""]) {
    const read = decode(`c=red-blue&look=${bad}`);
    expect(read.document?.character).toBeUndefined();
    expect(read.notices.join(" ")).toContain("(look) cannot be read");
  }
});

it("[PAL-1] [U5] a color that cannot be read takes its name with it", () => {
  const { document } = decode("c=e4572e-nonsense-2f6690&names=brand*ink*link");
  expect(document?.colors.map(({ name }) => name)).toEqual(["brand", "link"]);
});

it("[PAL-1] [U5] names have one line of at most 60 characters, without marks that reorder text", () => {
  const { document } = decode(
    `c=e4572e-17132b&names=${encodeURIComponent(`a\u202eb\nc*${"x".repeat(90)}*third`)}`,
  );
  expect(document?.colors.map(({ name }) => name)).toEqual(["a b c", "x".repeat(60)]);
});

/** Published addresses, which must keep giving the same palette. */
const VERSION_1: readonly (readonly [string, readonly string[]])[] = [
  ["c=0e2a47-2f6690-81b1cc-f4ebd9-e4572e", ["#0e2a47", "#2f6690", "#81b1cc", "#f4ebd9", "#e4572e"]],
  ["c=0e2a47*-2f6690~h~l&m=triadic&mood=muted&seed=k3x9ab&aa=2&cvd=1&view=use", ["#0e2a47", "#2f6690"]],
  ["c=ff000080-oklch(62.8%25_0.258_29.2)", ["#ff000080", "#ff0000"]],
];
it.each(VERSION_1)("[TLS-2] an address of version 1 still gives the same palette: %s", (address, hexes) => {
  const { document, notices } = decode(address);
  expect(notices).toEqual([]);
  expect(document?.colors.map((entry) => formatHex(entry.color))).toEqual(hexes);
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
