import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { testApi } from "./testing/test-api.ts";

const { post } = testApi();
const Mode = v.optional(v.object({ tokens: v.record(v.string(), v.string()) }));
const Theme = v.object({
  modes: v.object({ light: Mode, dark: Mode, "light-high": Mode, "dark-high": Mode }),
  moved: v.array(v.object({ mode: v.string(), token: v.string(), deltaEOK: v.number() })),
  pairs: v.array(v.object({ text: v.string(), surface: v.string(), wcag: v.number(), passes: v.boolean() })),
  unreachable: v.array(
    v.object({
      mode: v.string(),
      text: v.string(),
      surface: v.string(),
      pinned: v.array(v.string()),
      nearest: v.optional(v.object({ token: v.string(), color: v.string() })),
    }),
  ),
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
  it.each(["#e2432a80", "transparent", "rgb(0 0 0 / none)"])(
    "[THM-1] a brand of %s is refused, since its alpha would be lost",
    async (brand) => {
      for (const given of [brand, ["#2f6690", brand]]) {
        const { status, text } = await post("/themes", { brand: given });
        expect(status, text).toBe(422);
        expect(text).toContain("A brand color is opaque, and this one is not.");
      }
    },
  );

  it("[THM-1] four modes hold the brand and legible text, and every pair is listed", async () => {
    const { modes, pairs, unreachable } = await themeOf({ brand: "#2f6690" });
    for (const mode of ["light", "dark"] as const)
      expect(formatHex(color(modes[mode]?.tokens.brand))).toBe("#2f6690");
    for (const [mode, floor] of [
      ["light", 4.5],
      ["dark", 4.5],
      ["light-high", 7],
      ["dark-high", 7],
    ] as const) {
      const tokens = modes[mode]?.tokens ?? {};
      expect(wcagRatio(color(tokens.text), color(tokens.a30))).toBeGreaterThanOrEqual(floor);
      expect(wcagRatio(color(tokens["on-brand"]), color(tokens.brand))).toBeGreaterThanOrEqual(floor);
    }
    expect(unreachable).toEqual([]);
    expect(pairs.every(({ passes }) => passes)).toBe(true);
  });

  it("[DRK] [LGT] with a mode only that one is answered", async () => {
    const { modes } = await themeOf({
      brand: ["#2f6690", "#ee964b"],
      mode: "dark",
      contrast: 80,
      floors: "aaa",
    });
    expect(Object.keys(modes)).toEqual(["dark"]);
    expect(formatHex(color(modes.dark?.tokens.second))).toBe("#ee964b");
  });

  it("[THM-2] a pin stands, and the pairs that it fails are named with the nearest color that passes", async () => {
    const { modes, unreachable } = await themeOf({
      brand: "#e8622c",
      pins: { dark: { "text-3": "#7f7067" } },
      mode: "dark",
      precision: 3,
    });
    expect(formatHex(color(modes.dark?.tokens["text-3"]))).toBe("#7f7067");
    const named = unreachable.find(({ surface }) => surface === "a30");
    expect(named).toMatchObject({ text: "text-3", pinned: ["text-3"], nearest: { token: "text-3" } });
    expect(wcagRatio(color(named?.nearest?.color), color(modes.dark?.tokens.a30))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it.each([
    [{ brand: "#2f6690", mode: "dim" }],
    [{ brand: "nothing", mode: "dark" }],
    [{ brand: [], mode: "dark" }],
    [{ brand: ["red", "green", "blue", "gold"], mode: "dark" }],
    [{ brand: "red", mode: "dark", tint: 2 }],
    [{ brand: "red", pins: { dark: { a7: "red" } } }],
    [{ brand: "red", pins: { dim: { a0: "red" } } }],
    [{ brand: "red", pins: { dark: { line: "reddish" } } }],
    [{ brand: "red", pins: { dark: { line: "#ff000080" } } }],
    [{ brand: "red", contrast: 101 }],
    [{ mode: "dark" }],
  ])("rejects %j with a 422", async (request) => {
    const { status, headers } = await post("/themes", request);
    expect(status).toBe(422);
    expect(headers.get("content-type")).toContain("application/problem+json");
  });
});
