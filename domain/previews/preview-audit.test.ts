import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { isRoleToken, ROLE_TOKENS, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { failingPreviewPairs } from "./preview-audit.ts";
import { PREVIEW_PARTS, pairsOfPart, previewPairs, tokensOfPart } from "./preview-parts.ts";

const hex = (text: string): Color => {
  const read = parseColor(text);
  if (!read.ok) throw new Error(text);
  return read.color;
};
const SAMPLE = ["#0b6e4f", "#c57f1f", "#3f7fd8"].map(hex);
const previewColors = (brand: readonly Color[], mode: ThemeModeName) => solveTheme({ brand }).modes[mode];

it("[UIP-1] the pairs of the previews name only tokens, each pair once", () => {
  const pairs = previewPairs();
  const names = pairs.map(({ foreground, background }) => `${foreground} ${background}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { foreground, background } of pairs)
    expect([foreground, background].filter(isRoleToken)).toHaveLength(2);
  expect(names).toContain("on-brand brand");
  expect(names).toContain("on-primary primary-pressed");
  expect(names).toContain("focus a10");
});

it("[UIP-1] a pair in several parts counts with its strictest use", () => {
  expect(previewPairs()).toContainEqual({ foreground: "brand-text", background: "a0", use: "text" });
  expect(pairsOfPart(PREVIEW_PARTS.disabled)).toEqual([
    { foreground: "on-disabled", background: "disabled", use: "exempt" },
  ]);
});

it("[UIP-2] each part that is drawn names its tokens", () => {
  for (const [name, part] of Object.entries(PREVIEW_PARTS)) expect(tokensOfPart(part), name).not.toEqual([]);
  expect(tokensOfPart(PREVIEW_PARTS["fill-brand"])).toEqual([
    "primary",
    "on-primary",
    "primary-hover",
    "primary-pressed",
  ]);
});

it.each(THEME_MODES)("[UIP-1] in %s every token has a color, and every pair of the sample passes", (mode) => {
  const colors = previewColors(SAMPLE, mode);
  for (const token of ROLE_TOKENS) expect(colors[token], token).toBeDefined();
  const failing = failingPreviewPairs(colors, mode).map(
    ({ foreground, background, ratio, floor }) =>
      `${foreground} on ${background}: ${ratio.toFixed(2)} of ${floor}`,
  );
  expect(failing).toEqual([]);
});

it("[UIP-1] the brand colors are exact in light and dark", () => {
  for (const mode of ["light", "dark"] as const) {
    const { brand, second, accent } = previewColors(SAMPLE, mode);
    expect([brand, second, accent].map((color) => formatHex(color))).toEqual([
      "#0b6e4f",
      "#c57f1f",
      "#3f7fd8",
    ]);
  }
});

it("[UIP-2] a color too weak is named with its figure and floor", () => {
  const colors = { ...previewColors(SAMPLE, "dark"), "text-3": hex("#68776f") };
  const failing = failingPreviewPairs(colors, "dark");
  expect(failing.map(({ foreground }) => foreground)).toContain("text-3");
  expect(failing.every(({ ratio, floor }) => floor !== undefined && ratio < floor)).toBe(true);
});
