import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LAYER } from "#domain/documents/testing/random-gradients.ts";
import { formatHex } from "#engine/format/format.ts";
import { gradientWords, writeCss, writeScss } from "#engine/gradient/write/write-css.ts";
import { writeTailwind } from "#engine/gradient/write/write-tailwind.ts";
import { sampled } from "#tests/exhaustive.ts";
import type { GradientLayer } from "./gradient-layer.ts";
import { readGradientCss } from "./read-gradient-css.ts";

const layers = fc
  .array(LAYER, { minLength: 1, maxLength: 3 })
  .map((drawn): readonly GradientLayer[] => drawn.map((layer) => ({ ...layer, isHidden: false })));

describe("[GRD] CSS that was written is read back as the same layers", () => {
  const back = (text: string, given: readonly GradientLayer[]) => {
    const read = readGradientCss(text);
    if (!read.ok) throw new Error(`${read.message}\n${text}`);
    expect(read.layers, text).toEqual(given);
  };
  it.each([
    ["as a property", (given: readonly GradientLayer[]) => writeCss(given)],
    [
      "as a custom property",
      (given: readonly GradientLayer[]) => writeCss(given, { form: "custom-property", tolerance: 0.02 }),
    ],
    ["as SCSS", (given: readonly GradientLayer[]) => writeScss(given)],
  ])("%s", (_, write) => {
    fc.assert(
      fc.property(layers, (given) => back(write(given), given)),
      { numRuns: sampled(3, 2), endOnFailure: true },
    );
  });
  it("as classes of Tailwind, which have no comments, where the stops are one's own", () => {
    const plain = layers
      .map((drawn) =>
        drawn.map((layer) => ({
          ...layer,
          stops: layer.stops.map(({ easing: _easing, hint01: _hint, ...stop }) => stop),
        })),
      )
      .filter((drawn) => drawn.every((layer) => gradientWords(layer).isOwn));
    fc.assert(
      fc.property(plain, (given) => back(writeTailwind(given), given)),
      { numRuns: sampled(3, 2), endOnFailure: true },
    );
  });
});

const taken = (text: string) => {
  const read = readGradientCss(text);
  if (!read.ok) throw new Error(read.message);
  const [layer] = read.layers;
  return { ...read, layer, places: layer?.stops.map(({ position01 }) => position01) };
};

describe("[GRD] CSS of other hands", () => {
  it("without a direction, positions or a space", () => {
    const { layer, places } = taken("linear-gradient(red, lime, blue)");
    expect([layer?.type, layer?.angleDeg, layer?.space]).toEqual(["linear", 180, "srgb"]);
    expect(places).toEqual([0, 0.5, 1]);
  });
  it("a modern color makes OKLab the space", () => {
    expect(taken("linear-gradient(oklch(70% 0.1 20), blue)").layer?.space).toBe("oklab");
  });
  it("sides, corners, turns", () => {
    expect(taken("linear-gradient(to left, red, blue)").layer?.angleDeg).toBe(270);
    const corner = taken("linear-gradient(to top right, red, blue)");
    expect([corner.layer?.angleDeg, corner.notices.join()]).toEqual([45, expect.stringContaining("45°")]);
    expect(taken("conic-gradient(from 0.25turn at 20% 80%, red 0deg, blue 180deg)")).toMatchObject({
      layer: { angleDeg: 90, center01: [0.2, 0.8] },
      places: [0, 0.5],
    });
  });
  it("hints, two positions, positions that go back", () => {
    const { layer, notices } = taken("background: linear-gradient(90deg, red 10% 40%, 55%, blue 20%, lime)");
    expect(layer?.stops.map(({ position01, end01 }) => [position01, end01])).toEqual([
      [0.1, 0.4],
      [0.55, undefined],
      [1, undefined],
    ]);
    expect(notices.join()).toContain("go back");
  });
  it("several on top of each other, with their blend modes", () => {
    const { layers: read } = taken(
      "background: radial-gradient(circle closest-side at left, #fff8, transparent), linear-gradient(45deg, red, blue);\nbackground-blend-mode: screen, normal;",
    );
    expect(read.map(({ type, blend }) => [type, blend])).toEqual([
      ["radial", "screen"],
      ["linear", "normal"],
    ]);
    expect(read[0]).toMatchObject({ size: { shape: "circle", extent: "closest-side" }, center01: [0, 0.5] });
  });
  it("color-mix() and commas in functions", () => {
    const { layer } = taken("linear-gradient(rgb(255, 0, 0), color-mix(in srgb, red 50%, rgb(0, 0, 255)))");
    expect(layer?.stops.map(({ color }) => formatHex(color))).toEqual(["#ff0000", "#800080"]);
  });
  it("stops that were changed by hand stand, and the comment does not", () => {
    const eased = writeCss(taken("linear-gradient(90deg in oklab, red, steps(4, end), blue)").layers);
    expect(taken(eased).layer?.stops).toHaveLength(2);
    const changed = taken(eased.replaceAll("#ff0000", "#00ff00"));
    expect(changed.layer?.stops.length).toBeGreaterThan(2);
    expect(changed.notices.join()).toContain("comment");
  });
  it.each([
    ["color: red", 1, 1, "There is no"],
    ["linear-gradient(red, blurple)", 1, 22, "blurple"],
    ["a {\n  background: linear-gradient(90deg,\n    red 0%, var(--x) 100%);\n}", 3, 13, ""],
    ["linear-gradient(red, blue", 1, 26, "not closed"],
    ["linear-gradient(red 10% lots, blue)", 1, 25, "lots"],
    ["linear-gradient(red,, blue)", 1, 21, "color is expected"],
    ["-webkit-gradient(radial, 0 0, 10, 0 0, 100, from(red), to(blue))", 1, 1, "prefix"],
    [`linear-gradient(${Array.from({ length: 300 }, () => "red").join(",")})`, 1, 1, "at most 256 stops"],
  ])("says where it cannot be read: %s", (text, line, column, words) => {
    const read = readGradientCss(text);
    expect(read).toMatchObject({ ok: false, line, column });
    if (!read.ok) expect(read.message).toContain(words);
  });
  it("never throws, whatever it is given", () => {
    const pieces = fc.constantFrom(
      "linear-gradient(",
      "red",
      ",",
      ")",
      "10%",
      "in oklch",
      "at",
      "/* eased within 1:",
      "*/",
      "from-[",
      "bg-linear-",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
        const read = readGradientCss(parts.join(" "));
        if (read.ok) for (const { stops } of read.layers) expect(stops.length).toBeGreaterThan(1);
      }),
    );
  });
});

it("[GRD] an angle in another unit is kept to a thousandth of a degree", () => {
  const angleOf = (angle: string) => {
    const read = readGradientCss(`linear-gradient(${angle}, red, blue)`);
    return read.ok ? read.layers[0]?.angleDeg : read.message;
  };
  expect(["1.57rad", "0.123turn", "33.333grad", "45deg", "-90deg"].map(angleOf)).toEqual([
    89.954, 44.28, 30, 45, 270,
  ]);
});
