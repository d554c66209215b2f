import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import type { HueMethod, InterpolationSpace } from "#engine/mix/mix.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToOklch, colorToSrgb, convertColor } from "#engine/space/convert.ts";
import { testApi } from "./testing/test-api.ts";

const { post } = testApi();
const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const Mixed = v.object({
  color: v.object({ css: v.string(), formats: v.record(v.string(), v.unknown()) }),
  recipe: v.string(),
});
const mix = async (request: unknown) => {
  const { status, body, text } = await post("/mix", request);
  expect(status, text).toBe(200);
  return v.parse(Mixed, body);
};
interface Row {
  readonly input: string;
  readonly space: InterpolationSpace;
  readonly hue: HueMethod;
  readonly a: { readonly color: string; readonly pct: number | null };
  readonly b: { readonly color: string; readonly pct: number | null };
  readonly css: string;
  readonly tol: number[];
}
const ALL: Row[] = JSON.parse(
  readFileSync(new URL("../../engine/testing/vectors/mix.json", import.meta.url), "utf8"),
);
/** Rows whose percentages add up to 100%: for others color-mix() is translucent, which amounts never are. */
const ROWS = ALL.filter(
  ({ a, b }) =>
    parseColor(a.color).ok &&
    parseColor(b.color).ok &&
    (a.pct === null || b.pct === null || a.pct + b.pct === 100),
);

describe("POST /mix", () => {
  it("has web-platform-tests to compare with", () => expect(ROWS.length).toBeGreaterThan(20));
  it.each(ROWS.map((row) => [row.input, row] as const))(
    "[COL-4] css is exactly %s",
    async (_input, { a, b, space, hue, css }) => {
      const share = a.pct ?? (b.pct === null ? 50 : 100 - b.pct);
      const isPolar = ["hsl", "hwb", "lch", "oklch"].includes(space);
      const { color: mixed } = await mix({
        colors: [
          { color: a.color, amount: share },
          { color: b.color, amount: 100 - share },
        ],
        space,
        ...(isPolar && { hue }),
      });
      const [have, want] = [color(mixed.css), color(css)];
      expect(have.alpha ?? 0).toBeCloseTo(want.alpha ?? 0, 2);
      const [x, y] = [colorToSrgb(have), colorToSrgb(want)];
      for (const channel of ["red", "green", "blue"] as const) expect(x[channel]).toBeCloseTo(y[channel], 2);
    },
  );
  it("[MIX] carries missing components", async () => {
    const { color: mixed } = await mix({
      colors: [{ color: "oklch(50% 0.1 none)" }, { color: "oklch(70% 0.2 40)" }],
      space: "oklch",
    });
    expect(mixed.css).toBe("oklch(60% 0.15000000000000002 40)");
  });
  it("[MIX] more than two colors are mixed from the left by their shares, and the recipe gives the same color", async () => {
    const { color: mixed, recipe } = await mix({
      colors: [
        { color: "red", amount: 1 },
        { color: "lime", amount: 1 },
        { color: "blue", amount: 2 },
      ],
      space: "srgb-linear",
    });
    const { coords } = convertColor(color(mixed.css), "srgb-linear");
    for (const [index, value] of [0.25, 0.25, 0.5].entries()) expect(coords[index]).toBeCloseTo(value, 12);
    expect(recipe).toBe(
      "color-mix(in srgb-linear, color-mix(in srgb-linear, #ff0000, #00ff00 50%), #0000ff 50%)",
    );
  });
  it("[MIX] light is a sum in linear light", async () => {
    const { color: mixed } = await mix({
      colors: [{ color: "red" }, { color: "lime" }],
      method: "light",
      space: "oklch",
    });
    expect(deltaEOK(color(mixed.css), color("color(srgb-linear 0.5 0.5 0)"))).toBeLessThan(1e-9);
  });
  it("[MIX] an amount of 0 adds nothing", async () => {
    const { color: mixed } = await mix({
      colors: [
        { color: "red", amount: 0 },
        { color: "blue", amount: 3 },
      ],
      space: "oklab",
    });
    expect(deltaEOK(color(mixed.css), color("blue"))).toBeLessThan(1e-9);
  });
  it.each([
    [{ colors: [{ color: "red", amount: 0 }], space: "oklab" }, "colors"],
    [{ colors: [{ color: "red", amount: -1 }], space: "oklab" }, "colors.0.amount"],
    [{ colors: [], space: "oklab" }, "colors"],
    [{ colors: [{ color: "red" }, { color: "bleu" }], space: "oklab" }, "colors.1.color"],
    [{ colors: [{ color: "red" }], space: "cmyk" }, "space"],
    [{ colors: [{ color: "red" }], space: "oklab", hue: "longer" }, "hue"],
    [{ colors: [{ color: "red" }], method: "paint" }, "method"],
  ])("rejects %o", async (request, path) => {
    expect(await post("/mix", request)).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });
});

it("[MIX] as pigments, blue and yellow give a green", async () => {
  const { status, body } = await post("/mix", {
    colors: [
      { color: "#0033aa", amount: 1 },
      { color: "#ffdd00", amount: 1 },
    ],
    space: "oklab",
    method: "pigment",
  });
  expect(status).toBe(200);
  const answer = v.parse(v.object({ color: v.object({ css: v.string() }), recipe: v.string() }), body);
  const parsed = parseColor(answer.color.css);
  const hue = parsed.ok ? (colorToOklch(parsed.color).hueDeg ?? 0) : 0;
  expect(hue).toBeGreaterThan(110);
  expect(hue).toBeLessThan(175);
  expect(answer.recipe).toBe("1 × #0033aa + 1 × #ffdd00");
});
