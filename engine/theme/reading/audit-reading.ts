/** Audits an imported theme, and finds the fewest changes with which it passes. */
import type { Color } from "#engine/space/color.ts";
import { auditColors, createRepairs, type RoleAudit, type SomeColors } from "#engine/theme/audit-roles.ts";
import {
  ROLE_PAIRS,
  type RolePair,
  type RoleToken,
  THEME_MODES,
  type ThemeModeName,
} from "#engine/theme/role-graph.ts";
import { type FloorSet, type Floors, floorsOf, needsOn, solvedFloors } from "#engine/theme/theme-floors.ts";
import { type Swatch, swatchMeets, swatchOf } from "#engine/theme/theme-swatch.ts";
import type { ThemeChanges } from "./patch-theme.ts";
import type { ReadTheme } from "./theme-reading.ts";

/** The pairs whose two tokens were imported, in the order of modes and roles. */
export function auditReading({ modes }: Pick<ReadTheme, "modes">, floors: FloorSet): RoleAudit {
  return auditColors(
    Object.fromEntries(Object.entries(modes).map(([mode, colors]) => [mode, someColors(colors)])),
    floors,
  );
}

/**
 * The changed tokens of each mode. Repairs are applied one after another, those of a token for all its pairs first; a
 * repair that leaves as many failing pairs is skipped, and what no repair fixes stays unchanged.
 *
 * @internal All modes at once, for tests.
 */
export function repairsOf({ modes }: Pick<ReadTheme, "modes">, floors: FloorSet): ThemeChanges {
  return Object.fromEntries(
    THEME_MODES.flatMap((mode) => {
      const changed = repairsOfMode(modes[mode] ?? new Map(), mode, floors);
      return changed.size === 0 ? [] : [[mode, changed]];
    }),
  );
}

/** The repairs of one mode. They take some milliseconds for a designed theme, and half a second for random colors. */
export function repairsOfMode(
  colors: ReadonlyMap<RoleToken, Color>,
  mode: ThemeModeName,
  floors: FloorSet,
): ReadonlyMap<RoleToken, Color> {
  return repairedMode(someColors(colors), floorsOf(floors, mode), solvedFloors(floors, mode));
}

/** `roomy` floors include a margin for rounding in any notation. */
function repairedMode(given: SomeColors, floors: Floors, roomy: Floors): ReadonlyMap<RoleToken, Color> {
  const changed = new Map<RoleToken, Color>();
  const failingPairs = pairMeter(floors);
  let colors = given;
  let failing = failingPairs(colors);
  for (const onlyAll of [true, false]) {
    // Pairs that no repair fixes as long as the tokens that they depend on stay unchanged.
    const inVain = new Set<RolePair>();
    let repair = createRepairs(colors, roomy);
    for (let pair = failing[0]; pair !== undefined; pair = failing.find((each) => !inVain.has(each))) {
      const found = repair(pair);
      const next = found && { ...colors, [found.token]: found.color };
      const left = next && failingPairs(next);
      if (
        found === undefined ||
        next === undefined ||
        left === undefined ||
        left.length >= failing.length ||
        (onlyAll && !found.passesAll)
      ) {
        inVain.add(pair);
        continue;
      }
      changed.set(found.token, found.color);
      [colors, failing, repair] = [next, left, createRepairs(next, roomy)];
      for (const each of inVain)
        if (meet(each.text, found.token) || meet(each.surface, found.token)) inVain.delete(each);
    }
  }
  return changed;
}

/** Whether the tokens form a pair, or are the same. */
function meet(one: RoleToken, other: RoleToken): boolean {
  return (
    one === other ||
    ROLE_PAIRS.some(
      ({ text, surface }) => (text === one && surface === other) || (text === other && surface === one),
    )
  );
}

/** A meter that caches the measurement of each color. */
function pairMeter(floors: Floors): (colors: SomeColors) => readonly RolePair[] {
  const known = new Map<Color, Swatch>();
  const swatch = (color: Color): Swatch => {
    const made = known.get(color) ?? swatchOf(color);
    known.set(color, made);
    return made;
  };
  return (colors) =>
    ROLE_PAIRS.filter((pair) => {
      const [text, surface] = [colors[pair.text], colors[pair.surface]];
      if (pair.use === "exempt" || text === undefined || surface === undefined) return false;
      return !swatchMeets(swatch(text), needsOn(swatch(surface), floors, pair.use));
    });
}

function someColors(colors: ReadonlyMap<RoleToken, Color>): SomeColors {
  return Object.fromEntries(colors);
}
