import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colorToOklch } from "./convert.ts";
import { formatHex } from "./format.ts";
import { isInGamut } from "./gamut.ts";
import { parseColor } from "./parse.ts";
import { brandColor, color, EXTREMES, hexColor } from "./testing/sample-colors.ts";
import { buildTheme, ratioToPage, type ThemeRequest } from "./theme.ts";
import { auditTheme, repairTheme } from "./theme-audit.ts";
import { CONTRAST_TARGETS, type ContrastTargetId, measureContrast } from "./theme-contrast.ts";
import { buildThemePair, MATCHED_TOKENS, themePalette } from "./theme-pair.ts";
import { themePairs } from "./theme-pairs.ts";
import { CORE_TOKENS, EXTRA_TOKENS, THEME_STEPS, themeEntries, tokenLabel } from "./theme-tokens.ts";

const targetIds: readonly ContrastTargetId[] = ["aa", "aaa", "apca"];
const requests: fc.Arbitrary<ThemeRequest> = fc.record({
  brand: fc.array(brandColor, { minLength: 1, maxLength: 3 }),
  mode: fc.constantFrom("light", "dark"),
  tint01: fc.double({ min: 0, max: 1, noNaN: true }),
  contrastTarget: fc.constantFrom(...targetIds.map((id) => CONTRAST_TARGETS[id])),
  isPageHard: fc.boolean(),
});
const aa = (brand: string, mode: "light" | "dark"): ThemeRequest => ({
  brand: [color(brand)],
  mode,
  tint01: 0.4,
  contrastTarget: CONTRAST_TARGETS.aa,
});

describe("[DRK] [LGT] a theme", () => {
  it("has every token, keeps each brand exactly, and all it makes is in sRGB, eight bits a channel", () => {
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

  it("steps away from its page: surfaces fall in lightness in a light theme and rise in a dark one", () => {
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

  it("meets AA on every pair whatever the brand, and names what AAA and APCA leave unmet", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { rows, failing } = auditTheme(buildTheme(request));
        for (const row of failing) {
          // On a fill of middle lightness neither black nor white reaches more than about 4.6:1 or Lc 55.
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

  it.each(EXTREMES)("stands for the brand %s in both modes", (brand) => {
    for (const mode of ["light", "dark"] as const) {
      const theme = buildTheme(aa(brand, mode));
      expect(auditTheme(theme).failing).toEqual([]);
      const states = ["brand-a0", "brand-hover", "brand-pressed"] as const;
      const lightnesses = states.map((token) => colorToOklch(theme.tokens[token]).lightness);
      expect(new Set(lightnesses.map((lightness) => lightness.toFixed(2))).size).toBe(3);
    }
  });

  it("takes the tint asked for: none at 0, the brand's hue at 1", () => {
    const none = buildTheme({ ...aa("#6d3bf5", "dark"), tint01: 0 }).tokens["tinted-a20"];
    const full = buildTheme({ ...aa("#6d3bf5", "dark"), tint01: 1 }).tokens["tinted-a20"];
    expect(colorToOklch(none).chroma).toBeLessThan(0.002);
    expect(colorToOklch(full).chroma).toBeGreaterThan(0.05);
    expect(Math.abs((colorToOklch(full).hueDeg ?? 0) - 289)).toBeLessThan(6);
  });

  it("leaves text on the fill no worse when it is hovered or pressed", () => {
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
      fc.property(requests, (request) => {
        const { ladder } = buildThemePair(request);
        for (const { token, light, dark } of ladder) {
          if (MATCHED_TOKENS.includes(token)) expect(Math.abs(light / dark - 1), token).toBeLessThan(0.04);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("an override moves the other side to the same contrast, unless that side has its own", () => {
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

  it("makes a palette of both for the export tray", () => {
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

describe("[DRK] [LGT] the audit", () => {
  it("names a failing pair in one sentence, and its repair makes it pass", () => {
    const request: ThemeRequest = {
      ...aa("#6d3bf5", "light"),
      overrides: { "text-secondary": color("#b0b0b0"), "surface-a10": color("#777777") },
    };
    const { failing } = auditTheme(buildTheme(request));
    const row = failing.find(
      (each) => each.foreground === "text-secondary" && each.background === "surface-a0",
    );
    expect(row?.sentence).toBe("Secondary text on surface a0 has a contrast of 2.11:1; 4.5:1 is needed.");
    const repaired = repairTheme(request);
    expect(repaired.failing).toEqual([]);
    expect(repaired.theme.tokens["brand-a0"]).toBe(request.brand[0]);
  });

  it("every repair it offers mends its own pair", () => {
    fc.assert(
      fc.property(requests, hexColor, hexColor, (request, text, surface) => {
        const overridden = {
          ...request,
          overrides: { "text-primary": text, "surface-a10": surface, "on-brand": text },
        };
        for (const row of auditTheme(buildTheme(overridden)).failing.slice(0, 3)) {
          if (row.repair === undefined) continue;
          const mended = buildTheme({
            ...overridden,
            overrides: { ...overridden.overrides, [row.repair.token]: row.repair.color },
          });
          const again = auditTheme(mended).rows.find(
            (each) => each.foreground === row.foreground && each.background === row.background,
          );
          expect(again?.isPassing, row.sentence).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("says when only another brand color would do", () => {
    const theme = buildTheme({ ...aa("#7f7f7f", "light"), contrastTarget: CONTRAST_TARGETS.aaa });
    const row = auditTheme(theme).failing.find((each) => each.foreground === "on-brand");
    expect(row?.repair).toMatchObject({ token: "brand-a0", changesBrand: true });
    expect(row?.sentence).toMatch(/^Text on the brand color has a contrast of/);
  });

  it("looks at each pair once, and has a name for every token", () => {
    const pairs = themePairs(["brand", "brand-2", "brand-3"]);
    expect(new Set(pairs.map((pair) => `${pair.foreground} ${pair.background}`)).size).toBe(pairs.length);
    const labels = [...CORE_TOKENS, ...EXTRA_TOKENS].map(tokenLabel);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
