import { expect, it } from "vitest";
import { decodeTheme, THEME_ADDRESS } from "#domain/documents/theme/theme-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { ROLE_TOKENS } from "#engine/theme/role-graph.ts";
import { exportedTheme } from "./exported-theme.ts";
import { solvedTheme } from "./solved-theme.ts";

it("[THM-3] the formats of every tool get each token with its light and its dark value, and known roles", () => {
  const solved = solvedTheme(THEME_ADDRESS.first());
  const { colors, roles } = exportedTheme(solved);
  expect(colors.map(({ name }) => name)).toEqual(ROLE_TOKENS);
  for (const { name, color, dark } of colors) {
    const token = ROLE_TOKENS.find((each) => each === name) ?? "a0";
    expect(formatHex(color)).toBe(solved.sheet.light[token]);
    expect(dark && formatHex(dark)).toBe(solved.sheet.dark[token]);
  }
  const brand = roles?.dark.find(([role]) => role === "brand");
  expect(brand && formatHex(brand[1])).toBe("#e8622c");
  const primary = roles?.light.find(([role]) => role === "primary");
  expect(primary && formatHex(primary[1])).toBe(solved.shadcn.light["primary"]);
});

it("[THM-3] a brand outside sRGB leaves as it is", () => {
  const { document } = decodeTheme(new URLSearchParams("c=oklch(70%25_0.25_140)"));
  if (document === undefined) throw new Error("The link holds a theme");
  const brand = exportedTheme(solvedTheme(document)).colors.find(({ name }) => name === "brand");
  expect(brand?.color).toMatchObject({ space: "oklch", coords: [0.7, 0.25, 140] });
});
