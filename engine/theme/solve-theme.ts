/**
 * Solves a theme in its four linked modes. Light and dark, and the two of high contrast, have the same measured
 * contrast of text and control edges on a20, within 0.1 of ratio, rather than the same lightness. Equal requests give
 * equal themes; each color is an 8-bit sRGB color or stands as it was given.
 */
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { type CloseFamilies, closeFamilies } from "./family-distance.ts";
import { ROLE_TOKENS, type RoleToken, THEME_MODES, type ThemeModeName } from "./role-graph.ts";
import { MATCHED, type ModeSolution, REFERENCE, solveMode } from "./solve/solve-mode.ts";
import { createLadders, type LadderOf } from "./solve/tone-ladder.ts";
import { NEWEST_EDITION, type ThemeEdition } from "./theme-editions.ts";
import type { FloorSet } from "./theme-floors.ts";
import type { FourModeRequest, ThemePins } from "./theme-request.ts";
import { type Swatch, swatchRatio } from "./theme-swatch.ts";

/** The opaque sRGB color of each token in one mode. */
export type RoleColors = Readonly<Record<RoleToken, Color>>;

export interface MovedBrand {
  readonly mode: ThemeModeName;
  readonly token: "brand" | "second" | "accent";
  readonly from: Color;
  readonly to: Color;
  /** ΔEOK, 0 to 1. */
  readonly deltaE: number;
}

export interface FourModeTheme {
  readonly modes: Readonly<Record<ThemeModeName, RoleColors>>;
  readonly floors: FloorSet;
  readonly edition: ThemeEdition;
  readonly pins: ThemePins;
  /** Given colors that high contrast changed; in light and dark mode they are exact. */
  readonly moved: readonly MovedBrand[];
  /** Fills that look alike although they mean different things. */
  readonly close: readonly CloseFamilies[];
}

const COUNTERPARTS = [
  ["light", "dark"],
  ["light-high", "dark-high"],
] as const;

/**
 * The four modes of a request. What no color can reach is named by `auditRoles`, never hidden. Whoever solves many
 * requests of the same brand gives the same ladders.
 */
export function solveTheme(request: FourModeRequest, ladders: LadderOf = createLadders()): FourModeTheme {
  const modes: Partial<Record<ThemeModeName, RoleColors>> = {};
  for (const pair of COUNTERPARTS) {
    const solutions = pair.map((mode) => solveMode(request, mode, ladders));
    const ratios = MATCHED.map((token) => matchedRatio(token, solutions, pair, request.pins));
    for (const [index, mode] of pair.entries()) {
      const solution = solutions[index];
      if (solution === undefined) continue;
      const colors: Partial<Record<RoleToken, Color>> = {};
      for (const token of ROLE_TOKENS) colors[token] = solution.swatches[token].color;
      for (const [at, token] of MATCHED.entries())
        colors[token] = solution.matched(token, ratios[at] ?? 1).color;
      modes[mode] = colors as RoleColors; // ROLE_TOKENS holds every token
    }
  }
  const solved = modes as FourModeTheme["modes"]; // COUNTERPARTS holds all four modes
  return {
    modes: solved,
    floors: request.floors ?? "aa",
    edition: request.edition ?? NEWEST_EDITION,
    pins: request.pins ?? {},
    moved: movedBrands(request, solved),
    close: THEME_MODES.flatMap((mode) => closeFamilies(mode, solved[mode], request.brand.length)),
  };
}

/**
 * The greater ratio of the two modes, or the greatest that both can reach. A pinned token does not affect its
 * counterpart.
 */
function matchedRatio(
  token: (typeof MATCHED)[number],
  solutions: readonly ModeSolution[],
  modes: readonly ThemeModeName[],
  pins: ThemePins = {},
): number {
  const free = solutions.filter((_, index) => pins[modes[index] ?? "light"]?.[token] === undefined);
  const ratioIn = ({ swatches }: ModeSolution): number => {
    const [ink, ground]: readonly Swatch[] = [swatches[token], swatches[REFERENCE]];
    return ink === undefined || ground === undefined ? 1 : swatchRatio(ink, ground);
  };
  const wanted = Math.max(1, ...free.map(ratioIn));
  return Math.min(wanted, ...free.map(({ reach }) => reach(token)));
}

function movedBrands({ brand, pins }: FourModeRequest, modes: FourModeTheme["modes"]): MovedBrand[] {
  return THEME_MODES.flatMap((mode) =>
    (["brand", "second", "accent"] as const).flatMap((token, index): MovedBrand[] => {
      const given = brand[index];
      if (given === undefined || pins?.[mode]?.[token] !== undefined) return [];
      const [from, to] = [{ ...given, alpha: 1 }, modes[mode][token]];
      const deltaE = deltaEOK(from, to);
      return deltaE < 1e-9 ? [] : [{ mode, token, from, to, deltaE }];
    }),
  );
}
