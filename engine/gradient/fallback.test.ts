import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import type { HueMethod } from "#engine/mix/mix.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { createCurve } from "./curve.ts";
import { fallbackStops } from "./fallback.ts";
import type { Gradient } from "./gradient.ts";
import { deltaOfPlaces, rampPlace } from "./ramp.ts";

const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const gradient = (
  space: Gradient["space"],
  stops: readonly [string, number][],
  hue?: HueMethod,
): Gradient => ({
  type: "linear",
  angleDeg: 90,
  space,
  stops: stops.map(([text, position01]) => ({ color: color(text), position01 })),
  ...(hue !== undefined && { hue }),
});
const hexes = (given: Gradient, tolerance?: number) =>
  fallbackStops(given, tolerance).stops.map(
    ({ bytes, position01 }) =>
      `${formatHex({ space: "srgb", coords: [bytes[0] / 255, bytes[1] / 255, bytes[2] / 255], alpha: 1 })} ${position01}`,
  );

/** Measured independently of the search: every sample of the curve against its two surrounding stops. */
function measured(given: Gradient, { stops }: ReturnType<typeof fallbackStops>, isStraight = false): number {
  let greatest = 0;
  for (const places of createCurve(given)) {
    for (const place of places) {
      let least = Number.POSITIVE_INFINITY;
      for (const [index, end] of stops.entries()) {
        const start = stops[index - 1];
        if (start === undefined || place.position01 < start.position01 - 1e-4) continue;
        if (place.position01 > end.position01 + 1e-4) continue;
        least = Math.min(
          least,
          deltaOfPlaces(place.seen, rampPlace(start, end, place.position01, isStraight)),
        );
      }
      greatest = Math.max(greatest, stops.length === 1 ? 0 : least);
    }
  }
  return greatest;
}

const random = createRandom("fallback");
const pair = () => [randomHex(), randomHex()] as const;
const randomHex = () =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, "0")}`;
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

describe("[GRD-1] stops for readers that mix color and alpha apart", () => {
  const stopsOf = (given: Gradient) =>
    fallbackStops(given, 0.01, "any").stops.map(({ bytes, alpha, position01 }) =>
      [...bytes, alpha, position01].join(" "),
    );
  it("the clear end of a fade has the color of its neighbor", () => {
    expect(
      stopsOf(
        gradient("oklab", [
          ["#ffe100", 0],
          ["transparent", 1],
        ]),
      ),
    ).toEqual(["255 225 0 255 0", "255 225 0 0 1"]);
  });
  it("a clear stop between two colors is two, and what is clear from one to the next stays so", () => {
    expect(
      stopsOf(
        gradient("srgb", [
          ["#ff0000", 0],
          ["transparent", 0.4],
          ["#ffffff00", 0.6],
          ["#0000ff", 1],
        ]),
      ),
    ).toEqual(["255 0 0 255 0", "255 0 0 0 0.4", "0 0 255 0 0.6", "0 0 255 255 1"]);
  });
  it("a gradient that is clear throughout stays clear", () => {
    const { stops } = fallbackStops(
      gradient("oklab", [
        ["transparent", 0],
        ["#ff000000", 1],
      ]),
      0.01,
      "any",
    );
    expect(stops.every(({ alpha }) => alpha === 0)).toBe(true);
  });
  it("they are within the tolerance whichever way the reader mixes", () => {
    for (let index = 0; index < sampled(60, 20); index += 1) {
      const alpha = () =>
        Math.floor(random() * 256)
          .toString(16)
          .padStart(2, "0");
      const given = gradient(
        (["oklab", "srgb", "oklch"] as const)[index % 3] ?? "oklab",
        [0, 0.5, 1].map((position) => [randomHex() + alpha(), position] as [string, number]),
      );
      const found = fallbackStops(given, 0.01, "any");
      for (const isStraight of [false, true]) {
        expect(measured(given, found, isStraight), `${index} ${isStraight}`).toBeLessThanOrEqual(0.01 + 1e-9);
      }
    }
  });
});

describe("[GRD-1] fallback stops", () => {
  it("an sRGB gradient gives its own two stops", () => {
    expect(
      hexes(
        gradient("srgb", [
          ["#1b3fa0", 0],
          ["#ffd60a", 1],
        ]),
      ),
    ).toEqual(["#1b3fa0 0", "#ffd60a 1"]);
  });
  it.each([
    ["srgb", ["#1f4e8c 0", "#2a86d1 0.5", "#7cb8e4 1"]],
    ["oklch", ["#1f4e8c 0", "#2a86d1 0.166667", "#7cb8e4 1"]],
  ] as const)("every stop of one's own in %s is among them, where it was", (space, own) => {
    const given = gradient(
      space,
      own.map((text) => [text.slice(0, 7), Number(text.slice(8))] as [string, number]),
    );
    if (space === "srgb") expect(hexes(given)).toEqual(own);
    expect(hexes(given)).toEqual(expect.arrayContaining([...own]));
  });
  it("hard stops stay hard, and duplicates are removed", () => {
    const hard = gradient("oklab", [
      ["#ff0000", 0],
      ["#ff0000", 0.5],
      ["#0000ff", 0.5],
      ["#0000ff", 1],
    ]);
    expect(hexes(hard)).toEqual(["#ff0000 0", "#ff0000 0.5", "#0000ff 0.5", "#0000ff 1"]);
  });
  it("a single stop stays a single stop", () => {
    expect(hexes(gradient("oklab", [["#123456", 0.3]]))).toEqual(["#123456 0.3"]);
  });
  it.each([
    ["oklab", undefined, 3, 5],
    ["oklch", "shorter", 4, 7],
    ["oklch", "longer", 8, 12],
  ] as const)("few in %s %s: median %i, 95 of 100 within %i", (space, hue, median, most) => {
    const counts = Array.from({ length: sampled(300, 100) }, () => {
      const [first, second] = pair();
      return fallbackStops(
        gradient(
          space,
          [
            [first, 0],
            [second, 1],
          ],
          hue,
        ),
      ).stops.length;
    });
    expect(quantile(counts, 0.5)).toBeLessThanOrEqual(median);
    expect(quantile(counts, 0.95)).toBeLessThanOrEqual(most);
  });
  it("no gradient of a draw exceeds its tolerance", () => {
    const spaces = [
      "oklab",
      "oklch",
      "lab",
      "lch",
      "srgb-linear",
      "hsl",
      "hwb",
      "display-p3",
      "srgb",
    ] as const;
    for (let index = 0; index < sampled(200, 60); index += 1) {
      const count = 2 + Math.floor(random() * 4);
      const positions = Array.from({ length: count }, () => Math.round(random() * 1000) / 1000).toSorted(
        (a, b) => a - b,
      );
      const space = spaces[index % spaces.length] ?? "oklab";
      const alpha = () =>
        random() < 0.25
          ? Math.floor(random() * 256)
              .toString(16)
              .padStart(2, "0")
          : "";
      const given = gradient(
        space,
        positions.map((position) => [randomHex() + alpha(), position] as [string, number]),
        (["shorter", "longer", "increasing", "decreasing"] as const)[Math.floor(random() * 4)],
      );
      const tolerance = [0.005, 0.01, 0.02][index % 3] ?? 0.01;
      const found = fallbackStops(given, tolerance);
      if (found.maxDelta > tolerance) {
        const gaps = positions.slice(1).map((position, at) => position - (positions[at] ?? 0));
        expect(Math.min(...gaps.filter((gap) => gap > 0)), `${index} ${space}`).toBeLessThan(0.01);
      } else expect(measured(given, found), `${index} ${space}`).toBeLessThanOrEqual(tolerance + 1e-9);
    }
  });
});
