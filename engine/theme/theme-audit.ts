/**
 * Measures every pair of colors that a theme uses, both with WCAG and APCA, with a sentence and a repair for each
 * failure.
 */

import { apcaLc, formatRatio, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { buildTheme, type Theme, type ThemeOverrides, type ThemeRequest } from "./theme.ts";
import { type ContrastTarget, meets, nearestTone, type Requirement } from "./theme-contrast.ts";
import { type PairUse, type ThemePair, themePairs } from "./theme-pairs.ts";
import { type TokenName, tokenLabel } from "./theme-tokens.ts";

export interface ThemeRepair {
  /** Overriding this token with the color makes the pair pass. */
  readonly token: TokenName;
  readonly color: Color;
  readonly sentence: string;
  /** True if the repair changes a brand color, which is otherwise kept. */
  readonly changesBrand: boolean;
}

export interface AuditRow extends ThemePair {
  /** WCAG 2.2 ratio, 1 to 21. */
  readonly ratio: number;
  /** APCA Lc, signed: negative for light text on dark. */
  readonly lc: number;
  /** The least contrast that the target requires, in its metric; undefined for exempt pairs. */
  readonly least: number | undefined;
  readonly isPassing: boolean;
  /** The reason for a failure. */
  readonly sentence?: string;
  readonly repair?: ThemeRepair;
}

export interface ThemeAudit {
  readonly rows: readonly AuditRow[];
  readonly failing: readonly AuditRow[];
}

/** Pairs by importance: text, then controls, then brand and semantic colors. */
export function auditTheme(theme: Theme): ThemeAudit {
  const pairs = themePairs(theme.brands);
  const rows = pairs.map((pair): AuditRow => {
    const [front, back] = [theme.tokens[pair.foreground], theme.tokens[pair.background]];
    if (front === undefined || back === undefined) throw new Error(`${pair.foreground} is not in the theme`);
    const least = leastOf(pair.use, theme.contrastTarget);
    const [ratio, lc] = [wcagRatio(front, back), apcaLc(front, back)];
    const { metric } = theme.contrastTarget;
    const isPassing = least === undefined || (metric === "wcag" ? ratio : Math.abs(lc)) >= least;
    const measured = { ...pair, ratio, lc, least, isPassing };
    if (least === undefined || isPassing) return measured;
    const repair = repairOf(pair, theme, pairs);
    return {
      ...measured,
      sentence: sentenceOf(pair, metric === "wcag" ? ratio : lc, least, metric),
      ...(repair !== undefined && { repair }),
    };
  });
  return { rows, failing: rows.filter((row) => !row.isPassing) };
}

export interface RepairedTheme {
  readonly theme: Theme;
  readonly overrides: ThemeOverrides;
  /** Pairs that still fail, because no color passes or because the brand would have to change. */
  readonly failing: readonly AuditRow[];
}

/** Maximum number of repairs in one run; each one fixes at least one pair. */
const MOST_REPAIRS = 40;

/** Applies repairs until no repairable pair fails; brand colors only change with `mayChangeBrand`. */
export function repairTheme(request: ThemeRequest, mayChangeBrand = false): RepairedTheme {
  let overrides: ThemeOverrides = request.overrides ?? {};
  let theme = buildTheme({ ...request, overrides });
  let { failing } = auditTheme(theme);
  for (let round = 0; round < MOST_REPAIRS; round += 1) {
    const repair = failing.find((row) => row.repair && (mayChangeBrand || !row.repair.changesBrand))?.repair;
    if (repair === undefined) break;
    const next = { ...overrides, [repair.token]: repair.color };
    const nextTheme = buildTheme({ ...request, overrides: next });
    const nextFailing = auditTheme(nextTheme).failing;
    // A repair that fixes one pair but breaks another is rejected.
    if (nextFailing.length >= failing.length) break;
    [overrides, theme, failing] = [next, nextTheme, nextFailing];
  }
  return { theme, overrides, failing };
}

function leastOf(use: PairUse, target: ContrastTarget): number | undefined {
  return use === "exempt" ? undefined : target[use];
}

function sentenceOf(
  pair: ThemePair,
  measured: number,
  least: number,
  metric: ContrastTarget["metric"],
): string {
  const front = tokenLabel(pair.foreground);
  const back = tokenLabel(pair.background);
  const name = front.charAt(0).toUpperCase() + front.slice(1);
  // "Text on the brand color" already names its background.
  const place = pair.foreground === `on-${pair.background.replace(/-a0$/, "")}` ? "" : ` on ${back}`;
  return metric === "wcag"
    ? `${name}${place} has a contrast of ${formatRatio(measured)}:1; ${least}:1 is needed.`
    : `${name}${place} has Lc ${Math.abs(measured).toFixed(1)}; Lc ${least} is needed.`;
}

/** First tries to change the foreground, for all of its backgrounds; then, for text on a fill, the fill. */
function repairOf(pair: ThemePair, theme: Theme, pairs: readonly ThemePair[]): ThemeRepair | undefined {
  const { tokens, contrastTarget: target } = theme;
  const [front, back] = [tokens[pair.foreground], tokens[pair.background]];
  const least = leastOf(pair.use, target);
  if (front === undefined || back === undefined || least === undefined) return undefined;
  const { metric } = target;
  const needs = pairs.flatMap((other): Requirement[] => {
    const against = tokens[other.background];
    const needed = leastOf(other.use, target);
    return other.foreground !== pair.foreground || against === undefined || needed === undefined
      ? []
      : [{ against, metric, least: needed }];
  });
  const moved = nearestTone(front, needs);
  if (moved !== undefined) return repairAs(pair.foreground, moved);
  const alone = [{ against: front, metric, least }];
  const cleared = nearestTone(back, alone);
  if (cleared !== undefined && meets(front, [{ against: cleared, metric, least }]))
    return repairAs(pair.background, cleared);
  return undefined;
}

function repairAs(token: TokenName, color: Color): ThemeRepair {
  const changesBrand = /^brand(?:-[23])?-a0$/.test(token);
  const sentence = changesBrand
    ? `Only another brand color would do: ${formatHex(color)} is the nearest.`
    : `Make ${tokenLabel(token)} ${formatHex(color)}.`;
  return { token, color, sentence, changesBrand };
}
