import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { closestSeen, seenBy } from "#engine/vision/vision-distance.ts";
import { materialColors } from "./material-colors.ts";
import { shadcnColors } from "./shadcn-colors.ts";
import { SHADCN_CHARTS } from "./shadcn-pairs.ts";
import { tailwindColors } from "./tailwind-colors.ts";
import { layerText } from "./target-pairs.ts";
import { auditTargetMode, THEME_TARGETS } from "./theme-targets.ts";

const BRANDS = "#e2432a #2563eb #e11d48 #f59e0b #fff3b0 #0b0b0f #39ff14 #808080 #000 #fff"
  .split(" ")
  .map(color);

const targetOf = (brand: (typeof BRANDS)[number], mode: ThemeModeName) =>
  shadcnColors(solveTheme({ brand: [brand] }).modes[mode], { mode, floors: "aa" });

describe("[THM-2] [THM-3] the variables of a target", () => {
  it.each(THEME_TARGETS)(
    "[THM-2] $name: no pair of its components fails, translucent ones composited",
    (target) => {
      // Nothing of shadcn/ui is made for 7:1 without high contrast, so with AAA the proof names some.
      for (const brand of BRANDS)
        for (const floors of ["aa", "both"] as const) {
          const { modes } = solveTheme({ brand: [brand], floors });
          for (const mode of THEME_MODES) {
            const colors = target.colorsOf(modes[mode], { mode, floors });
            const failing = auditTargetMode(target, colors, { mode, floors });
            expect(
              failing.filter(({ passes }) => !passes),
              `${formatHex(brand)} ${mode} ${floors}`,
            ).toEqual([]);
          }
        }
    },
  );

  it.each(THEME_TARGETS)(
    "$name: no two pairs are called the same, so that a proof can tell them apart",
    ({ pairs }) => {
      const names = pairs.map(({ what, text, on }) => [what, ...[text, ...on].map(layerText)].join(" / "));
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    },
  );

  it("series of a chart are apart under four kinds of vision in every mode", () => {
    for (const brand of BRANDS)
      for (const mode of THEME_MODES) {
        const target = targetOf(brand, mode);
        const marks = SHADCN_CHARTS.map((name) => target.get(name) ?? color("#000"));
        expect(closestSeen(marks.map(seenBy))?.deltaE, formatHex(brand)).toBeGreaterThanOrEqual(0.08);
      }
  });

  it("a brand that is all that a primary must be stays exactly, another keeps its hue beside the exact brand", () => {
    expect(formatHex(targetOf(color("#7c3aed"), "light").get("primary") ?? color("#000"))).toBe("#7c3aed");
    const red = targetOf(color("#e2432a"), "light");
    expect(formatHex(red.get("brand") ?? color("#000"))).toBe("#e2432a");
    expect(formatHex(red.get("primary") ?? color("#000"))).toBe("#ce2d13");
    expect(formatHex(red.get("primary-foreground") ?? color("#000"))).toBe("#ffffff");
  });

  it("Tailwind and Material have a working primary, and a brand that is all of it already stays", () => {
    const { light } = solveTheme({ brand: [color("#fff3b0")] }).modes;
    const request = { mode: "light", floors: "aa" } as const;
    expect(formatHex(tailwindColors(light, request).get("brand") ?? color("#000"))).toBe("#fff3b0");
    expect(formatHex(tailwindColors(light, request).get("primary") ?? color("#000"))).not.toBe("#fff3b0");
    expect(formatHex(materialColors(light, request).get("primary") ?? color("#000"))).not.toBe("#fff3b0");
    const blue = solveTheme({ brand: [color("#1e40af")] }).modes.light;
    expect(formatHex(tailwindColors(blue, request).get("primary") ?? color("#000"))).toBe("#1e40af");
    expect(formatHex(materialColors(blue, request).get("primary") ?? color("#000"))).toBe("#1e40af");
  });
});
