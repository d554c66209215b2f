/** The pairs of a target as the proof sheet shows them: each in every mode that has it, as it is drawn. */
import { wcagRatio } from "#engine/contrast/contrast.ts";
import type { Color } from "#engine/space/color.ts";
import { THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { SHADCN_CHARTS } from "#engine/theme/targets/shadcn-pairs.ts";
import type { MeasuredTargetPair } from "#engine/theme/targets/target-audit.ts";
import type { TargetPair } from "#engine/theme/targets/target-pairs.ts";
import { auditTargetMode, THEME_TARGETS, type ThemeTarget } from "#engine/theme/targets/theme-targets.ts";
import { DEFICIENCIES, type Deficiency, simulateVision } from "#engine/vision/vision.ts";
import { type ClosestSeen, closestSeen, seenBy } from "#engine/vision/vision-distance.ts";

export interface TargetProofCell extends MeasuredTargetPair {
  /** The deficiency with which the pair has the least WCAG ratio. */
  readonly weakest: { readonly deficiency: Deficiency; readonly reached: number; readonly passes: boolean };
}

export interface TargetProofRow extends TargetPair {
  /** One a mode, in the order of the modes; undefined where the components do not use the pair. */
  readonly cells: readonly (TargetProofCell | undefined)[];
}

export interface TargetProof {
  readonly target: ThemeTarget["name"];
  readonly rows: readonly TargetProofRow[];
  /** The two series of a chart that are hardest to tell apart; of a target with charts. */
  readonly closest: readonly ({ readonly mode: ThemeModeName } & ClosestSeen)[];
}

/** Every target with all of its pairs. */
export function targetProofs({ modes, floors }: FourModeTheme): readonly TargetProof[] {
  return THEME_TARGETS.map((target) => {
    const colors = THEME_MODES.map((mode) => target.colorsOf(modes[mode], { mode, floors }));
    const audits = THEME_MODES.map((mode, index) => {
      const pairs = auditTargetMode(target, colors[index] ?? new Map(), { mode, floors });
      return new Map(pairs.map((measured) => [keyOf(measured), measured]));
    });
    return {
      target: target.name,
      rows: target.pairs.map((pair) => ({
        ...pair,
        cells: audits.map((audit) => cellOf(audit.get(keyOf(pair)))),
      })),
      closest: THEME_MODES.flatMap((mode, index) => {
        const marks = SHADCN_CHARTS.flatMap((name) => colors[index]?.get(name) ?? []);
        const closest = closestSeen(marks.map(seenBy));
        return closest === undefined ? [] : [{ mode, ...closest }];
      }),
    };
  });
}

const keyOf = ({ what, text, on, scheme, contrast }: TargetPair): string =>
  JSON.stringify([what, text, on, scheme, contrast]);

function cellOf(measured: MeasuredTargetPair | undefined): TargetProofCell | undefined {
  if (measured === undefined) return undefined;
  const { ink, ground, floor } = measured;
  const figures = DEFICIENCIES.map((deficiency) => {
    const seen = (color: Color): Color => simulateVision(color, deficiency);
    const reached = wcagRatio(seen(ink), seen(ground));
    return { deficiency, reached, passes: reached >= floor };
  });
  const weakest = figures.reduce((least, each) => (each.reached < least.reached ? each : least));
  return { ...measured, weakest };
}
