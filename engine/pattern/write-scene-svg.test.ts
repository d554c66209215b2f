import { describe, expect, it } from "vitest";
import { color } from "#engine/testing/sample-colors.ts";
import { circle, closedCurve, polygon } from "./outlines.ts";
import { gridText, pathData } from "./path-data.ts";
import type { GridPoint, Scene } from "./scene.ts";
import { filled, ground, linear, shadowOf } from "./shapes.ts";
import { writeSceneSvg } from "./write-scene-svg.ts";

const outline = polygon([
  [10, 10],
  [20, 10],
  [20, 40],
]);
const scene = (shapes: Scene["shapes"], gamut: Scene["gamut"] = "srgb"): Scene => ({
  width: 64,
  height: 48,
  gamut,
  shapes,
});

describe("[WAL] scenes as SVG", () => {
  it("write coordinates exactly and shortly", () => {
    expect([0, 5, -5, 50, 100, -1234, 1230, 100_001].map(gridText)).toEqual([
      "0",
      ".05",
      "-.05",
      ".5",
      "1",
      "-12.34",
      "12.3",
      "1000.01",
    ]);
    expect(pathData(outline)).toBe("m10 10h10v30z");
    expect(pathData([...outline, { start: [1100, 900], segments: [[1100, 900]], isClosed: false }])).toBe(
      "m10 10h10v30zm1-1h0",
    );
    expect(pathData([circle([5, 5], 1)])).toMatch(/^m5 4c\.55 0 1 \.45 1 1 /);
  });

  it("write coordinates on a coarser grid for a picture that is only looked at, and no mirrored control points", () => {
    expect(pathData([{ start: [1014, 990], segments: [[1031, 990]], isClosed: false }], 20)).toBe(
      "m10.2 10h.2",
    );
    const wave = closedCurve([
      [0, 0],
      [10, 4],
      [20, 0],
      [10, -4],
    ]);
    expect(pathData([wave], 10)).toMatch(/^m0 0c[^cs]+s[^cs]+z$/);
    expect(pathData([wave])).not.toContain("s");
  });

  it("end where the exact outline ends, within half a step, however many segments come before", () => {
    const steps = Array.from({ length: 300 }, (_, index): GridPoint => [index * 137, index * 93]);
    const [start = [0, 0], ...segments] = steps;
    const numbers = [...pathData([{ start, segments, isClosed: false }], 20).matchAll(/-?[\d.]+/g)].map(
      Number,
    );
    const sum = (from: 0 | 1) => numbers.reduce((all, value, at) => (at % 2 === from ? all + value : all), 0);
    expect(Math.abs(sum(0) - 299 * 1.37)).toBeLessThan(0.101);
    expect(Math.abs(sum(1) - 299 * 0.93)).toBeLessThan(0.101);
  });

  it("write an outline that is used again once", () => {
    const svg = writeSceneSvg(
      scene([
        ...shadowOf(outline, { color: color("#000"), fall: [1, 2], blur: 8, depth: 0.5 }, 1),
        filled(outline, color("#f00")),
      ]),
      { id: "w" },
    );
    expect(svg.split("h10v30z")).toHaveLength(2);
    expect(svg.match(/<use href="#w1"/g)).toHaveLength(11);
  });

  it("name gradients by the id, so that two pictures can stand in one page", () => {
    const shapes = [
      ground({ width: 64, height: 48 }, linear([0, 0], [0, 48], [color("#fff"), color("#000")])),
    ];
    expect(writeSceneSvg(scene(shapes), { id: "a" })).toContain('fill="url(#a1)"');
    expect(writeSceneSvg(scene(shapes), { id: "b" })).toContain('fill="url(#b1)"');
  });

  it("give parts, and Display P3 as plain numbers for pictures drawn in tiles", () => {
    const shapes = [ground({ width: 64, height: 48 }, color("color(display-p3 1 0.2 0.1)"))];
    const part = { x: 0, y: 16, width: 64, height: 16 };
    const svg = writeSceneSvg(scene(shapes, "display-p3"), { part, numbers: "display-p3" });
    expect(svg).toContain('width="64" height="16" viewBox="0 16 64 16"');
    expect(svg).toContain('fill="#ff331a"');
    expect(svg).not.toContain("style");
  });
});
