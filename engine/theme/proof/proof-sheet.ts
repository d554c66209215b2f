/**
 * The proof sheet of a theme: every pair in every mode with its WCAG ratio and Lc, and its contrast with each color
 * vision deficiency. A deficiency shifts luminance, so a pair near its floor can fall below it.
 */
import type { Color } from "#engine/space/color.ts";
import { auditRoles, type MeasuredRolePair } from "#engine/theme/audit-roles.ts";
import { ROLE_PAIRS, type RolePair, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { swatchLc, swatchOf, swatchRatio } from "#engine/theme/theme-swatch.ts";
import { DEFICIENCIES, type Deficiency, simulateVision } from "#engine/vision/vision.ts";

export interface ProofCell extends MeasuredRolePair {
  readonly ink: Color;
  readonly ground: Color;
  /** The deficiency with which the pair has the least contrast. */
  readonly weakest: {
    readonly deficiency: Deficiency;
    /** In the metric of the floors: a WCAG ratio or an absolute Lc. */
    readonly reached: number;
    readonly passes: boolean;
  };
}

export interface ProofRow extends RolePair {
  /** One a mode, in the order of the modes. */
  readonly cells: readonly ProofCell[];
}

/** In the order of the roles. Each pair is measured, also the exempt ones, which pass by definition. */
export function proofSheet(theme: FourModeTheme): readonly ProofRow[] {
  const isWcag = theme.floors !== "apca";
  const seen = new Map<string, Color>();
  const seenWith = (deficiency: Deficiency, mode: ThemeModeName, token: RolePair["text"]): Color => {
    const key = `${deficiency} ${mode} ${token}`;
    const known = seen.get(key) ?? simulateVision(theme.modes[mode][token], deficiency);
    seen.set(key, known);
    return known;
  };
  const audits = THEME_MODES.map((mode) => auditRoles(theme, mode).pairs);
  return ROLE_PAIRS.map(({ text, surface, use }, index) => ({
    text,
    surface,
    use,
    cells: audits.flatMap((pairs): ProofCell[] => {
      const pair = pairs[index];
      if (pair === undefined) return [];
      const { mode, floor } = pair;
      const figures = DEFICIENCIES.map((deficiency) => {
        const [ink, ground] = [text, surface].map((token) => swatchOf(seenWith(deficiency, mode, token)));
        if (ink === undefined || ground === undefined) throw new Error("A pair has two tokens");
        const reached = isWcag ? swatchRatio(ink, ground) : Math.abs(swatchLc(ink, ground));
        return { deficiency, reached, passes: floor === undefined || reached >= floor };
      });
      const weakest = figures.reduce((least, each) => (each.reached < least.reached ? each : least));
      const colors = theme.modes[mode];
      return [{ ...pair, ink: colors[text], ground: colors[surface], weakest }];
    }),
  }));
}
