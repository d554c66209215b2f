/** Moves variables of a target until all pairs of its components pass. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import { createLadders, LADDER_TOP, type LadderOf } from "#engine/theme/solve/tone-ladder.ts";
import { type FloorSet, isHigh, solvedFloors } from "#engine/theme/theme-floors.ts";
import { targetFloor, targetRatio } from "./target-audit.ts";
import type { TargetPair } from "./target-pairs.ts";

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
 * What no lightness can do keeps its color, and the audit names it.
 */
export function moveVariables(
  target: Map<string, Color>,
  pairs: readonly TargetPair[],
  variables: readonly MovingVariable[],
  { mode, floors: set, ladders = createLadders() }: TargetMode,
): void {
  const [floors, scheme] = [solvedFloors(set, mode), schemeOf(mode)];
  for (const { name, label, towards } of variables) {
    const own = target.get(name);
    if (own === undefined) throw new Error(`The target has no variable ${name}`);
    const concerned = pairs.filter(
      (pair) =>
        (pair.scheme ?? scheme) === scheme && [pair.text, ...pair.on].some((layer) => layer.name === name),
    );
    const passes = (): boolean =>
      concerned.every((pair) => targetRatio(pair, target) >= targetFloor(pair, floors, isHigh(mode)));
    const before = label && target.get(label.name);
    const { chroma, hueDeg, lightness } = colorToOklch(own);
    const ladder = ladders({ chroma, hueDeg });
    const found = nearestStep(lightness, towards ?? (scheme === "light" ? -1 : 1), (step) => {
      target.set(name, step === undefined ? own : ladder.at(step).color);
      if (label === undefined) return passes();
      return label.candidates.some((each) => {
        target.set(label.name, each);
        return passes();
      });
    });
    if (found) continue;
    target.set(name, own);
    if (label !== undefined && before !== undefined) target.set(label.name, before);
  }
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

/** The color scheme of a mode, with high contrast or without. */
export function schemeOf(mode: ThemeModeName): "light" | "dark" {
  return mode.startsWith("light") ? "light" : "dark";
}
