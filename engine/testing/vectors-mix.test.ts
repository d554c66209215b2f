/**
 * Mixing, interpolation and the HSL family against independent reference values. Each vector names its source;
 * vectors/README.md describes sources, units and tolerances. Only numbers and test strings are taken from the
 * sources.
 */
import { describe, expect, it } from "vitest";
import { formatHex, naiveCmyk } from "#engine/format/format.ts";
import { type InterpolationSpace, interpolateColors, mixColors } from "#engine/mix/mix.ts";
import { convertColor } from "#engine/space/convert.ts";
import { color, expectClose, hueIndexOf, load } from "./vectors.ts";

describe("[COL-4] mix", () => {
  type Mix = {
    input: string;
    space: InterpolationSpace;
    hue?: "shorter";
    a: { color: string; pct: number | null };
    b: { color: string; pct: number | null };
    expected: { space: string; coords: (number | null)[]; alpha: number | null };
    tol: number[];
  };
  it.each(load<Mix>("mix"))("$input as text", ({ input, expected, tol }) => {
    const mixed = color(input);
    const target = expected.space === "xyz" ? "xyz-d65" : expected.space;
    const shown = convertColor(mixed, target as InterpolationSpace);
    expectClose(shown.coords, expected.coords, tol, hueIndexOf(target));
    if (expected.alpha === null) expect(mixed.alpha).toBeUndefined();
    else expect(mixed.alpha ?? 0).toBeCloseTo(expected.alpha, 6);
  });
  it.each(load<Mix>("mix"))("$input", (row) => {
    const [p, q] = [
      row.a.pct ?? (row.b.pct === null ? 50 : 100 - row.b.pct),
      row.b.pct ?? (row.a.pct === null ? 50 : 100 - row.a.pct),
    ];
    const space = (row.space as string) === "xyz" ? "xyz-d65" : row.space;
    const mixed = mixColors(color(row.a.color), color(row.b.color), {
      space,
      ...(row.hue && { hue: row.hue }),
      weight01: q / (p + q),
    });
    const alpha = mixed.alpha === undefined ? undefined : mixed.alpha * Math.min(1, (p + q) / 100);
    const target = row.expected.space === "xyz" ? "xyz-d65" : row.expected.space;
    const shown = convertColor({ ...mixed, alpha }, target as InterpolationSpace);
    expectClose(shown.coords, row.expected.coords, row.tol, hueIndexOf(target));
    if (row.expected.alpha !== null) expect(alpha ?? 0).toBeCloseTo(row.expected.alpha, 2);
  });
});

describe("[COL-4] interpolate", () => {
  type Interpolation = {
    stops: { color: string; pos: number }[];
    space: InterpolationSpace;
    hue: "shorter";
    t: number;
    expected: { space: string; coords: (number | null)[] };
    tol: number[];
  };
  // Color hints belong to gradients (CSS Images), not to interpolation of two colors; gradient.ts has its own tests.
  const rows = load<Interpolation>("interpolate").filter((row) =>
    row.stops.every((stop) => stop.color !== undefined),
  );
  it.each(rows)("$stops in $space at $t", ({ stops, space, hue, t, expected, tol }) => {
    const next = Math.max(
      1,
      stops.findIndex((stop) => stop.pos >= t),
    );
    const [from, to] = [stops[next - 1], stops[next]];
    if (!from || !to) throw new Error("stops");
    const at = interpolateColors(color(from.color), color(to.color), { space, hue })(
      (t - from.pos) / (to.pos - from.pos),
    );
    const shown = convertColor(at, expected.space as InterpolationSpace);
    expectClose(shown.coords, expected.coords, tol, hueIndexOf(expected.space));
  });
});

describe("[CNV] HSL, HWB and CMYK", () => {
  type Pair = { converter: string; input: string; exact?: (number | null)[]; hex?: string; tol8bit?: number };
  const rows = load<Pair>("hsl-hwb-cmyk");
  it.each(rows.filter((row) => row.exact !== undefined))(
    "$converter $input",
    ({ converter, input, exact = [] }) => {
      const target = converter.split("-to-")[1] ?? "";
      const given = color(input);
      const actual =
        target === "cmyk"
          ? naiveCmyk(given)
          : target === "hsl" || target === "hwb"
            ? convertColor(given, target).coords
            : convertColor(given, "srgb").coords.map((value) => (value ?? 0) * 255);
      // The engine gives a gray a missing hue; sources that need a number write 0.
      const greyHue = hueIndexOf(target) === 0 && actual[0] === undefined;
      expectClose(
        greyHue ? actual.slice(1) : actual,
        greyHue ? exact.slice(1) : exact,
        [0.01, 0.01, 0.01, 0.01],
        greyHue ? -1 : hueIndexOf(target),
      );
    },
  );
  // CMYK cannot be parsed as CSS without a profile; the converter parses it separately.
  it.each(rows.filter((row) => row.hex !== undefined && !row.input.startsWith("cmyk")))(
    "$converter $input",
    ({ input, hex = "", tol8bit = 0 }) => {
      const bytes = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
      expectClose(bytes(formatHex(color(input))), bytes(hex), [tol8bit, tol8bit, tol8bit]);
    },
  );
});
