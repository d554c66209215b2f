import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UI_PALETTES } from "#domain/documents/testing/random-ui-palettes.ts";
import { UI_PALETTE } from "#domain/documents/theme/ui-palette-document.ts";
import { solvedTheme } from "#domain/themes/solved-theme.ts";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { simulateVision } from "#engine/vision/vision.ts";
import { sampled } from "#tests/exhaustive.ts";
import { exportedPalette, themeOfShown } from "./exported-palette.ts";
import { shownPalette } from "./show-palette.ts";
import { shownChart } from "./shown-chart.ts";

const read = (text: string) => {
  const { document } = UI_PALETTE.decode(new URLSearchParams(text));
  if (document === undefined) throw new Error(text);
  return document;
};

describe("[UIP] a palette as it is shown", () => {
  it("has the brand exactly on its step, and figures of the colors as they are written", () => {
    const { ramps, solved, worn } = shownPalette(read("c=0b6e4f"));
    const [primary] = ramps;
    expect(primary?.main).toBe(700);
    expect(primary?.steps.find(({ isKept }) => isKept)?.color).toBe("#0b6e4f");
    for (const { steps } of ramps)
      for (const step of steps) {
        const ratio = wcagRatio(color(step.color), color("#fff"));
        expect(step.onWhite).toBeLessThanOrEqual(ratio);
        expect(ratio - step.onWhite).toBeLessThan(0.01);
      }
    expect(solved.sheet.light.brand).toBe("#0b6e4f");
    expect(worn.light["brand"]).toBe("primary-700");
    expect(worn.light["brand-hover"]).toBe("primary-800");
    expect(solved.failing).toEqual([]);
  });

  it("keeps its promises on every derived ramp, whatever the brand", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const { ramps } = shownPalette(read(`c=${value.toString(16).padStart(6, "0")}`));
        for (const { name, promises, unevenness } of ramps.slice(1)) {
          for (const { text, ratio, floor } of promises)
            expect(ratio, `${name} ${text}`).toBeGreaterThanOrEqual(floor);
          expect(unevenness, name).toBeLessThan(2.4);
        }
      }),
      { numRuns: sampled(25, 9) },
    );
  });

  it("follows its curves into the theme, in every mode", () => {
    const straight = shownPalette(read("c=0b6e4f")).solved.sheet;
    const bent = shownPalette(read("c=0b6e4f&bend=danger.h.0.40.40.40.0")).solved.sheet;
    for (const mode of THEME_MODES) {
      expect(bent[mode].danger, mode).not.toBe(straight[mode].danger);
      expect(bent[mode].brand).toBe(straight[mode].brand);
    }
  });

  it("[TLS-10] is exported with every step by name, and its theme as text is the theme that was solved", () => {
    const document = read("c=0b6e4f&own=danger.c0392b&k=60&pin=d.text-3.7f7067");
    const shown = shownPalette(document);
    const { colors, roles } = exportedPalette(shown);
    expect(colors).toHaveLength(88);
    expect(colors.find(({ name }) => name === "primary 700")?.color).toEqual(color("#0b6e4f"));
    expect(roles?.dark.length).toBeGreaterThan(10);
    expect(solvedTheme(themeOfShown(document, shown))).toEqual(shown.solved);
  });

  it("is the same for the same document, and never fails", () => {
    fc.assert(
      fc.property(UI_PALETTES, (document) => {
        expect(shownPalette(document)).toEqual(shownPalette(document));
      }),
      { numRuns: sampled(8, 3) },
    );
  });
});

describe("[UIP] palettes for charts", () => {
  it.each(["categorical", "sequential", "diverging"])(
    "%s: says the least difference of each vision",
    (chart) => {
      const { marks, differences, unmet } = shownChart(read(`c=0b6e4f&chart=${chart}&n=6`));
      expect(marks).toHaveLength(6);
      expect(unmet).toEqual([]);
      for (const { vision, pair, deltaE } of differences) {
        const seen = marks.map((mark) =>
          vision === "none" ? color(mark.color) : simulateVision(color(mark.color), vision),
        );
        const [first, second] = pair.map((place) => seen[place]);
        if (first === undefined || second === undefined) throw new Error("A pair has two colors");
        expect(deltaEOK(first, second)).toBeCloseTo(deltaE, 6);
        for (const [a, one] of seen.entries())
          for (const other of seen.slice(a + 1)) expect(deltaEOK(one, other)).toBeGreaterThan(deltaE - 1e-9);
      }
    },
  );

  it("categories begin with the brand exactly and reach 3:1 on the page of the mode, or say so", () => {
    const light = shownChart(read("c=0b6e4f&n=8"));
    expect(light.marks[0]?.color).toBe("#0b6e4f");
    expect(Math.min(...light.marks.map(({ onPage }) => onPage))).toBeGreaterThanOrEqual(3);
    const dark = shownChart(read("c=003020&n=8&mode=dark"));
    expect(dark.marks[0]?.color).toBe("#003020");
    expect(dark.unmet).toEqual(["One kept color does not reach 3:1 on the background."]);
  });
});
