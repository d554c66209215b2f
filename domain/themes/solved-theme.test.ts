import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { THEMES } from "#domain/documents/testing/random-themes.ts";
import { decodeTheme, type ThemeDocument, withPin } from "#domain/documents/theme/theme-document.ts";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_PAIRS, ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { sampled } from "#tests/exhaustive.ts";
import { failingGroups } from "./failing-groups.ts";
import { PAIR_PLACES } from "./pair-places.ts";
import { solvedTheme } from "./solved-theme.ts";

const document = (query: string): ThemeDocument => {
  const read = decodeTheme(new URLSearchParams(query)).document;
  if (read === undefined) throw new Error(`${query} holds no theme`);
  return read;
};
const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`${text} is not a color`);
  return parsed.color;
};

describe("[THM-2] a solved theme as text and figures", () => {
  it("[THM-2] every token reads back, the brand exactly, and the figures are those of the text", () => {
    const { sheet, figures, failing } = solvedTheme(document("c=e8622c"));
    expect(failing).toEqual([]);
    expect([sheet.light.brand, sheet.dark.brand]).toEqual(["#e8622c", "#e8622c"]);
    for (const mode of THEME_MODES) {
      for (const token of ROLE_TOKENS) expect(formatHex(color(sheet[mode][token]))).toBe(sheet[mode][token]);
      for (const [index, { text, surface }] of ROLE_PAIRS.entries()) {
        const ratio = wcagRatio(color(sheet[mode][text]), color(sheet[mode][surface]));
        expect(figures[mode].wcag[index]).toBeLessThanOrEqual(ratio + 1e-9);
        expect(figures[mode].wcag[index]).toBeGreaterThan(ratio - 0.0101);
        expect(PAIR_PLACES.get(`${text} ${surface}`)).toBe(index);
      }
    }
  });

  it("[DRK] a color outside sRGB stays as it is, in text that holds it", () => {
    const { sheet } = solvedTheme(document("c=oklch(70%25_0.25_140)"));
    expect(sheet.dark.brand).toBe("oklch(70% 0.25 140)");
  });

  it("[THM-1] a brand that high contrast moved says by how much, in both of its modes", () => {
    const { moved, sheet } = solvedTheme(document("c=e8622c"));
    expect(moved.map(({ mode, token }) => `${mode} ${token}`)).toEqual([
      "light-high brand",
      "dark-high brand",
    ]);
    for (const { mode, to, deltaE } of moved) {
      expect(sheet[mode].brand).toBe(to);
      expect(deltaE).toBeGreaterThan(0);
    }
  });

  it("[THM-2] a pin that fails is one group, and its repair mends every pair of it", () => {
    const pinned = document("c=e8622c&pin=d.text-3.7f7067");
    const solved = solvedTheme(pinned);
    const groups = failingGroups(solved.failing);
    expect(groups.map(({ mode, text }) => `${mode} ${text}`)).toEqual(["dark text-3"]);
    const [group] = groups;
    expect(group?.pairs.length).toBe(solved.failing.length);
    expect(group?.worst.reached).toBe(Math.min(...solved.failing.map(({ reached }) => reached)));
    const repair = group?.worst.repair;
    if (repair === undefined) throw new Error("There is a repair");
    expect(repair.reaches).toBeGreaterThanOrEqual(4.5);
    const mended = withPin(pinned, { mode: "dark", token: repair.token, color: color(repair.color) });
    expect(solvedTheme(mended).failing).toEqual([]);
  });

  it("[THM-2] whatever the document, each pair below its floor is named, and the same document gives the same", () => {
    fc.assert(
      fc.property(THEMES, (given) => {
        const solved = solvedTheme(given);
        expect(solvedTheme(given)).toEqual(solved);
        for (const mode of THEME_MODES) {
          const names = solved.failing.filter((pair) => pair.mode === mode);
          const least = Math.min(
            ...names
              .filter(({ use, metric }) => use !== "edge" && metric === solved.metric)
              .map(({ reached }) => reached),
          );
          if (Number.isFinite(least)) expect(solved.lowest[mode]).toBeLessThanOrEqual(least);
        }
      }),
      { numRuns: sampled(15, 5) },
    );
  });
});
