import ColorJs from "colorjs.io";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ANSWER_FORMATS } from "#calls/colors/answer-format.ts";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { testApi } from "./testing/test-api.ts";

const { post, get } = testApi();
const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const Written = v.object({ css: v.string(), coords: v.array(v.nullable(v.number())) });
const Converted = v.object({
  input: v.string(),
  gamut: v.string(),
  alpha: v.nullable(v.number()),
  formats: v.record(v.string(), Written),
});
const convert = async (text: string, to: readonly string[], precision?: number) => {
  const { status, body } = await post("/convert", { colors: [text], to, precision });
  expect(status).toBe(200);
  const [result] = v.parse(v.object({ results: v.tuple([Converted]) }), body).results;
  return result;
};

describe("POST /convert", () => {
  it("[COL-2] writes every documented format", async () => {
    const { formats, gamut, alpha, input } = await convert("#c2410c80", ANSWER_FORMATS);
    expect(Object.keys(formats).sort()).toEqual([...ANSWER_FORMATS].sort());
    expect([input, gamut, alpha]).toEqual(["#c2410c80", "srgb", 128 / 255]);
  });
  it.each([
    ["lab", "lab"],
    ["lch", "lch"],
    ["oklab", "oklab"],
    ["oklch", "oklch"],
    ["xyz-d65", "xyz-d65"],
    ["xyz-d50", "xyz-d50"],
    ["hsl", "hsl"],
    ["hwb", "hwb"],
    ["srgb-linear", "srgb-linear"],
    ["display-p3", "p3"],
    ["rec2020", "rec2020"],
  ])("[COL-4] coords of %s agree with another library", async (format, space) => {
    for (const text of ["#c2410c", "#1d4ed8", "rebeccapurple"]) {
      const { coords } = (await convert(text, [format])).formats[format] ?? { coords: [] };
      // For rec2020, colorjs.io 0.7 has the scene-referred curve of BT.2020; CSS has gamma 2.4 since 2025.
      const expected = space === "rec2020" ? rec2020(text) : new ColorJs(text).to(space).coords;
      expect(coords).toHaveLength(3);
      for (const [index, value] of coords.entries()) expect(value).toBeCloseTo(Number(expected[index]), 3);
    }
  });
  it.each([
    ["color-mix(in srgb, red, blue)", "#800080"],
    ["rgb(from #2942c2 r g calc(b / 2))", "#294261"],
    ["hsv(230 79% 76%)", "#2942c2"],
    ["device-cmyk(79% 66% 0% 24%)", "#2942c2"],
    ["0xFF2942C2", "#2942c2"],
  ])("[COL-1] [C7] takes %s", async (text, hex) => {
    expect((await convert(text, ["hex"])).formats.hex?.css).toBe(hex);
  });
  it("[COL-1] [C7] reads its own text of every format", async () => {
    const { formats } = await convert("#2942c2", ANSWER_FORMATS);
    for (const [format, { css }] of Object.entries(formats)) {
      if (format === "name") continue;
      expect((await convert(css, ["hex"])).formats.hex?.css, `${format}: ${css}`).toBe("#2942c2");
    }
  });
  it("[COL-2] rounds only if precision is given, and then everything", async () => {
    const full = (await convert("#c2410c", ["oklch"])).formats.oklch;
    expect(deltaEOK(color(full?.css ?? ""), color("#c2410c"))).toBeLessThan(1e-12);
    expect(full?.coords.some((value) => String(value).length > 12)).toBe(true);
    const short = (await convert("#c2410c", ["oklch", "rgb", "hsl"], 1)).formats;
    expect(short.oklch).toEqual({ css: "oklch(55.3% 0.2 38.4)", coords: [0.553, 0.2, 38.4] });
    expect(short.hsl).toEqual({ css: "hsl(17.5 88.3% 40.4%)", coords: [17.5, 88.3, 40.4] });
    expect((await convert("#c2410c", ["rgb"], 0)).formats.rgb).toEqual({
      css: "rgb(194 65 12)",
      coords: [194, 65, 12],
    });
  });
  it("[COL-2] the numbers beside a text are those of the text, at any precision", async () => {
    const formats = ANSWER_FORMATS.filter((format) => !["hex", "hex8", "name"].includes(format));
    for (const text of ["#c2410c", "#00f", "oklch(55.4% 0.2134 38.21)", "color(display-p3 0 1 0)"]) {
      for (const precision of [0, 1, 3, 10]) {
        for (const [format, { css, coords }] of Object.entries(
          (await convert(text, formats, precision)).formats,
        )) {
          const shown = [...css.replace(/^[^(]*\((?:[a-z][\w-]* )?/, "").matchAll(/-?[\d.]+/g)].map(Number);
          const scaled = coords.map((value, at) => (value ?? 0) * (format === "oklch" && at === 0 ? 100 : 1));
          for (const [at, value] of scaled.entries())
            expect(value, `${format} of ${text} to ${precision}: ${css}`).toBeCloseTo(
              shown[at] ?? Number.NaN,
              9,
            );
        }
      }
    }
  });
  it("[COL-1] says null for what is missing or powerless", async () => {
    expect((await convert("gray", ["hsl", "oklch", "lch"])).formats).toMatchObject({
      hsl: { coords: [null, 0, 50.19607843137255] },
      oklch: { coords: [expect.any(Number), expect.any(Number), null] },
      lch: { coords: [expect.any(Number), expect.any(Number), null] },
    });
    const missing = await convert("oklch(50% none 20 / none)", ["oklch"]);
    expect(missing).toMatchObject({ alpha: null, formats: { oklch: { css: "oklch(50% none 20 / none)" } } });
  });
  it.each([
    ["#c2410c", "srgb"],
    ["color(display-p3 0 1 0)", "display-p3"],
    ["color(rec2020 0 1 0)", "rec2020"],
    ["color(xyz 0 1 0)", "beyond"],
  ])("[COL-3] %s is in %s", async (text, gamut) => expect((await convert(text, ["hex"])).gamut).toBe(gamut));
  it("[COL-3] maps into formats that cannot represent the color, and keeps it in the others", async () => {
    const { formats } = await convert("color(display-p3 0 1 0)", [
      "rgb",
      "hex",
      "display-p3",
      "oklch",
      "name",
    ]);
    expect(formats["display-p3"]?.css).toBe("color(display-p3 0 1 0)");
    expect(deltaEOK(color(formats.oklch?.css ?? ""), color("color(display-p3 0 1 0)"))).toBeLessThan(1e-9);
    // Expected value from color.js's own test of the CSS method: 0, 0.98576, 0.15974.
    const expected = [0, 0.98576 * 255, 0.15974 * 255];
    for (const [index, value] of (formats.rgb?.coords ?? []).entries()) {
      expect(value).toBeCloseTo(expected[index] ?? -1, 1);
    }
    expect(formats.name).toEqual({ css: "lime", coords: [0, 255, 0] });
  });
  it("[COL-1] one invalid color fails alone, with its position", async () => {
    const { status, body } = await post("/convert", { colors: ["red", "rgb(1 2", "blue"], to: ["hex"] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: [
        { input: "red", formats: { hex: { css: "#ff0000", coords: [255, 0, 0] } } },
        {
          input: "rgb(1 2",
          error: { code: "invalid_color", message: expect.stringContaining("bracket"), position: 8 },
        },
        { input: "blue", formats: { hex: { css: "#0000ff" } } },
      ],
    });
  });
  it("[QLT-5] answers huge numbers with finite ones", async () => {
    for (const text of [
      "rgb(1e300 0 0)",
      "lab(1e308 1e308 -1e308)",
      "oklch(1e200% 1e100 1e90)",
      "color(xyz -1e300 1e300 0)",
      "hsl(1e308 1e308% 1e308%)",
    ]) {
      const { text: answer } = await post("/convert", { colors: [text], to: ANSWER_FORMATS });
      expect(answer).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

describe("GET /colors/{color}", () => {
  it.each([
    "%23c2410c",
    "c2410c",
    "rgb(194%2065%2012)",
    "rgb(194 65 12)",
    "rgb(194 65 12 / 100%25)",
    "rgb(194 65 12 / 100%)",
    "RGB(194,65,12)",
  ])("[COL-1] reads %s", async (segment) => {
    const { status, body } = await get(`/colors/${segment}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ gamut: "srgb", formats: { hex: { css: "#c2410c" } } });
  });
  it("contains everything: formats, names, contrast, harmonies, tints", async () => {
    const { body, headers } = await get("/colors/rebeccapurple");
    expect(body).toMatchObject({
      names: { css: { name: "rebeccapurple", exact: true }, list: { name: expect.any(String) } },
      contrast: { white: { passes: { aa: true } }, black: { passes: { aa: false } } },
    });
    const profile = v.parse(
      v.object({
        formats: v.record(v.string(), Written),
        contrast: v.object({ white: v.object({ wcag: v.number() }) }),
        harmonies: v.record(v.string(), v.array(v.string())),
        tints: v.array(v.string()),
        shades: v.array(v.string()),
      }),
      body,
    );
    expect(Object.keys(profile.formats)).toHaveLength(ANSWER_FORMATS.length);
    expect(profile.contrast.white.wcag).toBe(wcagRatio(color("white"), color("rebeccapurple")));
    expect(profile.harmonies.triadic).toHaveLength(3);
    const lightness = (css: string) => colorToOklch(color(css)).lightness;
    expect(profile.tints.map(lightness)).toEqual(profile.tints.map(lightness).toSorted((a, b) => a - b));
    expect(profile.shades.map(lightness)).toEqual(profile.shades.map(lightness).toSorted((a, b) => b - a));
    expect(headers.get("cache-control")).toContain("max-age");
  });
  it("is not sent again if nothing has changed", async () => {
    const etag = (await get("/colors/red")).headers.get("etag") ?? "";
    expect(await get("/colors/red", { "If-None-Match": etag })).toMatchObject({ status: 304, text: "" });
    expect((await get("/colors/blue", { "If-None-Match": etag })).status).toBe(200);
  });
  it("[COL-1] an invalid color is a 422 with its position", async () => {
    expect(await get("/colors/rgb(1 2")).toMatchObject({
      status: 422,
      body: { errors: [{ path: "color", code: "invalid_color", position: 8 }] },
    });
  });
});

/** Linear Rec. 2020 of another library, encoded with CSS's gamma of 2.4. */
function rec2020(text: string): number[] {
  return new ColorJs(text)
    .to("rec2020-linear")
    .coords.map((value) => Math.sign(Number(value)) * Math.abs(Number(value)) ** (1 / 2.4));
}
