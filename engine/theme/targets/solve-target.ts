/** Moves variables of a target until all pairs of its components pass. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import { createLadders, LADDER_TOP, type LadderOf } from "#engine/theme/solve/tone-ladder.ts";
import { type FloorSet, isHigh, solvedFloors } from "#engine/theme/theme-floors.ts";
import { targetFloor, targetRatio } from "./target-audit.ts";
import { isUsedIn, type TargetPair } from "./target-pairs.ts";

export interface TargetMode {
  readonly mode: ThemeModeName;
  readonly floors: FloorSet;
  /** Shared by whoever solves several targets or modes of one theme. */
  readonly ladders?: LadderOf;
}

export interface MovingVariable {
  readonly name: string;
  /** The text on it, with the colors that it may have in the order of preference. */
  readonly label?: { readonly name: string; readonly candidates: readonly Color[] };
  /** Where the search begins, if not away from the page: 1 is lighter. */
  readonly towards?: 1 | -1;
}

/**
 * Changes `target`: each variable moves to the nearest lightness with which its pairs pass, away from the page first.
 * If there is none, to the one whose worst pair is nearest to its floor, and the audit names what fails.
 */
export function moveVariables(
  target: Map<string, Color>,
  pairs: readonly TargetPair[],
  variables: readonly MovingVariable[],
  { mode, floors: set, ladders = createLadders() }: TargetMode,
): void {
  const floors = solvedFloors(set, mode);
  for (const { name, label, towards } of variables) {
    const own = target.get(name);
    if (own === undefined) throw new Error(`The target has no variable ${name}`);
    const concerned = pairs.filter(
      (pair) => isUsedIn(pair, mode) && [pair.text, ...pair.on].some((layer) => layer.name === name),
    );
    /** The least ratio to its floor; no more is measured once it is below `least`. */
    const share = (least: number): number => {
      let reached = Number.POSITIVE_INFINITY;
      for (const pair of concerned) {
        const wanted = targetFloor(pair, floors, isHigh(mode)) * roomOf(pair);
        reached = Math.min(reached, targetRatio(pair, target) / wanted);
        if (reached < least) return reached;
      }
      return reached;
    };
    const { chroma, hueDeg, lightness } = colorToOklch(own);
    const ladder = ladders({ chroma, hueDeg });
    const labels = label?.candidates ?? [undefined];
    let best = { share: 0, color: own, label: labels[0] };
    nearestStep(lightness, towards ?? (mode.startsWith("light") ? -1 : 1), (step) => {
      const color = step === undefined ? own : ladder.at(step).color;
      target.set(name, color);
      return labels.some((each) => {
        if (label !== undefined && each !== undefined) target.set(label.name, each);
        const reached = share(Math.min(1, best.share));
        if (reached > best.share || (reached >= 1 && best.share >= 1))
          best = { share: reached, color, label: each };
        return reached >= 1;
      });
    });
    target.set(name, best.color);
    if (label !== undefined && best.label !== undefined) target.set(label.name, best.label);
  }
}

/**
 * Factor above the floor that a pair with translucent layers aims for: browsers composite colors that were not rounded
 * before, and a byte of the result is about a hundredth of the ratio.
 */
function roomOf({ text, on }: TargetPair): number {
  return [text, ...on].some(({ alpha }) => alpha !== undefined) ? 1.012 : 1;
}

/** Steps of a ladder that are tried first, less than the eye sees; then the single ones between. */
const STRIDE = 8;

/**
 * Calls the test with the color itself (undefined), then with steps of a ladder further and further from it, first in
 * the direction of `sign`; if any passes, the last call is the nearest.
 */
function nearestStep(lightness: number, sign: 1 | -1, test: (step: number | undefined) => boolean): void {
  if (test(undefined)) return;
  const start = Math.round(lightness * LADDER_TOP);
  for (const direction of [sign, -sign])
    for (let away = STRIDE; ; away += STRIDE) {
      const step = start + direction * away;
      if (step < 0 || step > LADDER_TOP) break;
      if (!test(step)) continue;
      for (let near = away - STRIDE + 1; near <= away; near += 1) if (test(start + direction * near)) return;
    }
}
