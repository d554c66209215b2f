import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { color, hexColor } from "#engine/testing/sample-colors.ts";
import { aa, requests } from "#engine/testing/theme-requests.ts";
import { buildTheme, type ThemeRequest } from "./theme.ts";
import { auditTheme, repairTheme } from "./theme-audit.ts";
import { CONTRAST_TARGETS } from "./theme-contrast.ts";
import { themePairs } from "./theme-pairs.ts";
import { CORE_TOKENS, EXTRA_TOKENS, tokenLabel } from "./theme-tokens.ts";

describe("[DRK] [LGT] the audit", () => {
  it("describes a failing pair in one sentence, and its repair makes it pass", () => {
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

  it("every repair fixes its own pair", () => {
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

  it("says if only another brand color would help", () => {
    const theme = buildTheme({ ...aa("#7f7f7f", "light"), contrastTarget: CONTRAST_TARGETS.aaa });
    const row = auditTheme(theme).failing.find((each) => each.foreground === "on-brand");
    expect(row?.repair).toMatchObject({ token: "brand-a0", changesBrand: true });
    expect(row?.sentence).toMatch(/^Text on the brand color has a contrast of/);
  });

  it("measures each pair once, and names every token", () => {
    const pairs = themePairs(["brand", "brand-2", "brand-3"]);
    expect(new Set(pairs.map((pair) => `${pair.foreground} ${pair.background}`)).size).toBe(pairs.length);
    const labels = [...CORE_TOKENS, ...EXTRA_TOKENS].map(tokenLabel);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
