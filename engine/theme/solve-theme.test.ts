import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apcaLc, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { brandColor, color, EXTREMES, hexColor } from "#engine/testing/sample-colors.ts";
import { sampled } from "#tests/exhaustive.ts";
import { auditRoles } from "./audit-roles.ts";
import { ROLE_PAIRS, ROLE_TOKENS, SURFACE_STEPS, THEME_MODES } from "./role-graph.ts";
import { solveTheme } from "./solve-theme.ts";
import { FLOOR_SETS, floorOf, floorsOf } from "./theme-floors.ts";
import type { FourModeRequest } from "./theme-request.ts";

const requests: fc.Arbitrary<FourModeRequest> = fc.record({
  brand: fc.array(brandColor, { minLength: 1, maxLength: 3 }),
  contrast: fc.integer({ min: 0, max: 100 }),
  tint01: fc.double({ min: 0, max: 1, noNaN: true }),
});
const hexOf = (each: Color): Color => color(formatHex(each));
const oklchOf = (each: Color): Color => color(formatColor(each, "oklch"));

/** The largest difference of a channel, 0 to 255. */
function mostBytes(first: Color, second: Color): number {
  const bytes = (each: Color) =>
    [1, 3, 5].map((at) => Number.parseInt(formatHex(each).slice(at, at + 2), 16));
  const others = bytes(second);
  return Math.max(...bytes(first).map((byte, index) => Math.abs(byte - (others[index] ?? 0))));
}

/** Measures each pair by the colors that are written, not by those that were solved. */
function failuresAsWritten(request: FourModeRequest, written: (each: Color) => Color): string[] {
  const theme = solveTheme(request);
  return THEME_MODES.flatMap((mode) => {
    const floors = floorsOf(theme.floors, mode);
    return ROLE_PAIRS.flatMap(({ text, surface, use }) => {
      const floor = floorOf(floors, use);
      const [front, back] = [written(theme.modes[mode][text]), written(theme.modes[mode][surface])];
      const reached = floors.metric === "wcag" ? wcagRatio(front, back) : Math.abs(apcaLc(front, back));
      return floor === undefined || reached >= floor - 1e-9
        ? []
        : [`${mode}: ${text} on ${surface} ${reached} < ${floor}`];
    });
  });
}

describe("[THM-1] [THM-2] four modes are solved", () => {
  it("[THM-2] every pair reaches AA, and AAA with high contrast, as hex and as oklch() are written", () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(failuresAsWritten(request, hexOf)).toEqual([]);
        expect(failuresAsWritten(request, oklchOf)).toEqual([]);
      }),
      { numRuns: sampled(60, 20) },
    );
  });

  it.each(EXTREMES)("[THM-2] at the corners of the gamut: %s", (brand) => {
    for (const contrast of [0, 100]) {
      const request = { brand: [color(brand)], contrast };
      expect(failuresAsWritten(request, hexOf)).toEqual([]);
      expect(auditRoles(solveTheme(request)).unreachable).toEqual([]);
    }
  });

  it("[THM-1] light and dark have the same contrast on a20, within 0.1 of ratio", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { modes } = solveTheme(request);
        for (const [light, dark] of [
          [modes.light, modes.dark],
          [modes["light-high"], modes["dark-high"]],
        ])
          for (const token of ["text", "text-2", "text-3", "line-control"] as const) {
            if (light === undefined || dark === undefined) throw new Error("A mode is missing.");
            const difference = wcagRatio(light[token], light.a20) - wcagRatio(dark[token], dark.a20);
            expect(Math.abs(difference), token).toBeLessThanOrEqual(0.1);
          }
      }),
      { numRuns: sampled(40, 14) },
    );
  });

  it("[DRK] [LGT] the given colors stand exactly in light and dark, and what high contrast moved is said", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const theme = solveTheme(request);
        for (const [index, token] of (["brand", "second", "accent"] as const).entries()) {
          const given = request.brand[index];
          if (given === undefined) continue;
          expect(theme.modes.light[token]).toEqual(given);
          expect(theme.modes.dark[token]).toEqual(given);
          for (const mode of ["light-high", "dark-high"] as const)
            expect(theme.moved.some((each) => each.mode === mode && each.token === token)).toBe(
              formatColor(theme.modes[mode][token], "oklch") !== formatColor(given, "oklch"),
            );
        }
        expect(solveTheme(request)).toEqual(theme);
      }),
      { numRuns: sampled(20, 7) },
    );
  });

  it("[DRK] [LGT] each surface lies further from the page, and without tint the neutral ones have no hue", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const theme = solveTheme({ ...request, tint01: 0 });
        for (const mode of THEME_MODES) {
          const colors = theme.modes[mode];
          for (const kind of ["a", "t"] as const) {
            const ratios = SURFACE_STEPS.map((step) => wcagRatio(colors[`${kind}${step}`], colors.a0));
            expect(ratios, `${mode} ${kind}`).toEqual(ratios.toSorted((a, b) => a - b));
          }
          expect(colorToOklch(colors.a30).chroma).toBeLessThan(1e-4);
        }
      }),
      { numRuns: sampled(20, 7) },
    );
  });

  it.each(EXTREMES)(
    "[DRK] [LGT] on %s a hovered and a pressed fill are seen to differ from the one at rest",
    (brand) => {
      const { modes } = solveTheme({ brand: [color(brand)] });
      for (const { brand: rest, "brand-hover": hover, "brand-pressed": pressed } of [
        modes.light,
        modes.dark,
      ]) {
        expect(mostBytes(rest, hover)).toBeGreaterThanOrEqual(8);
        expect(mostBytes(hover, pressed)).toBeGreaterThanOrEqual(8);
      }
    },
  );

  it("[THM-1] more contrast never gives text less of it", () => {
    fc.assert(
      fc.property(brandColor, (brand) => {
        for (const mode of THEME_MODES) {
          const ratios = [0, 25, 50, 75, 100].map((contrast) => {
            const { text, "text-2": second, a20 } = solveTheme({ brand: [brand], contrast }).modes[mode];
            return [wcagRatio(text, a20), wcagRatio(second, a20)];
          });
          for (const [index, [text = 0, second = 0]] of ratios.entries()) {
            const [before = 0, secondBefore = 0] = ratios[index - 1] ?? [];
            expect(text).toBeGreaterThanOrEqual(before - 0.1);
            expect(second).toBeGreaterThanOrEqual(secondBefore - 0.1);
          }
        }
      }),
      { numRuns: sampled(8, 3) },
    );
  });

  it("[THM-2] pins stand exactly; each failing pair is named, and its repair passes as it is written", () => {
    fc.assert(
      fc.property(
        brandColor,
        fc.constantFrom(...FLOOR_SETS),
        fc.dictionary(fc.constantFrom(...ROLE_TOKENS), hexColor, { maxKeys: 4 }),
        fc.constantFrom(...THEME_MODES),
        (brand, floors, pinned, mode) => {
          const theme = solveTheme({ brand: [brand], floors, pins: { [mode]: pinned } });
          for (const token of ROLE_TOKENS)
            if (token in pinned) expect(theme.modes[mode][token]).toEqual(pinned[token]);
          const { pairs, unreachable } = auditRoles(theme);
          expect(unreachable).toHaveLength(pairs.filter(({ passes }) => !passes).length);
          for (const { text, surface, floor, metric, repair, mode: where } of unreachable.slice(0, 4)) {
            if (repair === undefined) continue;
            const colors = { ...theme.modes[where], [repair.token]: hexOf(repair.color) };
            const [front, back] = [hexOf(colors[text]), hexOf(colors[surface])];
            const reached = metric === "wcag" ? wcagRatio(front, back) : Math.abs(apcaLc(front, back));
            expect(reached).toBeGreaterThanOrEqual(floor);
          }
        },
      ),
      { numRuns: sampled(60, 20) },
    );
  });

  it("[THM-2] names the pinned text of the screens with the nearest color that passes", () => {
    const theme = solveTheme({
      brand: [color("#e8622c")],
      pins: { dark: { "text-3": color("#7f7067") } },
    });
    const failing = auditRoles(theme).unreachable.find(({ surface }) => surface === "a30");
    expect(failing).toMatchObject({ mode: "dark", text: "text-3", pinned: ["text-3"], floor: 4.5 });
    expect(failing?.repair).toMatchObject({ token: "text-3", passesAll: true });
    const others = auditRoles(theme).unreachable.filter(({ text }) => text !== "text-3");
    expect(others).toEqual([]);
  });

  it("[THM-2] says if a brand in the middle of the scale cannot carry text at AAA", () => {
    const { unreachable } = auditRoles(solveTheme({ brand: [color("#7f7f7f")], floors: "aaa" }), "light");
    expect(unreachable.map(({ text, surface }) => `${text} on ${surface}`)).toContain("on-brand on brand");
  });
});
