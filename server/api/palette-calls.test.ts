import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { apcaLc, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { HARMONY_RULES } from "#engine/palette/harmony.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { sampled } from "#tests/exhaustive.ts";
import { testApi } from "./testing/test-api.ts";

const { post } = testApi();
const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const Colors = v.object({ colors: v.array(v.string()) });
const Generated = v.object({ colors: v.array(v.string()), seed: v.union([v.string(), v.number()]) });
const Ramp = v.object({
  steps: v.array(
    v.object({
      step: v.number(),
      color: v.string(),
      anchor: v.boolean(),
      contrast: v.record(v.picklist(["white", "black"]), v.object({ wcag: v.number(), apca: v.number() })),
    }),
  ),
});
const ask = async <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  request: unknown,
): Promise<v.InferOutput<Schema>> => {
  const { status, body, text } = await post(path, request);
  expect(status, text).toBe(200);
  return v.parse(schema, body);
};

describe("POST /harmonies", () => {
  it.each(HARMONY_RULES)("[SCH] %s starts with the color, on every wheel", async (harmony) => {
    for (const wheel of ["oklch", "hsl", "ryb"]) {
      const { colors } = await ask("/harmonies", Colors, { color: "#c2410c", harmony, wheel, count: 6 });
      expect(colors).toHaveLength(6);
      expect(colors[0]).toBe("rgb(194 65 12)");
    }
  });
  it("[SCH] the complement of blue is orange on the painter's wheel, that of red is cyan on the screen", async () => {
    const painter = await ask("/harmonies", Colors, {
      color: "oklch(60% 0.1 258)",
      harmony: "complementary",
      wheel: "ryb",
    });
    const orange = colorToOklch(color(painter.colors[1] ?? "")).hueDeg ?? 0;
    expect(orange).toBeGreaterThan(50);
    expect(orange).toBeLessThan(70);
    const screen = await ask("/harmonies", Colors, {
      color: "red",
      harmony: "complementary",
      wheel: "hsl",
      precision: 2,
    });
    expect(screen.colors[1]).toBe("hsl(180 100% 50%)");
  });
});

describe("POST /ramp", () => {
  it("[UIP] has eleven named steps, contains the color exactly, and states correct contrast", async () => {
    const { steps } = await ask("/ramp", Ramp, { color: "#1d4ed8" });
    expect(steps.map(({ step }) => step)).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
    expect(steps.filter(({ anchor }) => anchor).map((step) => formatHex(color(step.color)))).toEqual([
      "#1d4ed8",
    ]);
    for (const step of steps) {
      expect(step.contrast.white?.wcag).toBeCloseTo(wcagRatio(color("white"), color(step.color)), 9);
      expect(step.contrast.black?.apca).toBeCloseTo(apcaLc(color("black"), color(step.color)), 6);
    }
  });
  it("[UIP] accepts other lengths and an anchor", async () => {
    const { steps } = await ask("/ramp", Ramp, { color: "#1d4ed8", steps: 5, anchor: 275 });
    expect(steps.map(({ step, anchor }) => [step, anchor])).toEqual([
      [50, false],
      [275, true],
      [500, false],
      [725, false],
      [950, false],
    ]);
    expect(await post("/ramp", { color: "#1d4ed8", anchor: 275 })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "anchor" }] },
    });
  });
});

describe("POST /palettes/generate", () => {
  it("[PAL] the same request with the same seed gives the same palette, another seed a different one", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...HARMONY_RULES, "ramp", "random"),
        fc.integer({ min: 2, max: 12 }),
        fc.string(),
        async (method, count, seed) => {
          const request = { method, count, seed };
          const [first, again] = [
            await ask("/palettes/generate", Generated, request),
            await ask("/palettes/generate", Generated, request),
          ];
          expect(again).toEqual(first);
          expect(first).toMatchObject({ seed, colors: { length: count } });
          const other = await ask("/palettes/generate", Generated, { ...request, seed: `${seed}!` });
          expect(other.colors).not.toEqual(first.colors);
          for (const text of first.colors) expect(isInGamut(color(text), "srgb")).toBe(true);
        },
      ),
      { numRuns: sampled(12, 4) },
    );
  });
  it("[PAL] answers a random seed that reproduces the palette", async () => {
    const drawn = await ask("/palettes/generate", Generated, { method: "triadic" });
    expect(drawn.colors).toHaveLength(5);
    expect(await ask("/palettes/generate", Generated, { method: "triadic", seed: drawn.seed })).toEqual(
      drawn,
    );
    expect((await ask("/palettes/generate", Generated, { method: "triadic", seed: 42 })).seed).toBe(42);
  });
  it("[PAL] keeps locked colors and the base", async () => {
    const locked = [
      { index: 0, color: "#c2410c" },
      { index: 3, color: "oklch(70% 0.3 150)" },
    ];
    const { colors } = await ask("/palettes/generate", Generated, { method: "random", count: 4, locked });
    expect([colors[0], colors[3]]).toEqual(["rgb(194 65 12)", "oklch(70% 0.3 150)"]);
    const around = await ask("/palettes/generate", Generated, {
      method: "from-color",
      base: "#c2410c",
      seed: "a",
    });
    expect(around.colors).toContain("rgb(194 65 12)");
  });
  it.each([
    [{ method: "from-color" }, "base"],
    [{ method: "triadic", count: 3, locked: [{ index: 3, color: "red" }] }, "locked"],
    [{ method: "triadic", count: 13 }, "count"],
    [{ method: "constructor" }, "method"],
    [{ method: "triadic", mood: "grim" }, "mood"],
    [{ method: "triadic", locked: [{ index: 0, color: "rd" }] }, "locked.0.color"],
  ])("rejects %o", async (request, path) => {
    expect(await post("/palettes/generate", request)).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    });
  });
});
