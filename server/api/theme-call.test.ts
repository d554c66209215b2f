import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { testApi } from "./testing/test-api.ts";

const { post } = testApi();
const Theme = v.object({
  mode: v.string(),
  tokens: v.record(v.string(), v.string()),
  failing: v.array(v.object({ foreground: v.string(), background: v.string(), sentence: v.string() })),
});
const themeOf = async (request: unknown) => {
  const { status, body, text } = await post("/themes", request);
  expect(status, text).toBe(200);
  return v.parse(Theme, body);
};
const color = (text: string | undefined) => {
  const parsed = parseColor(text ?? "");
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};

describe("POST /themes", () => {
  it.each(["light", "dark"])(
    "[DRK] [LGT] a %s theme contains the brand exactly and legible text",
    async (mode) => {
      const { tokens, failing } = await themeOf({ brand: "#2f6690", mode });
      expect(Object.values(tokens).map((text) => formatHex(color(text)))).toContain("#2f6690");
      expect(wcagRatio(color(tokens["text-primary"]), color(tokens["surface-a0"]))).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(failing).toEqual([]);
    },
  );
  it("accepts up to three brands, a target and overridden tokens", async () => {
    const { tokens } = await themeOf({
      brand: ["#2f6690", "#ee964b"],
      mode: "dark",
      tint: 0.2,
      target: "aaa",
      overrides: { "surface-a0": "#101010" },
      precision: 3,
    });
    expect(formatHex(color(tokens["surface-a0"]))).toBe("#101010");
    expect(Object.keys(tokens)).toContain("brand-2-a0");
    expect(wcagRatio(color(tokens["text-primary"]), color("#101010"))).toBeGreaterThanOrEqual(7);
  });
  it.each([
    [{ brand: "#2f6690", mode: "dim" }],
    [{ brand: "nothing", mode: "dark" }],
    [{ brand: [], mode: "dark" }],
    [{ brand: ["red", "green", "blue", "gold"], mode: "dark" }],
    [{ brand: "red", mode: "dark", tint: 2 }],
    [{ brand: "red", mode: "dark", overrides: { "surface-a7": "red" } }],
    [{ brand: "red", mode: "dark", overrides: { border: "reddish" } }],
    [{ mode: "dark" }],
  ])("rejects %j with a 422", async (request) => {
    const { status, headers } = await post("/themes", request);
    expect(status).toBe(422);
    expect(headers.get("content-type")).toContain("application/problem+json");
  });
});
