/**
 * The engine against independent numbers. Each vector names its source; sources, units and tolerances are described in
 * vectors/README.md. Only numbers and test strings are taken from the sources.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Color } from "#engine/color.ts";
import { apcaLc, wcagRatio } from "#engine/contrast.ts";
import { colorToSrgb, convertColor } from "#engine/convert.ts";
import { deltaE2000, deltaEOK } from "#engine/difference.ts";
import { formatHex, naiveCmyk } from "#engine/format.ts";
import { isInGamut, mapToGamut } from "#engine/gamut.ts";
import { type InterpolationSpace, interpolateColors, mixColors } from "#engine/mix.ts";
import { parseColor } from "#engine/parse.ts";
import { parseCss5Color } from "#engine/parse-css5.ts";
import { type Deficiency, simulateVision } from "#engine/vision.ts";

type Row = Record<string, never> & { input: string; source: string };
const load = <T = Row>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), "utf8"));

/** Plain colors by parseColor; what is of CSS Color 5 by the parser that is loaded for it. */
function color(text: string): Color {
  const result = /calc|color-mix|\bfrom\b/.test(text) ? parseCss5Color(text) : parseColor(text);
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  return result.color;
}

function expectClose(
  actual: readonly (number | undefined)[],
  expected: readonly (number | null)[],
  tol: number[],
  hueIndex = -1,
) {
  for (const [index, want] of expected.entries()) {
    const have = actual[index];
    if (want === null) {
      expect(have).toBeUndefined();
      continue;
    }
    const raw = Math.abs((have ?? 0) - want);
    const difference = index === hueIndex ? Math.min(raw, 360 - raw) : raw;
    expect(difference, `component ${index}: ${have} for ${want}`).toBeLessThanOrEqual(tol[index] ?? 0);
  }
}
const hueIndexOf = (space: string) => (/^(hsl|hwb|hsv)$/.test(space) ? 0 : space.endsWith("lch") ? 2 : -1);

describe("[COL-1] [COL-4] parse", () => {
  type Valid = {
    input: string;
    feature: string;
    srgb?: number[];
    space?: string;
    coords?: (number | null)[];
    alpha?: number | null;
  };
  const valid = load<Valid>("parse-valid");
  it.each(valid.filter((row) => row.srgb !== undefined))("$input", ({ input, srgb = [] }) => {
    const { red, green, blue } = colorToSrgb(color(input));
    const clipped = (value: number) => Math.min(255, Math.max(0, value));
    const shown = [red, green, blue].map((value) => clipped(value * 255));
    expectClose(shown, srgb.slice(0, 3).map(clipped), [0.6, 0.6, 0.6]);
    expect(color(input).alpha ?? 0).toBeCloseTo(srgb[3] ?? 1, 2);
  });
  it.each(valid.filter((row) => row.coords !== undefined))(
    "$input",
    ({ input, space = "", coords = [], alpha }) => {
      const read = color(input);
      expect(read.space).toBe(space === "xyz" ? "xyz-d65" : space);
      expectClose(read.coords, coords, [1e-6, 1e-6, 1e-6], hueIndexOf(space));
      if (alpha === null) expect(read.alpha).toBeUndefined();
      else expect(read.alpha).toBeCloseTo(alpha ?? 1, 6);
    },
  );
  const invalid = load<{ input: string; feature: string; source: string }>("parse-invalid");
  it.each(invalid)("refuses $input", ({ input }) => {
    const result = parseColor(input);
    expect(result.ok).toBe(false);
    expect(parseCss5Color(input).ok).toBe(false);
    if (!result.ok) expect(result.error.message).toMatch(/\.$/);
  });
});

describe("[COL-4] convert", () => {
  it.each(
    load<{ from: string; to: string; expected: (number | null)[]; tol: number[]; source: string }>("convert"),
  )("$from to $to", ({ from, to, expected, tol }) => {
    const space = to === "xyz" ? "xyz-d65" : to;
    const converted = convertColor(color(from), space as InterpolationSpace);
    expectClose(converted.coords, expected, tol, hueIndexOf(space));
  });
});

describe("[COL-3] gamut map", () => {
  it.each(
    load<{
      from: string;
      to: "srgb";
      expected: Record<string, [number, number, number]>;
      tolDeltaEOK: number;
    }>("gamut-map"),
  )("$from", ({ from, to, expected, tolDeltaEOK }) => {
    const mapped = mapToGamut(color(from), to);
    expect(isInGamut(mapped, to)).toBe(true);
    const nearest = Math.min(
      ...Object.values(expected).map((coords) => deltaEOK(mapped, { space: to, coords, alpha: 1 })),
    );
    expect(nearest).toBeLessThanOrEqual(tolDeltaEOK);
  });
});

describe("[COL-4] difference", () => {
  it.each(load<{ a: string; b: string; metric: string; expected: number; tol: number }>("deltae"))(
    "$metric of $a and $b",
    ({ a, b, metric, expected, tol }) => {
      const measure = metric === "ciede2000" ? deltaE2000 : deltaEOK;
      expect(Math.abs(measure(color(a), color(b)) - expected)).toBeLessThanOrEqual(tol);
    },
  );
});

describe("[CON] contrast", () => {
  it.each(load<{ fg: string; bg: string; expected: number; tol: number }>("contrast-wcag"))(
    "WCAG $fg on $bg",
    ({ fg, bg, expected, tol }) => {
      expect(Math.abs(wcagRatio(color(fg), color(bg)) - expected)).toBeLessThanOrEqual(tol);
    },
  );
  it.each(load<{ text: string; bg: string; expected: number; tol: number }>("contrast-apca"))(
    "APCA $text on $bg",
    ({ text, bg, expected, tol }) => {
      expect(Math.abs(apcaLc(color(text), color(bg)) - expected)).toBeLessThanOrEqual(tol);
    },
  );
});

describe("[COL-5] vision", () => {
  it.each(
    load<{
      hex: string;
      deficiency: Deficiency;
      severity: number;
      expected: Record<string, number[]>;
      tol: number;
    }>("cvd"),
  )("$hex with $deficiency $severity", ({ hex, deficiency, severity, expected, tol }) => {
    const { red, green, blue } = colorToSrgb(simulateVision(color(hex), deficiency, severity));
    const want = expected["machado2009"] ?? Object.values(expected)[0] ?? [];
    expectClose(
      [red * 255, green * 255, blue * 255],
      want.map((value) => Math.min(255, Math.max(0, value))),
      [tol, tol, tol],
    );
  });
});

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
  // Color hints belong to gradients (CSS Images), not to interpolation of two colors; tested with gradient.ts.
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
      // A grey's hue is missing in ours; sources that need a number write 0.
      const greyHue = hueIndexOf(target) === 0 && actual[0] === undefined;
      expectClose(
        greyHue ? actual.slice(1) : actual,
        greyHue ? exact.slice(1) : exact,
        [0.01, 0.01, 0.01, 0.01],
        greyHue ? -1 : hueIndexOf(target),
      );
    },
  );
  // CMYK is not a color CSS can read back without a profile; the converter pages read it themselves.
  it.each(rows.filter((row) => row.hex !== undefined && !row.input.startsWith("cmyk")))(
    "$converter $input",
    ({ input, hex = "", tol8bit = 0 }) => {
      const bytes = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
      expectClose(bytes(formatHex(color(input))), bytes(hex), [tol8bit, tol8bit, tol8bit]);
    },
  );
});
