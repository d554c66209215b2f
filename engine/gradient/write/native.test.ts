import { describe, expect, it } from "vitest";
import { type FallbackStop, fallbackStops } from "#engine/gradient/fallback.ts";
import { type Box, lineOf, radiiOf } from "#engine/gradient/geometry.ts";
import { EXTENTS, type Gradient } from "#engine/gradient/gradient.ts";
import { deltaOfPlaces, rampPlace } from "#engine/gradient/ramp.ts";
import { readCss } from "#engine/gradient/read/read-css.ts";
import { lineForm, radialForm } from "./native-form.ts";
import { nativeStops } from "./native-stops.ts";
import { writeAndroid } from "./write-android.ts";
import { writeCompose } from "./write-compose.ts";
import type { GradientLayer } from "./write-css.ts";
import { writeFlutter } from "./write-flutter.ts";
import { writeSwift } from "./write-swift.ts";

const gradient = (css: string): GradientLayer => {
  const read = readCss(css);
  const [layer] = read.ok ? read.layers : [];
  if (layer === undefined) throw new Error(css);
  return layer;
};
const BOXES: readonly Box[] = [
  [100, 100],
  [390, 844],
  [1600, 900],
];

describe("[GRD-2] the form of native code", () => {
  it.each([0, 45, 90, 102, 160, 250, 359])("a line of %d° has the ends of CSS in any box", (angleDeg) => {
    const given = { ...gradient("linear-gradient(red, blue)"), angleDeg };
    const { x, y } = lineForm(given);
    for (const box of BOXES) {
      const half = (box[0] * Math.abs(x) + box[1] * Math.abs(y)) / 2;
      const [, [endX, endY]] = lineOf(given, box);
      expect(box[0] / 2 + x * half).toBeCloseTo(endX, 6);
      expect(box[1] / 2 + y * half).toBeCloseTo(endY, 6);
    }
  });
  it.each(
    EXTENTS.flatMap((extent) => (["circle", "ellipse"] as const).map((shape) => [shape, extent] as const)),
  )("a %s to the %s has the radii of CSS in any box", (shape, extent) => {
    const given: Gradient = {
      ...gradient("radial-gradient(red, blue)"),
      size: { shape, extent },
      center01: [0.3, 0.6],
    };
    const form = radialForm(given);
    for (const box of BOXES) {
      const [x, y] = [box[0] * form.x, box[1] * form.y];
      const radii = form.of === "ellipse" ? [x, y] : [Math[form.of](x, y), Math[form.of](x, y)];
      const [radiusX, radiusY] = radiiOf(given, box);
      expect(radii[0]).toBeCloseTo(radiusX, 6);
      expect(radii[1]).toBeCloseTo(radiusY, 6);
    }
  });
  it("SwiftUI asks for the size where the box would turn the line or change the radius", () => {
    expect(writeSwift(gradient("linear-gradient(45deg, #d81b60, #18b8c9)"))).toContain("GeometryReader");
    expect(writeSwift(gradient("linear-gradient(to right, #d81b60, #18b8c9)"))).not.toContain(
      "GeometryReader",
    );
    expect(writeSwift(gradient("radial-gradient(#ffd000, #0066cc)"))).toContain("endRadiusFraction: 0.7071");
    expect(
      writeSwift(gradient("radial-gradient(circle closest-side at 30% 60%, #ffd000, #d0107f 80%)")),
    ).toContain("endRadius: min(box.size.width * 0.3, box.size.height * 0.4)");
    expect(writeSwift(gradient("radial-gradient(40% 20%, #ffd000, #0066cc)"))).toContain(
      "// Its height is 50 %",
    );
  });
  it("Compose draws the line and the ellipse of its size", () => {
    expect(writeCompose(gradient("linear-gradient(45deg, #d81b60, #18b8c9)"))).toContain(
      "val half = (size.width * 0.707107f + size.height * 0.707107f) / 2",
    );
    expect(writeCompose(gradient("radial-gradient(#ffd000, #0066cc)"))).toContain(
      "val stretch = size.height *",
    );
  });
  it.each([
    ["Flutter", writeFlutter],
    ["Android", writeAndroid],
  ] as const)("%s says where it is exact in a square only", (_, write) => {
    expect(write(gradient("linear-gradient(45deg, #d81b60, #18b8c9)"))).toMatch(/square/);
    expect(write(gradient("linear-gradient(90deg, #d81b60, #18b8c9)"))).not.toMatch(/square|stretch/);
    expect(write(gradient("radial-gradient(#ffd000, #0066cc)"))).toMatch(/square/);
  });
});

describe("[GRD-2] the stops of native code", () => {
  const at = (stops: readonly FallbackStop[], place: number) => {
    const next = Math.max(
      1,
      stops.findIndex(({ position01 }) => position01 >= place),
    );
    const [start, end] = [stops[next - 1], stops[next]];
    if (start === undefined || end === undefined) throw new Error(`${place}`);
    return rampPlace(start, end, place);
  };
  it.each(["from 40deg at 20% 30%, #f00, #0ff, #f00", "from 300deg, #123456 10%, #ff8800 70%", "#f00, #00f"])(
    "a sweep that begins at the right is turned by its stops: %s",
    (css) => {
      const given = gradient(`conic-gradient(${css})`);
      const css01 = fallbackStops(given, 0.01, "any").stops;
      const whole = [
        { ...(css01[0] ?? fail()), position01: 0 },
        ...css01,
        { ...(css01.at(-1) ?? fail()), position01: 1 },
      ];
      const { stops } = nativeStops(given, 0.01, 90 - given.angleDeg);
      expect([stops[0]?.position01, stops.at(-1)?.position01]).toEqual([0, 1]);
      for (let degrees = 1; degrees < 360; degrees += 7) {
        const own = ((degrees - given.angleDeg + 720) % 360) / 360;
        const platform = ((degrees - 90 + 720) % 360) / 360;
        expect(deltaOfPlaces(at(whole, own), at(stops, platform)), `${degrees}°`).toBeLessThan(0.01);
      }
      expect(writeFlutter(given)).not.toContain("GradientRotation");
    },
  );
  it("a repetition is written out, or said to be too fine", () => {
    const { stops } = nativeStops(gradient("repeating-linear-gradient(90deg, #fe0000 10%, #00f 30%)"));
    expect(stops.map(({ bytes: [red], position01 }) => [red, Math.round(position01 * 1000) / 1000])).toEqual([
      [127, 0],
      [0, 0.1],
      [254, 0.1],
      [0, 0.3],
      [254, 0.3],
      [0, 0.5],
      [254, 0.5],
      [0, 0.7],
      [254, 0.7],
      [0, 0.9],
      [254, 0.9],
      [127, 1],
    ]);
    expect(writeCompose(gradient("repeating-linear-gradient(red, blue 0.1%)"))).toContain("// Written once");
  });
});

function fail(): never {
  throw new Error("There is no stop");
}
