/** Groups failing pairs that share a repair, so that a person decides once instead of once per surface. */
import type { RoleToken, ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FailingRolePair } from "./solved-theme.ts";

export interface FailingGroup {
  readonly mode: ThemeModeName;
  /** The failing text or edge. */
  readonly text: RoleToken;
  /** Worst first; at least one. */
  readonly pairs: readonly FailingRolePair[];
  readonly worst: FailingRolePair;
}

/** In the order of the modes, then of the roles. */
export function failingGroups(failing: readonly FailingRolePair[]): FailingGroup[] {
  const groups = new Map<string, FailingRolePair[]>();
  for (const pair of failing) {
    const key = `${pair.mode} ${pair.text}`;
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  return [...groups.values()].flatMap((given) => {
    const pairs = given.toSorted((a, b) => a.reached / a.floor - b.reached / b.floor);
    const [worst] = pairs;
    return worst === undefined ? [] : [{ mode: worst.mode, text: worst.text, pairs, worst }];
  });
}
