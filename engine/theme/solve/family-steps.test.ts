import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { brandColor, color } from "#engine/testing/sample-colors.ts";
import { auditRoles } from "#engine/theme/audit-roles.ts";
import { paletteFamilies } from "#engine/theme/palette-families.ts";
import { THEME_FAMILIES, THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { buildUiPalette } from "#engine/theme/ui-palette.ts";
import { sampled } from "#tests/exhaustive.ts";

const requestOf = (brand: Parameters<typeof buildUiPalette>[0]["brand"]) =>
  paletteFamilies(buildUiPalette({ brand }));

describe("[UIP] [THM-1] a theme in the steps of its ramps", () => {
  it("keeps the brand exact and leaves no pair failing in any mode", () => {
    fc.assert(
      fc.property(brandColor, (brand) => {
        const theme = solveTheme(requestOf(brand));
        expect(theme.modes.light.brand).toEqual(brand);
        expect(theme.modes.dark.brand).toEqual(brand);
        expect(auditRoles(theme).unreachable).toEqual([]);
      }),
      { numRuns: sampled(60, 20) },
    );
  });

  it("wears steps for fills, states and text of its families", () => {
    const request = requestOf(color("#0b6e4f"));
    const { modes } = solveTheme(request);
    const steps = new Set(Object.values(request.steps).flatMap((colors) => colors.map(formatHex)));
    for (const mode of THEME_MODES)
      for (const family of THEME_FAMILIES) {
        const worn = [`${family}-text`, `${family}-edge`, `${family}-hover`] as const;
        for (const token of worn) expect(steps, `${mode} ${token}`).toContain(formatHex(modes[mode][token]));
      }
  });

  it("is the theme of before without steps", () => {
    const { brand } = requestOf(color("#e8622c"));
    expect(solveTheme({ brand })).toEqual(solveTheme({ brand, steps: {} }));
  });
});
