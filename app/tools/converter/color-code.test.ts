import { describe, expect, it } from "vitest";
import { read } from "#engine/testing/arbitrary-color.ts";
import { colorCode } from "./color-code.ts";

describe("[CNV] code for one color", () => {
  it.each([
    ["css", ":root {\n  --blue-oar: #0e2a47;\n}"],
    ["scss", "$blue-oar: #0e2a47;"],
    ["tailwind", "@theme {\n  --color-blue-oar: #0e2a47;\n}"],
    ["js", 'export const blueOar = {\n  hex: "#0e2a47",\n  oklch: "oklch(28% 0.063 252.2)",\n};'],
  ] as const)("%s", (tab, expected) => {
    expect(
      colorCode(read("#0e2a47"), "Blue Oar", tab).replace(/oklch\([^)]*\)/, "oklch(28% 0.063 252.2)"),
    ).toBe(expected);
  });

  it("[COL-3] gives a color outside sRGB a fallback first", () => {
    const code = colorCode(read("color(display-p3 0 1 0)"), "Lime", "css");
    expect(code.indexOf("#")).toBeLessThan(code.indexOf("oklch("));
    expect(code).toContain("@media (color-gamut: p3)");
  });

  it.each([
    ["Café au Lait", "--cafe-au-lait:"],
    ["7th Heaven", "--th-heaven:"],
    ["灰色", "--color:"],
    ["L’Âme", "--lame:"],
  ])("makes an identifier of %s", (name, expected) => {
    expect(colorCode(read("red"), name, "css")).toContain(expected);
  });
});
