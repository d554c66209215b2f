import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { brandColor, color, EXTREMES, hexColor } from "#engine/testing/sample-colors.ts";
import { aa, requests } from "#engine/testing/theme-requests.ts";
import { buildTheme, ratioToPage } from "./theme.ts";
import { auditTheme } from "./theme-audit.ts";
import { CONTRAST_TARGETS, measureContrast } from "./theme-contrast.ts";
import { buildThemePair, MATCHED_TOKENS, themePalette } from "./theme-pair.ts";
import { CORE_TOKENS, EXTRA_TOKENS, THEME_STEPS, themeEntries } from "./theme-tokens.ts";

describe("[DRK] [LGT] a theme", () => {
  it("has every token, keeps each brand exactly, and generates only 8-bit sRGB colors", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { tokens } = buildTheme(request);
        for (const token of CORE_TOKENS) expect(tokens[token], token).toBeDefined();
        const brands = [tokens["brand-a0"], tokens["brand-2-a0"], tokens["brand-3-a0"]];
        expect(brands.slice(0, request.brand.length)).toEqual(request.brand);
        const extra = EXTRA_TOKENS.filter((token) => tokens[token] !== undefined);
        expect(extra).toHaveLength((request.brand.length - 1) * 10);
        for (const [token, made] of themeEntries(tokens)) {
          if (request.brand.includes(made)) continue;
          expect(isInGamut(made, "srgb"), token).toBe(true);
          const read = parseColor(formatHex(made));
          expect(read.ok && read.color.coords, token).toEqual(made.coords);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("surfaces get darker from the page in a light theme and lighter in a dark one", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { tokens } = buildTheme(request);
        for (const group of ["surface", "tinted"] as const) {
          const lightnesses = THEME_STEPS.map((step) => colorToOklch(tokens[`${group}-a${step}`]).lightness);
          const steps = lightnesses.slice(1).map((lightness, index) => lightness - (lightnesses[index] ?? 0));
          for (const step of steps) expect(request.mode === "light" ? -step : step).toBeGreaterThan(0.005);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("meets AA on every pair whatever the brand, and names what misses AAA and APCA", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { rows, failing } = auditTheme(buildTheme(request));
        for (const row of failing) {
          // On a fill of middle lightness neither black nor white exceeds about 4.6:1 or Lc 55.
          expect(row.use, row.sentence).toBe("label");
          expect(row.sentence).toMatch(/needed\.$/);
          expect(request.contrastTarget).not.toBe(CONTRAST_TARGETS.aa);
        }
        for (const row of rows.filter((each) => each.isPassing && each.least !== undefined)) {
          const measured = request.contrastTarget.metric === "wcag" ? row.ratio : Math.abs(row.lc);
          expect(measured).toBeGreaterThanOrEqual(row.least ?? 0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(EXTREMES)("keeps the brand %s in both modes", (brand) => {
    for (const mode of ["light", "dark"] as const) {
      const theme = buildTheme(aa(brand, mode));
      expect(auditTheme(theme).failing).toEqual([]);
      const states = ["brand-a0", "brand-hover", "brand-pressed"] as const;
      const lightnesses = states.map((token) => colorToOklch(theme.tokens[token]).lightness);
      expect(new Set(lightnesses.map((lightness) => lightness.toFixed(2))).size).toBe(3);
    }
  });

  it("applies the tint: none at 0, the brand's hue at 1", () => {
    const none = buildTheme({ ...aa("#6d3bf5", "dark"), tint01: 0 }).tokens["tinted-a20"];
    const full = buildTheme({ ...aa("#6d3bf5", "dark"), tint01: 1 }).tokens["tinted-a20"];
    expect(colorToOklch(none).chroma).toBeLessThan(0.002);
    expect(colorToOklch(full).chroma).toBeGreaterThan(0.05);
    expect(Math.abs((colorToOklch(full).hueDeg ?? 0) - 289)).toBeLessThan(6);
  });

  it("keeps the contrast of text on a fill when it is hovered or pressed", () => {
    fc.assert(
      fc.property(brandColor, fc.constantFrom("light", "dark"), (brand, mode) => {
        const { tokens } = buildTheme({ ...aa("#000", mode), brand: [brand] });
        for (const token of ["brand-hover", "brand-pressed"] as const)
          expect(measureContrast(tokens["on-brand"], tokens[token], "wcag")).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 60 },
    );
  });
});

describe("[DRK] [LGT] the pair", () => {
  it("matches every token by its contrast with the page, not by lightness", () => {
    fc.assert(
      fc.property(requests, ({ brand, tint01, contrastTarget, isPageHard = false }) => {
        const { ladder } = buildThemePair({ brand, tint01, contrastTarget, isPageHard });
        for (const { token, light, dark } of ladder) {
          if (MATCHED_TOKENS.includes(token)) expect(Math.abs(light / dark - 1), token).toBeLessThan(0.04);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("an override moves the other theme to the same contrast, unless that has an override too", () => {
    fc.assert(
      fc.property(hexColor, (brand) => {
        const text = color("#5b6b7c");
        const request = { brand: [brand], tint01: 0.3, contrastTarget: CONTRAST_TARGETS.aa };
        const linked = buildThemePair({ ...request, overrides: { light: { "text-secondary": text } } });
        expect(linked.light.tokens["text-secondary"]).toBe(text);
        expect(linked.linked).toEqual({ light: [], dark: ["text-secondary"] });
        const [light, dark] = [linked.light, linked.dark].map((theme) =>
          ratioToPage(theme, "text-secondary"),
        );
        expect(Math.abs((light ?? 1) / (dark ?? 1) - 1)).toBeLessThan(0.04);
        const own = color("#cccccc");
        const both = { light: { "text-secondary": text }, dark: { "text-secondary": own } };
        expect(buildThemePair({ ...request, overrides: both }).dark.tokens["text-secondary"]).toBe(own);
        const alone = buildThemePair({ ...request, isLinked: false, overrides: { light: both.light } });
        expect(alone.linked.dark).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it("makes a palette of both for the export panel", () => {
    const pair = buildThemePair({
      brand: [color("#6d3bf5")],
      tint01: 0.4,
      contrastTarget: CONTRAST_TARGETS.aa,
    });
    const { colors } = themePalette(pair);
    expect(colors).toHaveLength(CORE_TOKENS.length);
    expect(colors.every(({ dark }) => dark !== undefined)).toBe(true);
  });
});
