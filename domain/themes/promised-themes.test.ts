import { expect, it } from "vitest";
import { failingPreviewPairs } from "#domain/previews/preview-audit.ts";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { randomThemes } from "#engine/testing/random-themes.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { auditRoles } from "#engine/theme/audit-roles.ts";
import { CLOSE } from "#engine/theme/family-distance.ts";
import { ROLE_PAIRS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { type FourModeTheme, solveTheme } from "#engine/theme/solve-theme.ts";
import { SHADCN_CHARTS } from "#engine/theme/targets/shadcn-pairs.ts";
import { auditTargetMode, THEME_TARGETS } from "#engine/theme/targets/theme-targets.ts";
import { floorOf, floorsOf } from "#engine/theme/theme-floors.ts";
import type { FourModeRequest } from "#engine/theme/theme-request.ts";
import { SEMANTIC_NAMES } from "#engine/theme/theme-tokens.ts";
import { closestSeen, seenBy } from "#engine/vision/vision-distance.ts";
import { IS_EXHAUSTIVE, sampled } from "#tests/exhaustive.ts";

const COUNT = sampled(10_000, 100);
const MINUTES = IS_EXHAUSTIVE ? 30 : 2;
const BRANDS = ["brand", "second", "accent"] as const;
/** ΔEOK between series of a chart, under the worst of four kinds of vision. */
const APART = 0.08;

const asHex = (each: Color): Color => color(formatHex(each));
const sameColor = (one: Color | undefined, other: Color): boolean =>
  one !== undefined && formatColor(one, "oklch") === formatColor(other, "oklch");

/** Own pairs, measured as hex values are written, not as they were solved. */
function failingRoles({ modes, floors }: FourModeTheme): string[] {
  return THEME_MODES.flatMap((mode) =>
    ROLE_PAIRS.flatMap(({ text, surface, use }) => {
      const floor = floorOf(floorsOf(floors, mode), use);
      const reached = wcagRatio(asHex(modes[mode][text]), asHex(modes[mode][surface]));
      return floor === undefined || reached >= floor - 1e-9 ? [] : [`${mode}: ${text} on ${surface}`];
    }),
  );
}

/** Pairs of components of others, series of charts, and the brand among the variables. */
function failingTargets({ modes, floors }: FourModeTheme): string[] {
  return THEME_TARGETS.flatMap((target) =>
    THEME_MODES.flatMap((mode) => {
      const colors = target.colorsOf(modes[mode], { mode, floors });
      const failing = auditTargetMode(target, colors, { mode, floors })
        .filter(({ passes }) => !passes)
        .map(
          ({ what, text, on }) =>
            `${target.name} ${mode}: ${what}, ${text.name} on ${on.map(({ name }) => name).join()}`,
        );
      const marks = SHADCN_CHARTS.flatMap((name) => colors.get(name) ?? []);
      const closest = closestSeen(marks.map(seenBy))?.deltaE ?? 1;
      const isExact = !colors.has("brand") || sameColor(colors.get("brand"), modes[mode].brand);
      return [
        ...failing,
        ...(closest < APART ? [`${target.name} ${mode}: series ${closest.toFixed(3)} apart`] : []),
        ...(isExact ? [] : [`${target.name} ${mode}: the brand moved`]),
      ];
    }),
  );
}

function failingPreviews({ modes }: FourModeTheme): string[] {
  return THEME_MODES.flatMap((mode) =>
    failingPreviewPairs(modes[mode], mode).map(
      ({ foreground, background }) => `previews ${mode}: ${foreground} on ${background}`,
    ),
  );
}

/** Given colors that are not exact, and fills that look like a signal without being named. */
function wrongFills({ modes, close, moved }: FourModeTheme, { brand }: FourModeRequest): string[] {
  return THEME_MODES.flatMap((mode) =>
    BRANDS.flatMap((family, index) => {
      const [given, own] = [brand[index], modes[mode][family]];
      const isSaid = moved.some((each) => each.mode === mode && each.token === family);
      const isExact = given === undefined || sameColor(own, given) || (isSaid && mode.endsWith("-high"));
      const unnamed = SEMANTIC_NAMES.filter(
        (signal) =>
          deltaEOK(own, modes[mode][signal]) < CLOSE &&
          !close.some((each) => each.mode === mode && each.family === family && each.other === signal),
      );
      return [
        ...(isExact ? [] : [`${mode}: ${family} is not exact`]),
        ...unnamed.map((signal) => `${mode}: ${family} looks like ${signal}`),
      ];
    }),
  );
}

it(`[THM-2] [THM-3] of ${COUNT} brands no pair fails, in the theme, in components of others or in the previews, no color is a signal unsaid, and the brand is exact`, {
  timeout: MINUTES * 60_000,
}, () => {
  const problems: string[] = [];
  for (const request of randomThemes(COUNT)) {
    const theme = solveTheme(request);
    const found = [
      ...failingRoles(theme),
      ...auditRoles(theme).unreachable.map(
        ({ mode, text, surface }) => `named ${mode}: ${text} on ${surface}`,
      ),
      ...failingTargets(theme),
      ...failingPreviews(theme),
      ...wrongFills(theme, request),
    ];
    if (found.length > 0) problems.push(`${JSON.stringify(request)}\n  ${found.join("\n  ")}`);
  }
  expect(problems).toEqual([]);
});
