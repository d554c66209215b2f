import { describe, expect, it } from "vitest";
import { apcaLc, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { auditRoles } from "./audit-roles.ts";
import { THEME_MODES } from "./role-graph.ts";
import { solveTheme } from "./solve-theme.ts";

const BRANDS =
  "#e2432a #2563eb #e11d48 #f59e0b #16a34a #fff3b0 #0b0b0f #39ff14 #808080 #0ea5e9 #000000 #ffffff".split(
    " ",
  );

describe("[THM-1] the label of buttons", () => {
  it.each(BRANDS)("%s carries a white and a dark label, with the brand exact beside it", (brand) => {
    for (const label of ["white", "dark"] as const) {
      const theme = solveTheme({ brand: [color(brand)], label });
      expect(auditRoles(theme).unreachable).toEqual([]);
      for (const mode of THEME_MODES) {
        const { lightness } = colorToOklch(theme.modes[mode]["on-primary"]);
        if (label === "white") expect(lightness, mode).toBeGreaterThan(0.95);
        else expect(lightness, mode).toBeLessThan(0.25);
        if (!mode.endsWith("high")) expect(formatHex(theme.modes[mode].brand)).toBe(brand);
      }
    }
  });

  it("a fill moves no further than its label needs, and keeps its hue", () => {
    const { light } = solveTheme({ brand: [color("#e2432a")], label: "white" }).modes;
    const [before, after] = [light.brand, light.primary].map(colorToOklch);
    expect(wcagRatio(light["on-primary"], light.primary)).toBeGreaterThanOrEqual(4.5);
    expect(wcagRatio(light["on-primary"], light.primary)).toBeLessThan(4.6);
    expect(after?.hueDeg).toBeCloseTo(before?.hueDeg ?? 0, -0.5);
  });

  it("states of a fill with a white label are darker, those of one with a dark label lighter", () => {
    for (const [label, sign] of [
      ["white", -1],
      ["dark", 1],
    ] as const) {
      const { light } = solveTheme({ brand: [color("#e2432a")], label }).modes;
      const [rest, hovered, pressed] = [light.primary, light["primary-hover"], light["primary-pressed"]].map(
        (each) => colorToOklch(each).lightness,
      );
      expect(sign * ((hovered ?? 0) - (rest ?? 0))).toBeGreaterThan(0.02);
      expect(sign * ((pressed ?? 0) - (hovered ?? 0))).toBeGreaterThan(0.02);
    }
  });

  it.each(["#e2432a", "#2563eb", "#e11d48", "#16a34a"])(
    "the best label of %s is white: by APCA it reads better, and the fill has not far to go",
    (brand) => {
      const { light, dark } = solveTheme({ brand: [color(brand)] }).modes;
      for (const colors of [light, dark]) {
        expect(formatHex(colors["on-primary"])).toBe("#ffffff");
        expect(Math.abs(apcaLc(colors["on-primary"], colors.primary))).toBeGreaterThan(60);
      }
    },
  );

  it.each(BRANDS)("a button of %s is seen on the page and on a card", (brand) => {
    const { modes } = solveTheme({ brand: [color(brand)] });
    for (const mode of THEME_MODES)
      for (const ground of ["a0", "a10"] as const)
        expect(wcagRatio(modes[mode].primary, modes[mode][ground]), `${ground} in ${mode}`).toBeGreaterThan(
          mode.endsWith("high") ? 2.99 : mode === "dark" ? 2.19 : 1.24,
        );
  });

  it("a pinned label or fill is what the other follows", () => {
    const white = color("#ffffff");
    const { light } = solveTheme({
      brand: [color("#f59e0b")],
      pins: { light: { "on-primary": white } },
    }).modes;
    expect(wcagRatio(white, light.primary)).toBeGreaterThanOrEqual(4.5);
    const pinned = solveTheme({ brand: [color("#f59e0b")], pins: { light: { primary: color("#123456") } } });
    expect(formatHex(pinned.modes.light["on-primary"])).toBe("#ffffff");
    expect(auditRoles(pinned).unreachable).toEqual([]);
  });

  it("before edition 3 the primary color is the brand, unless a label is chosen", () => {
    const { light } = solveTheme({ brand: [color("#e2432a")], edition: 2 }).modes;
    expect([light.primary, light["on-primary"]].map(formatHex)).toEqual(["#e2432a", "#000000"]);
    const chosen = solveTheme({ brand: [color("#e2432a")], edition: 2, label: "white" }).modes.light;
    expect([chosen.brand, chosen["on-primary"]].map(formatHex)).toEqual(["#e2432a", "#ffffff"]);
  });
});
