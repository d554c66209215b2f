/**
 * A solved theme as text and numbers, for display and for messages between server, worker and page. The same document
 * gives the same theme everywhere, so the page of a link is complete without the solver.
 */
import { type ThemeDocument, themeRequest } from "#domain/documents/theme/theme-document.ts";
import type { PreviewSheet } from "#domain/previews/preview-theme-link.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { auditRoles, type SomeColors, type UnreachablePair } from "#engine/theme/audit-roles.ts";
import { type CloseFamilies, colorApart } from "#engine/theme/family-distance.ts";
import { themeValue } from "#engine/theme/outputs/theme-values.ts";
import {
  ROLE_TOKENS,
  type RoleToken,
  type RoleUse,
  THEME_MODES,
  type ThemeModeName,
} from "#engine/theme/role-graph.ts";
import { createLadders } from "#engine/theme/solve/tone-ladder.ts";
import { type FourModeTheme, type RoleColors, solveTheme } from "#engine/theme/solve-theme.ts";
import { layerText } from "#engine/theme/targets/target-pairs.ts";
import { auditTargetMode, THEME_TARGETS, type ThemeTarget } from "#engine/theme/targets/theme-targets.ts";
import type { ContrastMetric } from "#engine/theme/theme-contrast.ts";
import type { ThemeEdition } from "#engine/theme/theme-editions.ts";
import { type FloorSet, solvedFloors } from "#engine/theme/theme-floors.ts";
import { swatchLc, swatchOf, swatchRatio } from "#engine/theme/theme-swatch.ts";

export type ByMode<Value> = Readonly<Record<ThemeModeName, Value>>;

/** The contrast of each pair in the order of `ROLE_PAIRS`, truncated for display and never rounded up. */
export interface ModeFigures {
  /** WCAG ratios, 1 to 21, with two decimals. */
  readonly wcag: readonly number[];
  /** APCA Lc, signed, whole. */
  readonly apca: readonly number[];
}

export interface ThemeRepair {
  readonly token: RoleToken;
  /** CSS text of the nearest color that passes. */
  readonly color: string;
  /** The pair's contrast with that color, in the metric of the pair. */
  readonly reaches: number;
  /** OKLCH lightness in percent before and after. */
  readonly lightness: readonly [from: number, to: number];
  /** Whether every pair of the token passes with that color. */
  readonly passesAll: boolean;
}

export interface FailingRolePair {
  readonly mode: ThemeModeName;
  readonly text: RoleToken;
  readonly surface: RoleToken;
  readonly use: RoleUse;
  readonly floor: number;
  /** Of the floor and what is reached. */
  readonly metric: ContrastMetric;
  readonly reached: number;
  readonly pinned: readonly RoleToken[];
  /** Absent if no color of the hue passes. */
  readonly repair?: ThemeRepair;
}

export interface MovedToken {
  readonly mode: ThemeModeName;
  readonly token: RoleToken;
  /** CSS text. */
  readonly from: string;
  readonly to: string;
  /** ΔEOK, 0 to 1. */
  readonly deltaE: number;
}

export interface CloseColors extends CloseFamilies {
  /** CSS text of the nearest color of the other family that is told from the brand colors. */
  readonly apart?: string;
}

export interface FailingTargetPair {
  readonly target: ThemeTarget["name"];
  readonly mode: ThemeModeName;
  /** The component, in words. */
  readonly what: string;
  /** The variables, the surface from the top down. */
  readonly text: string;
  readonly surface: string;
  readonly wcag: number;
  readonly floor: number;
}

export interface SolvedTheme {
  readonly metric: ContrastMetric;
  readonly floors: FloorSet;
  /** Each token as lossless CSS text. */
  readonly sheet: PreviewSheet;
  readonly figures: ByMode<ModeFigures>;
  /** The least contrast of text in each mode, in the metric of the floors. */
  readonly lowest: ByMode<number>;
  readonly failing: readonly FailingRolePair[];
  /** Brand colors that high contrast moved. */
  readonly moved: readonly MovedToken[];
  /** Fills that look alike although they mean different things. */
  readonly close: readonly CloseColors[];
  readonly edition: ThemeEdition;
  /** The variables of shadcn/ui as CSS text, by their names. */
  readonly shadcn: ByMode<Readonly<Record<string, string>>>;
  /** Pairs of the components of others below their floors. */
  readonly targetFailing: readonly FailingTargetPair[];
}

const cssOf = (color: Color): string => themeValue(color, { prefix: "", format: "hex" });
const lightnessOf = (color: Color): number => colorToOklch(color).lightness * 100;

export function byMode<Value>(make: (mode: ThemeModeName) => Value): ByMode<Value> {
  // The keys are exactly the modes.
  return Object.fromEntries(THEME_MODES.map((mode) => [mode, make(mode)])) as ByMode<Value>;
}

export function solvedTheme(document: ThemeDocument): SolvedTheme {
  const theme = solveTheme(themeRequest(document));
  const audit = auditRoles(theme);
  const metric = theme.floors === "apca" ? "apca" : "wcag";
  const targets = targetsOf(theme);
  const pairsOf = byMode((mode) => audit.pairs.filter((pair) => pair.mode === mode));
  return {
    metric,
    floors: theme.floors,
    sheet: byMode((mode) => writtenColors(theme.modes[mode])),
    figures: byMode((mode) => ({
      wcag: pairsOf[mode].map(({ wcag }) => Number(formatRatio(wcag))),
      apca: pairsOf[mode].map(({ apca }) => Math.trunc(apca)),
    })),
    lowest: byMode((mode) => {
      const texts = pairsOf[mode].filter(({ use }) => use === "text" || use === "caption" || use === "label");
      return Math.min(...texts.map(({ wcag, apca }) => (metric === "wcag" ? wcag : Math.abs(apca))));
    }),
    failing: audit.unreachable.map((pair) => failingPair(pair, theme.modes[pair.mode])),
    moved: theme.moved.map((moved) => ({ ...moved, from: cssOf(moved.from), to: cssOf(moved.to) })),
    close: theme.close.map((close): CloseColors => {
      const { mode } = close;
      const color = colorApart(close, theme.modes[mode], solvedFloors(theme.floors, mode, theme.edition));
      return color === undefined ? close : { ...close, apart: cssOf(color) };
    }),
    edition: document.edition ?? 1,
    shadcn: targets.shadcn,
    targetFailing: targets.failing,
  };
}

function targetsOf({ modes, floors }: FourModeTheme) {
  const ladders = createLadders();
  const shadcn: Partial<Record<ThemeModeName, Readonly<Record<string, string>>>> = {};
  const failing = THEME_TARGETS.flatMap((target) =>
    THEME_MODES.flatMap((mode): FailingTargetPair[] => {
      const colors = target.colorsOf(modes[mode], { mode, floors, ladders });
      if (target.name === "shadcn/ui")
        shadcn[mode] = Object.fromEntries([...colors].map(([name, color]) => [name, cssOf(color)]));
      return auditTargetMode(target, colors, { mode, floors })
        .filter(({ passes }) => !passes)
        .map(({ what, text, on, wcag, floor }) => ({
          target: target.name,
          mode,
          what,
          text: layerText(text),
          surface: on.map(layerText).join(" on "),
          wcag,
          floor,
        }));
    }),
  );
  return { shadcn: byMode((mode) => shadcn[mode] ?? {}), failing };
}

function writtenColors(colors: RoleColors): Readonly<Record<RoleToken, string>> {
  // The keys are those of the list.
  return Object.fromEntries(ROLE_TOKENS.map((token) => [token, cssOf(colors[token])])) as Record<
    RoleToken,
    string
  >;
}

/** `given` holds both tokens of the pair. */
function failingPair(pair: UnreachablePair, given: SomeColors): FailingRolePair {
  const { mode, text, surface, use, floor, metric, reached, pinned, repair } = pair;
  const told = { mode, text, surface, use, floor, metric, reached, pinned };
  const before = repair && given[repair.token];
  if (repair === undefined || before === undefined) return told;
  const { token, color, passesAll } = repair;
  const colors = { ...given, [token]: color };
  const [ink, ground] = [swatchOf(colors[text] ?? color), swatchOf(colors[surface] ?? color)];
  return {
    ...told,
    repair: {
      token,
      color: cssOf(color),
      reaches: metric === "wcag" ? swatchRatio(ink, ground) : Math.abs(swatchLc(ink, ground)),
      lightness: [lightnessOf(before), lightnessOf(color)],
      passesAll,
    },
  };
}
