/** The variables of shadcn/ui for one mode of a theme, solved for the pairs that its components use. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { SHADCN_TOKENS } from "#engine/theme/outputs/shadcn-tokens.ts";
import type { RoleToken, ThemeModeName } from "#engine/theme/role-graph.ts";
import { createLadders, LADDER_TOP } from "#engine/theme/solve/tone-ladder.ts";
import { type FloorSet, isHigh, solvedFloors } from "#engine/theme/theme-floors.ts";
import { chartColors } from "./chart-colors.ts";
import { SHADCN_CHARTS, SHADCN_PAIRS, type TargetPair } from "./shadcn-pairs.ts";
import {
  auditTarget,
  type MeasuredTargetPair,
  type TargetColors,
  targetFloor,
  targetRatio,
} from "./target-audit.ts";

type RoleColors = Readonly<Record<RoleToken, Color>>;

interface TargetMode {
  readonly mode: ThemeModeName;
  readonly floors: FloorSet;
}

/**
 * Each variable with its color, in the order of shadcn/ui. `primary` is a fill, its label and a link at once, and
 * `destructive` too, so they move to the nearest lightness that is all of it; the exact brand is `brand`.
 */
export function shadcnColors(colors: RoleColors, { mode, floors: set }: TargetMode): Map<string, Color> {
  const target = new Map<string, Color>(
    Object.entries(SHADCN_TOKENS).map(([name, token]) => [name, colors[token]]),
  );
  const floors = solvedFloors(set, mode);
  const scheme = schemeOf(mode);
  const passes = (pairs: readonly TargetPair[]): boolean =>
    pairs.every((pair) => targetRatio(pair, target) >= targetFloor(pair, floors, isHigh(mode)));
  const ladders = createLadders();

  /** Moves a variable and the label on it, if it has one, away from the page first. */
  const solve = (name: string, labels: readonly Color[]): void => {
    const pairs = SHADCN_PAIRS.filter(
      (pair) =>
        (pair.scheme ?? scheme) === scheme && [pair.text, ...pair.on].some((layer) => layer.name === name),
    );
    const own = target.get(name);
    if (own === undefined) throw new Error(`The target has no variable ${name}`);
    const label = `${name}-foreground`;
    const before = target.get(label);
    const candidates = labels.length === 0 ? [before] : labels;
    const { chroma, hueDeg } = colorToOklch(own);
    const ladder = ladders({ chroma, hueDeg });
    const isFound = (color: Color): boolean => {
      target.set(name, color);
      return candidates.some((each) => {
        if (each !== undefined) target.set(label, each);
        return passes(pairs);
      });
    };
    const found = nearestStep(colorToOklch(own).lightness, scheme === "light" ? -1 : 1, (step) =>
      isFound(step === undefined ? own : ladder.at(step).color),
    );
    // What no lightness can do keeps the theme's own colors, and the audit names it.
    if (found) return;
    target.set(name, own);
    if (before !== undefined) target.set(label, before);
  };
  solve("primary", [colors["on-brand"], colors.a0, colors.a10, colors.text]);
  solve("destructive", []);
  solve("muted-foreground", []);
  solve("accent", []);
  const primary = target.get("primary") ?? colors.brand;
  target.set("sidebar-primary", primary);
  target.set("sidebar-primary-foreground", target.get("primary-foreground") ?? colors["on-brand"]);
  const grounds = [colors.a0, colors.a10];
  const least = isHigh(mode) ? (floors.metric === "wcag" ? floors.edge : 4.5) : 3.02;
  const charts = chartColors({ first: primary, grounds, least, count: SHADCN_CHARTS.length });
  for (const [index, name] of SHADCN_CHARTS.entries()) target.set(name, charts[index] ?? primary);
  return target;
}

/** Every pair of shadcn/ui in this mode. */
export function auditShadcn(target: TargetColors, { mode, floors }: TargetMode): MeasuredTargetPair[] {
  const options = { scheme: schemeOf(mode), floors: solvedFloors(floors, mode), isHigh: isHigh(mode) };
  return auditTarget(SHADCN_PAIRS, target, options);
}

/** Steps of a ladder that are tried first, less than the eye sees; then the single ones between. */
const STRIDE = 8;

/**
 * Calls the test with the color itself (undefined), then with steps of a ladder further and further from it, first in
 * the direction of `sign`; the last call is the nearest that passes. False if none does.
 */
function nearestStep(lightness: number, sign: 1 | -1, test: (step: number | undefined) => boolean): boolean {
  if (test(undefined)) return true;
  const start = Math.round(lightness * LADDER_TOP);
  for (const direction of [sign, -sign])
    for (let away = STRIDE; ; away += STRIDE) {
      const step = start + direction * away;
      if (step < 0 || step > LADDER_TOP) break;
      if (!test(step)) continue;
      for (let near = away - STRIDE + 1; near <= away; near += 1)
        if (test(start + direction * near)) return true;
    }
  return false;
}

function schemeOf(mode: ThemeModeName): "light" | "dark" {
  return mode.startsWith("light") ? "light" : "dark";
}
