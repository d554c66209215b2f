import { expect, it } from "vitest";
import { UI_PALETTE } from "#domain/documents/theme/ui-palette-document.ts";
import { shownPalette } from "#domain/ui-palette/show-palette.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { readPreviewTheme } from "./preview-theme-link.ts";

it("[UIP-1] a link holds the theme: its brand is exact, and every token has a color in every mode", () => {
  const { sheet, notices } = readPreviewTheme(new URLSearchParams("c=e8622c"));
  expect(notices).toEqual([]);
  expect(sheet.light.brand).toBe("#e8622c");
  expect(sheet.dark.brand).toBe("#e8622c");
  for (const mode of THEME_MODES)
    for (const token of ROLE_TOKENS) expect(sheet[mode][token], `${mode} ${token}`).toMatch(/^#[0-9a-f]{6}$/);
});

it("[UIP-1] a color that cannot be read is named, and the sample stands in", () => {
  const { sheet, notices } = readPreviewTheme(new URLSearchParams("c=nonsense"));
  expect(notices.join(" ")).toContain("nonsense");
  expect(sheet.light.brand).toBe("#0b6e4f");
});

it("[UIP-1] contrast, tint, floors and pins of the generators are part of the link", () => {
  const themeOf = (text: string) => readPreviewTheme(new URLSearchParams(text)).sheet.dark;
  const plain = themeOf("c=e8622c");
  expect(themeOf("c=e8622c&k=90")["text-2"]).not.toBe(plain["text-2"]);
  expect(themeOf("c=e8622c&tint=100").t40).not.toBe(plain.t40);
  expect(themeOf("c=e8622c&floor=aaa")["text-3"]).not.toBe(plain["text-3"]);
  expect(themeOf("c=e8622c&pin=d.text-3.7f7067&mode=dark&live=abc")["text-3"]).toBe("#7f7067");
  expect(themeOf("c=oklch(70%25_0.25_140)").brand).toBe("oklch(70% 0.25 140)");
});

it("[UIP-1] a link of the palette generator holds its ramps: curves, own colors and the brand's step", () => {
  const text = "c=0b6e4f&own=accent.438de8*danger.c0392b&at=600&bend=primary.h.0.0.30.0.0";
  const { sheet, notices } = readPreviewTheme(
    new URLSearchParams(`${text}&ramps=1&mode=dark&page=application`),
  );
  expect(notices).toEqual([]);
  const { document } = UI_PALETTE.decode(new URLSearchParams(text));
  if (document === undefined) throw new Error(text);
  expect(sheet).toEqual(shownPalette(document).solved.sheet);
  expect(sheet.light.brand).toBe("#0b6e4f");
  expect(sheet.light.accent).toBe("#438de8");
});
