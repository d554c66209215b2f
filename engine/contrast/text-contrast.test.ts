import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import { sampleGradient } from "#engine/gradient/gradient.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { wcagRatio } from "./contrast.ts";
import { raiseStops } from "./raise-stops.ts";
import { passingMask, textContrast } from "./text-contrast.ts";

const rgb = (hex: string): Color => {
  const coords = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { space: "srgb", coords: [coords[0] ?? 0, coords[1] ?? 0, coords[2] ?? 0], alpha: 1 };
};
const gradient = (...hexes: readonly string[]): Gradient => ({
  type: "linear",
  angleDeg: 90,
  space: "oklab",
  stops: hexes.map((hex, index) => ({ color: rgb(hex), position01: index / (hexes.length - 1) })),
});
const WHITE = rgb("ffffff");

it("[TXT] what fails begins and ends where the ratio crosses the target", () => {
  const between = gradient("000000", "ffffff", "000000");
  const { failing, share01, worst } = textContrast(between, WHITE, 4.5);
  expect(failing).toHaveLength(1);
  for (const at of failing[0] ?? [])
    expect(wcagRatio(sampleGradient(between, at), WHITE)).toBeCloseTo(4.5, 2);
  expect(share01).toBeCloseTo((failing[0]?.[1] ?? 0) - (failing[0]?.[0] ?? 0), 9);
  expect(worst.ratio).toBeCloseTo(1, 9);
  expect(worst.position01).toBe(0.5);
});

it("[TXT] only places with letters count, and without any the whole gradient does", () => {
  const fading = gradient("000000", "ffffff");
  const left = Array.from({ length: 256 }, (_, index) => (index < 128 ? 3 : 0));
  expect(textContrast(fading, WHITE, 3, left).worst.position01).toBeCloseTo(0.5, 1);
  expect(
    textContrast(
      fading,
      WHITE,
      3,
      left.map(() => 0),
    ).worst.position01,
  ).toBe(1);
});

it("[TXT] the mask is of the same shape, and transparent where letters fail", () => {
  const conic: Gradient = { ...gradient("000000", "ffffff"), type: "conic", angleDeg: 30 };
  expect(passingMask(conic, [[0.25, 1]])).toBe(
    "conic-gradient(from 30deg, #000 0%, #000 25%, transparent 25%, transparent 100%)",
  );
});

it("[TXT] raising moves only the lightness of failing stops, and then all of the way passes", () => {
  const random = createRandom("raised");
  let raisedCount = 0;
  for (let run = 0; run < 60; run += 1) {
    const hex = () =>
      Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, "0");
    const [before, ground] = [gradient(hex(), hex(), hex()), rgb(hex())];
    const raised = raiseStops(before, ground, 3);
    if (raised === undefined) continue;
    raisedCount += 1;
    expect(textContrast(raised, ground, 3).worst.ratio).toBeGreaterThanOrEqual(3);
    for (const [index, stop] of raised.stops.entries()) {
      const old = before.stops[index]?.color ?? WHITE;
      if (wcagRatio(old, ground) >= 3) expect(stop.color).toBe(old);
      // The color as it is written, with 8 bits per channel.
      expect(wcagRatio(rgb(formatHex(stop.color).slice(1)), ground)).toBeGreaterThanOrEqual(3);
    }
  }
  expect(raisedCount).toBeGreaterThan(25);
});

it("[TXT] raising keeps the hue", () => {
  const raised = raiseStops(gradient("3b0c47", "d0123f", "ff8a38"), rgb("f8d3de"), 3);
  const [before, after] = [rgb("ff8a38"), raised?.stops[2]?.color ?? WHITE].map(colorToOklch);
  expect(after?.hueDeg).toBeCloseTo(before?.hueDeg ?? 0, -1);
  expect(after?.lightness).toBeLessThan(before?.lightness ?? 0);
});

it("[TXT] between passing stops on two sides of the ground there is nothing to raise to", () => {
  expect(raiseStops(gradient("000000", "ffffff"), rgb("808080"), 3)).toBeUndefined();
});
