import { ROLE_PAIRS } from "#engine/theme/role-graph.ts";

/** The index in `ROLE_PAIRS`, and in the figures of a mode, of each "text surface". */
export const PAIR_PLACES: ReadonlyMap<string, number> = new Map(
  ROLE_PAIRS.map(({ text, surface }, index) => [`${text} ${surface}`, index]),
);
