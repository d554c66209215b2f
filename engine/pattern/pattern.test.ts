import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  FIFTY_PATTERNS,
  fiftyHash,
  GOLDEN_HASHES,
  GOLDEN_HASHES_2,
  GOLDEN_PATTERNS,
  GOLDEN_SIZE,
  HELD_VERSIONS,
} from "#engine/testing/golden-patterns.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { drawPattern } from "./draw.ts";
import type { Pattern, PatternSize } from "./pattern.ts";
import type { Scene, Shape } from "./scene.ts";
import { PATTERN_STYLES, type PatternStyleId, patternStyle } from "./styles.ts";
import { sineOfTurns } from "./trig.ts";
import { writeSceneSvg } from "./write-scene-svg.ts";

const FIVE = ["#c53c69", "#eea78c", "#819238", "#007190", "#f5ecc2"];
const TWELVE = [...FIVE, "#0b132b", "#5bc0be", "#ffe66d", "#ff6b6b", "#6a4c93", "#2d3047", "#f7fff7"];
const SMALL: PatternSize = { width: 320, height: 200 };

function patternOf(style: PatternStyleId, hexes: readonly string[], change: Partial<Pattern> = {}): Pattern {
  const colors = hexes.map((hex) => ({ color: color(hex), weight: 1 }));
  return { version: 1, style, seed: 58638, controls: {}, colors, isDark: false, ...change };
}
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hash = (pattern: Pattern, size = SMALL) => sha256(writeSceneSvg(drawPattern(pattern, size)));
const VERSIONS = HELD_VERSIONS.flatMap(({ style, version }) => ({ ...patternStyle(style), version }));

/** Every number of the shapes that is a coordinate or a length. */
function gridNumbers(shape: Shape): readonly number[] {
  const paint = "paint" in shape && "kind" in shape.paint ? shape.paint : undefined;
  const ofPaint =
    paint === undefined
      ? []
      : paint.kind === "linear"
        ? [...paint.from, ...paint.to]
        : [...paint.center, paint.radius];
  if (shape.kind === "circle") return [...shape.center, shape.radius, ...ofPaint];
  if (shape.kind === "rectangle") return [...shape.corner, shape.width, shape.height, ...ofPaint];
  const ofStroke = shape.kind === "stroke" ? [shape.width, ...shape.offset] : [];
  return [
    ...ofPaint,
    ...ofStroke,
    ...shape.outline.flatMap((path) => [...path.start, ...path.segments.flat()]),
  ];
}
/** The first shape is as large as the box. */
const coversBox = ({ shapes: [first], width, height }: Scene) =>
  first?.kind === "rectangle" && first.width === width * 100 && first.height === height * 100;

describe("[WAL] patterns", () => {
  describe.each(VERSIONS)("$id, version $version", ({ id, controls, version }) => {
    it("draws the same picture as ever", () => {
      const texts = GOLDEN_PATTERNS.map((pattern) =>
        writeSceneSvg(drawPattern({ ...pattern, version, style: id }, GOLDEN_SIZE)),
      );
      if (version === 1) expect(texts.map(sha256)).toEqual(GOLDEN_HASHES[id]);
      if (version === 2) expect(sha256(texts.join(""))).toBe(GOLDEN_HASHES_2[id]);
      expect(new Set(texts).size).toBe(GOLDEN_PATTERNS.length);
    });

    it("draws fifty seeds as browsers draw them, byte for byte", () => {
      const texts = FIFTY_PATTERNS.map((pattern) =>
        writeSceneSvg(drawPattern({ ...pattern, version, style: id }, GOLDEN_SIZE)),
      );
      // The same hashes are held in Chromium by app/tools/wallpaper/wallpaper.parts.test.tsx.
      expect(sha256(texts.join(""))).toBe(fiftyHash(id, version));
      expect(new Set(texts).size).toBe(FIFTY_PATTERNS.length);
    });

    it("keeps to the grid, covers the box and stays near it, with 1 and 12 colors, at the ends of its controls", () => {
      for (const [hexes, end, size] of [
        [["#3a6ea5"], "least", SMALL],
        [TWELVE, "most", { width: 129, height: 280 }],
        [["#ffffff"], "usual", { width: 64, height: 16 }],
        [["#000000"], "usual", { width: 16, height: 64 }],
      ] as const) {
        const values = Object.fromEntries(controls.map((control) => [control.id, control[end]]));
        const scene = drawPattern(patternOf(id, hexes, { controls: values, version }), size);
        expect(coversBox(scene)).toBe(true);
        const numbers = scene.shapes.flatMap(gridNumbers);
        expect(numbers.filter((value) => !Number.isSafeInteger(value) || Object.is(value, -0))).toEqual([]);
        const reach = 300 * Math.max(size.width, size.height);
        expect(numbers.filter((value) => Math.abs(value) > reach)).toEqual([]);
      }
    });

    it("follows each of its controls", () => {
      const usual = hash(patternOf(id, FIVE, { version }));
      for (const control of controls) {
        const other = control.usual === control.most ? control.least : control.most;
        expect([
          control.id,
          hash(patternOf(id, FIVE, { version, controls: { [control.id]: other } })),
        ]).not.toEqual([control.id, usual]);
      }
    });

    it("has one geometry for light and dark", () => {
      const [light, dark] = [false, true].map((isDark) =>
        drawPattern(patternOf(id, FIVE, { isDark, version }), SMALL).shapes.map(gridNumbers),
      );
      expect(dark).toEqual(light);
    });
  });

  it.each(["cells", "terrazzo"] as const)("%s repeats at the opposite edge what crosses an edge", (style) => {
    const { shapes } = drawPattern(patternOf(style, FIVE), SMALL);
    const outlines = shapes.flatMap((shape) =>
      shape.kind === "fill"
        ? [shape.outline.flatMap((path) => [...path.start, ...path.segments.flat()])]
        : [],
    );
    for (const [axis, side] of [
      [0, SMALL.width * 100],
      [1, SMALL.height * 100],
    ] as const) {
      const crossing = outlines.filter(
        (numbers) => Math.min(...numbers.filter((_, i) => i % 2 === axis)) < 0,
      );
      expect(crossing.length).toBeGreaterThan(3);
      const moved = crossing.map((numbers) => numbers.map((n, i) => (i % 2 === axis ? n + side : n)));
      const isSame = (one: readonly number[], other: readonly number[]) =>
        one.length === other.length && one.every((n, i) => Math.abs(n - (other[i] ?? 0)) <= 1);
      expect(moved.filter((one) => !outlines.some((other) => isSame(one, other)))).toEqual([]);
    }
  });

  it.each(["waves", "contours", "orbits", "blobs", "bands"] as const)(
    "%s has shadows without steps at 4K",
    (style) => {
      // A run of one value below 8 px is not seen as a band (engine/gradient/banding.ts).
      const { shapes } = drawPattern(patternOf(style, FIVE, { version: 2 }), { width: 3840, height: 2160 });
      const strokes = shapes.filter((shape) => shape.kind === "stroke");
      const widths = strokes.flatMap((one, index) => {
        const next = strokes[index + 1];
        return next?.outline === one.outline && next.paint === one.paint
          ? [(one.width - next.width) / 200]
          : [];
      });
      expect(widths.length).toBeGreaterThan(50);
      // Half of a width is what is added at one side; steps that would change nothing are left out at the outer edge.
      expect(Math.max(...widths)).toBeLessThan(16);
      expect(widths.filter((px) => px >= 8).length / widths.length).toBeLessThan(0.05);
      expect(
        Math.max(...strokes.map(({ opacity }) => opacity).filter((opacity) => opacity < 0.5)),
      ).toBeLessThan(0.08);
    },
  );

  it("grain is written in paths that reach less far than a tile of a browser, and only where they are seen", () => {
    // Chromium without a graphics processor paints in tiles of 256 px, and goes through a whole path for each.
    const size = { width: 3840, height: 2160 };
    const grains = drawPattern(patternOf("grain", FIVE, { version: 2 }), size).shapes.filter(
      (shape) => shape.kind === "stroke",
    );
    expect(grains.length).toBeGreaterThan(400);
    for (const { outline, offset, width } of grains) {
      for (const axis of [0, 1] as const) {
        const places = outline.map(({ start }) => start[axis] + offset[axis]);
        const [from, to] = [Math.min(...places), Math.max(...places)];
        expect(to - from).toBeLessThan(256 * 100);
        // A part may have no grain in its corner that is in the picture.
        expect(to + 256 * 100).toBeGreaterThan(-width);
        expect(from).toBeLessThan((axis === 0 ? size.width : size.height) * 100 + 256 * 100);
      }
    }
  });

  it.each(["terrazzo", "flow"] as const)("%s has a heavy color as its ground, however dark", (style) => {
    const navy = { ...patternOf(style, ["#0b1f4b", "#e8c468", "#d9e2ec"]), version: 2 as const };
    const groundOf = (weight: number) => {
      const [first, ...others] = navy.colors;
      if (first === undefined) throw new Error("There are colors.");
      const [shape] = drawPattern({ ...navy, colors: [{ ...first, weight }, ...others] }, SMALL).shapes;
      return shape?.paint;
    };
    expect(groundOf(7)).toEqual(navy.colors[0]?.color);
    expect(groundOf(1)).toEqual(navy.colors[2]?.color);
  });

  it("uses no function whose last bit may differ between engines of JavaScript", () => {
    const folder = new URL(".", import.meta.url);
    const inexact =
      /Math\.(?!abs|ceil|floor|imul|max|min|round|sqrt|sign|trunc)\w+|\d \*\* |\) \*\* |\w \*\* \w/;
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
    );
    expect(files.length).toBeGreaterThan(20);
    const lines = files.flatMap((name) => readFileSync(new URL(name, folder), "utf8").split("\n"));
    expect(lines.filter((line) => !/^\s*(\/\*)?\*|`/.test(line) && inexact.test(line))).toEqual([]);
  });

  it("has sines within a ten-millionth of those of the platform", () => {
    for (let turns = -2; turns < 2; turns += 0.0137)
      expect(sineOfTurns(turns)).toBeCloseTo(Math.sin(turns * 2 * Math.PI), 6);
  });

  it("refuses what cannot be drawn, and clamps controls", () => {
    const draw = (change: Partial<Pattern>, size = SMALL) =>
      drawPattern(patternOf("contours", FIVE, change), size);
    expect(() => draw({ seed: 100_000 })).toThrow(RangeError);
    expect(() => draw({ seed: 1.5 })).toThrow(RangeError);
    expect(() => draw({ colors: [] })).toThrow(RangeError);
    expect(() => draw({ colors: [{ color: color("#fff"), weight: 0 }] })).toThrow(RangeError);
    expect(() => draw({}, { width: 0, height: 100 })).toThrow(RangeError);
    const layers = (value: number) => hash(patternOf("contours", FIVE, { controls: { layers: value } }));
    expect(layers(1000)).toBe(layers(16));
    expect(layers(Number.NaN)).toBe(layers(9));
  });

  it("writes colors outside sRGB in Display P3 after one of sRGB", () => {
    const svg = writeSceneSvg(
      drawPattern(patternOf("waves", ["color(display-p3 1 0.2 0.1)", "#f5ecc2"]), SMALL),
    );
    expect(svg).toMatch(/stop-color="#[0-9a-f]{6}" style="stop-color:color\(display-p3 1 0\.2 0\.1\)"/);
    expect(writeSceneSvg(drawPattern(patternOf("waves", FIVE), SMALL))).not.toContain("display-p3");
  });
});
