import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Color } from "#engine/space/color.ts";
import { drawPattern } from "./draw.ts";
import type { Pattern } from "./pattern.ts";
import { PATTERN_STYLE_IDS, PATTERN_STYLES } from "./styles.ts";
import { fiftyPictures } from "./testing/golden.ts";
import { GOLDEN } from "./testing/golden-hashes.ts";
import { cosTurns, sinTurns } from "./turn.ts";
import { writeSceneSvg } from "./write-scene-svg.ts";

const PHONE = { width: 1290, height: 2796 };
const grey = (lightness: number): Color => ({ space: "oklab", coords: [lightness, 0, 0], alpha: 1 });
const pattern = (change: Partial<Pattern>): Pattern => ({
  version: 1,
  style: "contours",
  seed: 1,
  controls: {},
  colors: [0.2, 0.5, 0.9].map((lightness) => ({ color: grey(lightness), weight: 1 })),
  isDark: false,
  ...change,
});
const svg = (change: Partial<Pattern>, size = PHONE) => writeSceneSvg(drawPattern(pattern(change), size));

describe.each(PATTERN_STYLE_IDS)("[WAL] %s", (style) => {
  it("draws what it always drew", () => {
    expect(createHash("sha256").update(fiftyPictures(style)).digest("hex")).toBe(GOLDEN[style]);
  });

  it("draws the same picture in every size of the same ratio", () => {
    const shapes = (scale: number) =>
      drawPattern(pattern({ style }), { width: 645 * scale, height: 1398 * scale }).shapes;
    expect(shapes(2)).toEqual(shapes(1));
  });

  it("has a picture with every control at its ends, of one color, of twelve, near white and near black", () => {
    const { controls } = PATTERN_STYLES.find(({ id }) => id === style) ?? { controls: [] };
    const ends = (["least", "most"] as const).map((end) =>
      Object.fromEntries(controls.map((control) => [control.id, control[end]])),
    );
    const palettes = [
      [0.6],
      [0.97, 0.985],
      [0.05, 0.1],
      Array.from({ length: 12 }, (_, index) => index / 12),
    ];
    const pictures = [
      ...ends.map((each) => svg({ style, controls: each })),
      ...palettes.map((list) =>
        svg({ style, colors: list.map((lightness) => ({ color: grey(lightness), weight: 1 })) }),
      ),
    ];
    for (const picture of pictures) {
      expect(picture).not.toMatch(/NaN|Infinity|undefined/);
      // More than the ground is seen.
      expect(new Set(picture.match(/#[0-9a-f]{6}/g)).size).toBeGreaterThan(1);
    }
  });
});

it("[WAL] styles, seeds, colors and the dark partner each change the picture", () => {
  const pictures = [
    ...PATTERN_STYLE_IDS.map((style) => svg({ style })),
    svg({ seed: 2 }),
    svg({ isDark: true }),
    svg({ colors: [{ color: grey(0.4), weight: 1 }] }),
    svg({ controls: { layers: 4 } }),
    svg({}, { width: 1000, height: 1000 }),
  ];
  expect(new Set(pictures).size).toBe(pictures.length);
});

it("[WAL] a control outside its range has the nearest value, and one that is no number its usual one", () => {
  expect(svg({ controls: { layers: 400 } })).toBe(svg({ controls: { layers: 16 } }));
  expect(svg({ controls: { layers: Number.NaN } })).toBe(svg({}));
});

it("[WAL] a color outside sRGB is written for both kinds of screens, one within it never", () => {
  const wide: Color = { space: "display-p3", coords: [1, 0, 0], alpha: 1 };
  expect(svg({ style: "bands", colors: [{ color: wide, weight: 9 }, ...pattern({}).colors] })).toMatch(
    /fill="#[0-9a-f]{6}" style="fill:color\(display-p3 1 0 0\)"/,
  );
  for (const style of PATTERN_STYLE_IDS) expect(svg({ style })).not.toContain("display-p3");
});

it("[WAL] styles that repeat end at the edges of the picture with whole squares", () => {
  for (const style of PATTERN_STYLES.filter(({ tiles }) => tiles)) {
    const scene = drawPattern(pattern({ style: style.id }), { width: 1280, height: 720 });
    const edges = scene.shapes.flatMap(({ path }) => path.flatMap(({ steps }) => steps));
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...edges)).toBe(scene.width * 100);
  }
});

it("sine and cosine agree with those of the machine to nine places", () => {
  for (let turns = -3; turns < 3; turns += 0.0137) {
    expect(sinTurns(turns)).toBeCloseTo(Math.sin(turns * 2 * Math.PI), 9);
    expect(cosTurns(turns)).toBeCloseTo(Math.cos(turns * 2 * Math.PI), 9);
  }
});
