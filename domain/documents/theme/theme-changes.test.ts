import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownColor } from "#domain/documents/color-text.ts";
import { SHOWN_THEMES, THEMES } from "#domain/documents/testing/random-themes.ts";
import { formatHex } from "#engine/format/format.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { sampled } from "#tests/exhaustive.ts";
import { alikeBrands, changedTheme } from "./theme-changes.ts";
import { MAX_PINS, THEME_ADDRESS } from "./theme-document.ts";
import { DARK_THEME } from "./theme-kinds.ts";

const FIRST = THEME_ADDRESS.first();
const hexes = (document: typeof FIRST) => document.brand.map(formatHex);
const gold = knownColor("c9a227");

describe("[DRK] changes of a theme", () => {
  it("[DRK] a brand color is set, added up to three, and removed; the first one stays", () => {
    const two = changedTheme(FIRST, { type: "brand", index: 1, color: gold });
    expect(hexes(two)).toEqual(["#e8622c", "#c9a227"]);
    const three = changedTheme(two, { type: "brand", index: 2, color: knownColor("2f6690") });
    expect(changedTheme(three, { type: "brand", index: 3, color: gold })).toBe(three);
    expect(hexes(changedTheme(three, { type: "remove-brand", index: 1 }))).toEqual(["#e8622c", "#2f6690"]);
    expect(changedTheme(three, { type: "remove-brand", index: 0 })).toBe(three);
    expect(changedTheme(FIRST, { type: "brands", colors: [] })).toBe(FIRST);
  });

  it("[THM-1] the label of buttons and the contrast of single tokens are asked, and taken back", () => {
    const white = changedTheme(FIRST, { type: "label", label: "white" });
    expect(THEME_ADDRESS.encode(white).get("label")).toBe("white");
    expect(changedTheme(white, { type: "label", label: "best" })).toEqual(FIRST);
    const asked = changedTheme(FIRST, { type: "ratio", token: "text-2", ratio: 70.04 });
    expect(THEME_ADDRESS.encode(asked).get("ratio")).toBe("text-2.21");
    expect(changedTheme(asked, { type: "ratio", token: "text-2", ratio: undefined })).toEqual(FIRST);
    const read = THEME_ADDRESS.decode(new URLSearchParams("c=e8622c&ratio=text.12*focus.3*text-2.99"));
    expect(read.document?.ratios).toEqual({ text: 12 });
    expect(read.notices).toHaveLength(2);
  });

  it("[THM-2] a pin in one mode becomes one in all, and none if they would be too many", () => {
    const one = changedTheme(FIRST, { type: "pin", pin: { mode: "dark", token: "text-3", color: gold } });
    const all = changedTheme(one, { type: "pin-all", token: "text-3", color: gold });
    expect(all.pins.map(({ mode, token, color }) => [mode, token, formatHex(color)])).toEqual(
      THEME_MODES.map((mode) => [mode, "text-3", "#c9a227"]),
    );
    expect(changedTheme(all, { type: "pin-all", token: "text-3", color: gold })).toEqual(all);
    const others = ROLE_TOKENS.filter((token) => token !== "info-edge");
    const pins = THEME_MODES.flatMap((mode) => others.map((token) => ({ mode, token, color: gold }))).slice(
      0,
      MAX_PINS - 3,
    );
    const full = { ...FIRST, pins };
    expect(full.pins).toHaveLength(MAX_PINS - 3);
    expect(changedTheme(full, { type: "pin-all", token: "info-edge", color: gold })).toBe(full);
  });

  it("[THM-1] contrast and tint are whole, 0 to 100; what is not a number changes nothing", () => {
    expect(changedTheme(FIRST, { type: "contrast", value: 140.4 }).contrast).toBe(100);
    expect(changedTheme(FIRST, { type: "tint", value: -3 }).tintPercent).toBe(0);
    expect(changedTheme(FIRST, { type: "contrast", value: Number.NaN })).toBe(FIRST);
    expect(changedTheme(FIRST, { type: "contrast", value: FIRST.contrast })).toBe(FIRST);
  });

  it("[THM-3] pins that are the old brand, or its tints, go along with another brand; others and signals stay", () => {
    const pinned = [
      ["brand", "2563eb"],
      ["focus", "2563eb"],
      ["brand-soft", "dbeafe"],
      ["text", "1e2430"],
      ["info", "2563eb"],
      ["accent", "16a34a"],
    ] as const;
    const blue = changedTheme(FIRST, { type: "brands", colors: [knownColor("2563eb")] });
    const theme = pinned.reduce(
      (document, [token, hex]) =>
        changedTheme(document, { type: "pin", pin: { mode: "dark", token, color: knownColor(hex) } }),
      blue,
    );
    const { pins } = changedTheme(theme, { type: "brand", index: 0, color: knownColor("e2432a") });
    const hexOf = Object.fromEntries(pins.map(({ token, color }) => [token, formatHex(color)]));
    expect(hexOf).toMatchObject({
      brand: "#e2432a",
      focus: "#e2432a",
      text: "#1e2430",
      info: "#2563eb",
      accent: "#16a34a",
    });
    expect(hexOf["brand-soft"]).toBe("#fee1de");
  });

  it("[THM-2] a pin replaces the one of its token in that mode, and is released alone", () => {
    const pin = (color: string, mode: "dark" | "light" = "dark") => ({
      type: "pin" as const,
      pin: { mode, token: "text-3" as const, color: knownColor(color) },
    });
    const both = changedTheme(changedTheme(FIRST, pin("777777")), pin("888888", "light"));
    expect(both.pins.map(({ mode }) => mode)).toEqual(["light", "dark"]);
    expect(changedTheme(both, pin("999999")).pins.map(({ color }) => formatHex(color))).toEqual([
      "#888888",
      "#999999",
    ]);
    const released = changedTheme(both, { type: "unpin", mode: "dark", token: "text-3" });
    expect(released.pins.map(({ mode }) => mode)).toEqual(["light"]);
    expect(changedTheme(released, { type: "unpin", mode: "dark", token: "text-3" })).toBe(released);
    expect(changedTheme(both, { type: "unpin-all" }).pins).toEqual([]);
  });

  it("[DRK] two brand colors alike are said by name", () => {
    const twins = changedTheme(FIRST, { type: "brand", index: 1, color: knownColor("E8622C") });
    expect(alikeBrands(twins)).toContain("#E8622C");
    expect(alikeBrands(FIRST)).toBeUndefined();
  });

  it("[TLS-2] what a change makes reads back from its address", () => {
    fc.assert(
      fc.property(SHOWN_THEMES, THEMES, (document, { pins: [pin], brand: [color] }) => {
        const changed = [
          ...(color === undefined ? [] : [changedTheme(document, { type: "brand", index: 0, color })]),
          ...(pin === undefined ? [] : [changedTheme(document, { type: "pin", pin })]),
        ];
        for (const each of changed)
          expect(DARK_THEME.decode(DARK_THEME.encode(each))).toEqual({ document: each, notices: [] });
      }),
      { numRuns: sampled(60, 20) },
    );
  });
});
