import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { isHigh } from "#engine/theme/theme-floors.ts";
import { closestSeen, seenBy } from "#engine/vision/vision-distance.ts";
import { materialColors } from "./material-colors.ts";
import { shadcnColors } from "./shadcn-colors.ts";
import { SHADCN_CHARTS } from "./shadcn-pairs.ts";
import { tailwindColors } from "./tailwind-colors.ts";
import { auditTargetMode, THEME_TARGETS } from "./theme-targets.ts";

/** A tenth of the promised number, as hues and lightnesses around the gamut; more with THEME_BRANDS=10000. */
const COUNT = Number(process.env["THEME_BRANDS"] ?? 1000) / 10;
const BRANDS = [
  ..."#e2432a #2563eb #e11d48 #f59e0b #fff3b0 #0b0b0f #39ff14 #808080 #000 #fff".split(" "),
  ...Array.from(
    { length: COUNT },
    (_, index) => `hsl(${(index * 137.5) % 360} ${(index * 61) % 101}% ${(index * 37) % 101}%)`,
  ),
].map(color);

const targetOf = (brand: (typeof BRANDS)[number], mode: ThemeModeName) =>
  shadcnColors(solveTheme({ brand: [brand] }).modes[mode], { mode, floors: "aa" });

/**
 * What no color can be: white on it at 60 % and itself on it at 30 %, both at 7:1; an edge of 4.5
 * to the page with as much to the text.
 */
const CONTRADICTIONS = /^(Destructive button|Soft destructive button|Switch, off|Edge of a field in error)/;

describe("[THM-2] [THM-3] the variables of a target", () => {
  it.each(THEME_TARGETS)(
    "[THM-2] $name: no pair of its components fails, translucent ones composited; with high contrast only what contradicts itself",
    (target) => {
      for (const brand of BRANDS) {
        const { modes } = solveTheme({ brand: [brand] });
        for (const mode of THEME_MODES) {
          const colors = target.colorsOf(modes[mode], { mode, floors: "aa" });
          const failing = auditTargetMode(target, colors, { mode, floors: "aa" }).filter(
            ({ passes }) => !passes,
          );
          const isNamed = ({ what, wcag, use }: (typeof failing)[number]): boolean =>
            target.name === "shadcn/ui" &&
            isHigh(mode) &&
            CONTRADICTIONS.test(what) &&
            wcag >= { text: 4.5, edge: 3 }[use];
          expect(
            failing.filter((pair) => !isNamed(pair)),
            `${formatHex(brand)} ${mode}`,
          ).toEqual([]);
        }
      }
    },
  );

  it("series of a chart are apart under four kinds of vision in every mode", () => {
    for (const brand of BRANDS.slice(0, 40))
      for (const mode of THEME_MODES) {
        const target = targetOf(brand, mode);
        const marks = SHADCN_CHARTS.map((name) => target.get(name) ?? color("#000"));
        expect(closestSeen(marks.map(seenBy))?.deltaE, formatHex(brand)).toBeGreaterThanOrEqual(0.05);
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
