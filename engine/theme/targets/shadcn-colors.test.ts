import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { closestSeen, seenBy } from "#engine/vision/vision-distance.ts";
import { auditShadcn, shadcnColors } from "./shadcn-colors.ts";
import { SHADCN_CHARTS } from "./shadcn-pairs.ts";

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

/** What no color can be: white on it at 60 % and itself on it at 20 %, both at 7:1; black at 70 % on white. */
const CONTRADICTIONS =
  /^(Destructive button|Text of an alert|Soft destructive button|Message of a field|Group of a sidebar)/;

describe("[THM-2] [THM-3] the variables of shadcn/ui", () => {
  it.each(["light", "dark"] as const)(
    "in %s no pair of its components fails, translucent ones composited",
    (mode) => {
      for (const brand of BRANDS) {
        const failing = auditShadcn(targetOf(brand, mode), { mode, floors: "aa" }).filter(
          ({ passes }) => !passes,
        );
        expect(failing, formatHex(brand)).toEqual([]);
      }
    },
  );

  it.each(["light-high", "dark-high"] as const)(
    "in %s only what contradicts itself at 7:1 misses it, and reaches 4.5:1",
    (mode) => {
      for (const brand of BRANDS)
        for (const { what, wcag, passes } of auditShadcn(targetOf(brand, mode), { mode, floors: "aa" }))
          if (!passes) {
            expect(what, formatHex(brand)).toMatch(CONTRADICTIONS);
            expect(wcag, `${what} of ${formatHex(brand)}`).toBeGreaterThanOrEqual(4.5);
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
    expect(formatHex(red.get("primary") ?? color("#000"))).toBe("#cf2e15");
    expect(formatHex(red.get("primary-foreground") ?? color("#000"))).toBe("#ffffff");
  });
});
