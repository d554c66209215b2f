import { readFileSync } from "node:fs";
import ColorJs from "colorjs.io";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { sampled } from "#tests/exhaustive.ts";
import { testApi } from "./testing/test-api.ts";

const { post } = testApi();
const vectors = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(new URL(`../../engine/testing/vectors/${name}.json`, import.meta.url), "utf8"));
const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const Contrast = v.object({
  wcag: v.number(),
  apca: v.number(),
  passes: v.record(v.string(), v.boolean()),
  suggestions: v.object({ foreground: v.optional(v.string()), background: v.optional(v.string()) }),
});
const contrast = async (pair: Record<string, string | undefined>) =>
  v.parse(Contrast, (await post("/contrast", pair)).body);
/** The greatest effect of one 8-bit step per channel: on the ratio, and across the hue (ΔEOK). */
const [ONE_STEP, STEP_OF_BYTES] = [1.015, 0.008];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("POST /contrast", () => {
  it("[CON] answers the extremes, and which targets pass", async () => {
    expect(await contrast({ foreground: "black", background: "white" })).toMatchObject({
      wcag: 21,
      passes: { aa: true, aaLarge: true, aaUi: true, aaa: true, aaaLarge: true },
      suggestions: {},
    });
    expect((await contrast({ foreground: "white", background: "white" })).passes).toEqual({
      aa: false,
      aaLarge: false,
      aaUi: false,
      aaa: false,
      aaaLarge: false,
    });
    expect((await contrast({ foreground: "#777", background: "white" })).passes).toEqual({
      aa: false,
      aaLarge: true,
      aaUi: true,
      aaa: false,
      aaaLarge: false,
    });
  });
  it("[COL-4] agrees with another library", async () => {
    await fc.assert(
      fc.asyncProperty(hex, hex, async (foreground, background) => {
        const { wcag, apca } = await contrast({ foreground, background });
        expect(wcag).toBeCloseTo(new ColorJs(background).contrast(foreground, "WCAG21"), 2);
        expect(apca).toBeCloseTo(new ColorJs(background).contrast(foreground, "APCA"), 0);
      }),
      { numRuns: sampled(60, 20) },
    );
  });
  it("[CON] [COL-7] suggests colors that pass as hex, of the same hue, and hardly more than needed", async () => {
    await fc.assert(
      fc.asyncProperty(hex, hex, async (foreground, background) => {
        const { wcag, suggestions } = await contrast({ foreground, background });
        if (wcag >= 4.5) {
          expect(suggestions).toEqual({});
          return;
        }
        expect(Object.keys(suggestions).length).toBeGreaterThan(0);
        for (const [side, text = ""] of Object.entries(suggestions)) {
          const again = await contrast({ foreground, background, [side]: formatHex(color(text)) });
          expect(again.wcag).toBeGreaterThanOrEqual(4.5);
          expect(again.wcag).toBeLessThan(4.5 * ONE_STEP);
          const [given, found] = [side === "foreground" ? foreground : background, text].map((each) =>
            colorToOklch(color(each)),
          );
          if ((given?.chroma ?? 0) < 0.04 || (found?.chroma ?? 0) < 0.04) continue;
          const turn = Math.abs((((found?.hueDeg ?? 0) - (given?.hueDeg ?? 0) + 540) % 360) - 180);
          expect((found?.chroma ?? 0) * Math.sin((turn * Math.PI) / 180)).toBeLessThan(STEP_OF_BYTES);
        }
      }),
      // Suggestions near black, where one 8-bit step turns the hue.
      {
        numRuns: sampled(150, 37),
        examples: [
          ["#131640", "#d23e4a"],
          ["#10123c", "#9658c7"],
          ["#08082d", "#e32400"],
          ["#3429bd", "#e12818"],
        ],
      },
    );
  });
  it("[CON] composites translucent colors on what is below", async () => {
    const half = await contrast({ foreground: "rgb(0 0 0 / 50%)", background: "white" });
    expect(half.wcag).toBeCloseTo(
      (await contrast({ foreground: "rgb(127.5 127.5 127.5)", background: "white" })).wcag,
      9,
    );
    const overWhite = await contrast({ foreground: "white", background: "rgb(0 0 0 / 50%)" });
    expect(overWhite.wcag).toBeCloseTo(half.wcag, 9);
    const overBlack = await contrast({ foreground: "white", background: "rgb(0 0 0 / 50%)", over: "black" });
    expect(overBlack.wcag).toBe(21);
  });
  it("measures pairs, and names the invalid color of a pair", async () => {
    const { body } = await post("/contrast", {
      pairs: [
        { foreground: "black", background: "white" },
        { foreground: "black", background: "whit" },
      ],
    });
    expect(body).toMatchObject({
      results: [
        { wcag: 21 },
        { input: { background: "whit" }, error: { path: "background", code: "invalid_color", position: 1 } },
      ],
    });
  });
});

describe("POST /difference", () => {
  it("[COL-4] answers the published CIEDE2000 values", async () => {
    const rows = vectors("deltae").flatMap((row) =>
      typeof row.a === "string" && typeof row.b === "string" && typeof row.deltaE2000 === "number"
        ? [row]
        : [],
    );
    for (const { a, b, deltaE2000 } of rows) {
      const { body } = await post("/difference", { a, b });
      expect(v.parse(v.object({ ciede2000: v.number() }), body).ciede2000).toBeCloseTo(Number(deltaE2000), 3);
    }
    // G. Sharma, W. Wu, E. Dalal (2005), table 1, pair 1.
    const { body } = await post("/difference", { a: "lab(50 2.6772 -79.7751)", b: "lab(50 0 -82.7485)" });
    expect(v.parse(v.object({ ciede2000: v.number() }), body).ciede2000).toBeCloseTo(2.0425, 4);
  });
  it("takes pairs", async () => {
    const { body } = await post("/difference", {
      pairs: [
        { a: "red", b: "red" },
        { a: "black", b: "white" },
        { a: "x", b: "red" },
      ],
    });
    expect(body).toMatchObject({
      results: [{ ciede2000: 0, deltaEOK: 0 }, { deltaEOK: expect.closeTo(1, 6) }, { error: { path: "a" } }],
    });
  });
});

describe("POST /simulate", () => {
  it("[COL-5] answers in the given order, with errors in place of invalid colors", async () => {
    const { body } = await post("/simulate", { colors: ["#808080", "nope", "red"], deficiency: "deutan" });
    const { colors } = v.parse(v.object({ colors: v.array(v.unknown()) }), body);
    expect(colors).toHaveLength(3);
    expect(colors[1]).toMatchObject({ input: "nope", error: { code: "invalid_color" } });
    expect(colors[0]).toMatch(/^rgb\(128(\.0\d*)?|127\.9/);
  });
  it("[COL-5] severity 0 changes nothing, achroma leaves only gray", async () => {
    const none = await post("/simulate", {
      colors: ["#c2410c"],
      deficiency: "protan",
      severity: 0,
      precision: 4,
    });
    expect(none.body).toEqual({ colors: ["rgb(194 65 12)"] });
    const grey = await post("/simulate", { colors: ["#c2410c"], deficiency: "achroma", precision: 4 });
    expect(
      v.parse(v.object({ colors: v.tuple([v.pipe(v.string(), v.regex(/^rgb\((\S+) \1 \1\)$/))]) }), grey.body)
        .colors,
    ).toHaveLength(1);
  });
});
