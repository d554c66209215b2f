import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { colorToOklab, colorToOklch } from "#engine/space/convert.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { colorPath } from "./color-path.ts";
import { darkColors } from "./dark-pair.ts";
import { between, pick, ramp } from "./ramp.ts";
import { toneOf, tonesOf } from "./tones.ts";

const HEXES = ["#c53c69", "#eea78c", "#819238", "#007190", "#f5ecc2"];
const tonesFrom = (hexes: readonly string[], isDark = false) =>
  tonesOf({
    version: 1,
    style: "waves",
    seed: 0,
    controls: {},
    colors: hexes.map((hex) => ({ color: color(hex), weight: 1 })),
    isDark,
  });
const lightness = (hex: string) => colorToOklab(color(hex)).lightness;

describe("[WAL] colors of a pattern", () => {
  it("lie along the path on which neighbors mix without mud, from its darker end", () => {
    const path = colorPath(HEXES.map((hex) => colorToOklab(color(hex))));
    expect(path.map((index) => HEXES[index])).toEqual([
      "#007190",
      "#819238",
      "#f5ecc2",
      "#eea78c",
      "#c53c69",
    ]);
    expect(colorPath([])).toEqual([]);
  });

  it("are all on a ramp that is long enough, unchanged and in order", () => {
    const { along } = tonesFrom(HEXES);
    for (const count of [5, 6, 9, 16]) {
      const hexes = ramp(along, count).map((tone) => formatHex(tone.color));
      expect(hexes).toHaveLength(count);
      expect(hexes.filter((hex) => HEXES.includes(hex))).toEqual(along.map((tone) => formatHex(tone.color)));
    }
    expect(ramp(along, 3)).toHaveLength(3);
    expect(new Set(ramp(tonesFrom(["#808080"]).along, 7).map((tone) => formatHex(tone.color))).size).toBe(7);
  });

  it("have a tint of the nearer one between complementary colors instead of grey", () => {
    const [orange, teal] = [toneOf(color("#d96629")), toneOf(color("#0093a5"))];
    for (const t of [0.25, 0.75]) {
      const near = t < 0.5 ? orange : teal;
      const step = colorToOklch(between(orange, teal, t));
      const { hueDeg = 0 } = colorToOklch(near.color);
      expect(Math.abs((step.hueDeg ?? 0) - hueDeg)).toBeLessThan(2);
      expect(step.chroma).toBeGreaterThan(0.08);
    }
  });

  it("get companions of other lightness when all have one, and no others", () => {
    for (const hexes of [["#ffffff"], ["#000000"], ["#3a6ea5"], ["#faf7f2", "#f4efe6", "#efe6da"]]) {
      const drawn = tonesFrom(hexes).lightFirst.map((tone) => tone.lab.lightness);
      expect((drawn[0] ?? 0) - (drawn.at(-1) ?? 0)).toBeGreaterThan(0.16);
    }
    expect(tonesFrom(HEXES).lightFirst).toHaveLength(5);
  });

  it("are picked by their shares", () => {
    const [light, dark] = [
      { ...toneOf(color("#fff")), share: 3 },
      { ...toneOf(color("#000")), share: 1 },
    ];
    expect([0, 0.74, 0.76, 0.9999].map((at) => pick([light, dark], at))).toEqual([light, light, dark, dark]);
  });

  it("have dark partners: the lightest becomes a deep field, strong ones stay, none leaves its gamut", () => {
    const dark = darkColors(HEXES.map(color)).map((one) => colorToOklch(one));
    const field = dark[4];
    expect(field?.lightness).toBeLessThan(0.22);
    expect(dark.every((one) => one === field || one.lightness > 0.24)).toBe(true);
    for (const strong of [0, 3]) {
      const before = colorToOklch(color(HEXES[strong] ?? ""));
      expect(dark[strong]?.lightness).toBeCloseTo(before.lightness, 2);
      expect(dark[strong]?.hueDeg).toBeCloseTo(before.hueDeg ?? 0, 0);
    }
    expect(dark[1]?.lightness).toBeLessThan(lightness("#eea78c") - 0.3);
    expect(darkColors(HEXES.map(color)).every((one) => isInGamut(one, "srgb"))).toBe(true);
    expect(darkColors([])).toEqual([]);
  });

  it("have dark partners of version 2 that keep the mood: no brown, no olive, no black field", () => {
    const dark = darkColors(HEXES.map(color), 2).map((one) => colorToOklch(one));
    const [, peach, olive, , field] = dark;
    // Brown is a deep orange, olive a deep yellow.
    expect(peach?.hueDeg).toBeLessThan(30);
    expect(olive?.hueDeg).toBeGreaterThan(130);
    for (const one of [peach, olive]) expect(one?.chroma).toBeGreaterThan(0.06);
    expect(field?.lightness).toBeGreaterThan(0.21);
    for (const one of dark) if (one !== field) expect(one.lightness).toBeGreaterThan(0.3);
    expect(darkColors(HEXES.map(color), 2).every((one) => isInGamut(one, "srgb"))).toBe(true);
  });

  it("keep the order of the light palette in the dark one", () => {
    const [light, dark] = [tonesFrom(HEXES), tonesFrom(HEXES, true)];
    const partners = darkColors(HEXES.map(color)).map(formatHex);
    const inLight = light.lightFirst.map((tone) => HEXES.indexOf(formatHex(tone.color)));
    expect(dark.lightFirst.map((tone) => partners.indexOf(formatHex(tone.color)))).toEqual(inLight);
  });
});
