/** Measures every pair that a theme uses in each mode, and finds the smallest repair of each that fails. */
import { nearestReaching } from "#engine/contrast/nearest-lightness.ts";
import type { Color } from "#engine/space/color.ts";
import {
  ROLE_PAIRS,
  type RolePair,
  type RoleToken,
  type RoleUse,
  THEME_MODES,
  type ThemeModeName,
} from "./role-graph.ts";
import type { FourModeTheme } from "./solve-theme.ts";
import type { ContrastMetric } from "./theme-contrast.ts";
import { type FloorSet, type Floors, floorOf, floorsOf, needsOn } from "./theme-floors.ts";
import {
  metShare,
  type Swatch,
  type SwatchNeed,
  swatchLc,
  swatchMeets,
  swatchOf,
  swatchRatio,
} from "./theme-swatch.ts";

export interface MeasuredRolePair extends RolePair {
  readonly mode: ThemeModeName;
  /** The least contrast in the metric of the floors; undefined for exempt pairs. */
  readonly floor: number | undefined;
  /** WCAG 2.2, 1 to 21; the lower of the color and its hex fallback. */
  readonly wcag: number;
  /** APCA, signed. */
  readonly apca: number;
  readonly passes: boolean;
}

export interface RoleRepair {
  readonly token: RoleToken;
  /** An 8-bit color that passes as it is written, for every pair of the token where `passesAll`. */
  readonly color: Color;
  readonly passesAll: boolean;
}

export interface UnreachablePair extends MeasuredRolePair {
  readonly floor: number;
  /** Of the floor that is missed by most. */
  readonly metric: ContrastMetric;
  readonly reached: number;
  /** Absent if no color of the hue passes. */
  readonly repair?: RoleRepair;
  /** The pinned tokens of this pair: its text, its surface, or both. */
  readonly pinned: readonly RoleToken[];
}

/** `unreachable` are those of the `pairs` that miss their floor. */
export interface RoleAudit {
  readonly pairs: readonly MeasuredRolePair[];
  readonly unreachable: readonly UnreachablePair[];
}

/** Some tokens of a mode; a pair is audited if both of its tokens are among them. */
export type SomeColors = Readonly<Partial<Record<RoleToken, Color>>>;

/** Every pair of the theme, or of one mode, in the order of the roles. */
export function auditRoles(theme: FourModeTheme, only?: ThemeModeName): RoleAudit {
  const modes = only === undefined ? THEME_MODES : [only];
  return joined(
    modes.map((mode) =>
      auditMode(theme.modes[mode], {
        mode,
        floors: floorsOf(theme.floors, mode, theme.edition),
        pins: theme.pins[mode],
      }),
    ),
  );
}

/** The pairs of the given modes whose two tokens are both given. */
export function auditColors(
  modes: Readonly<Partial<Record<ThemeModeName, SomeColors>>>,
  set: FloorSet,
): RoleAudit {
  return joined(
    THEME_MODES.flatMap((mode) => {
      const colors = modes[mode];
      return colors === undefined ? [] : [auditMode(colors, { mode, floors: floorsOf(set, mode) })];
    }),
  );
}

function joined(audits: readonly RoleAudit[]): RoleAudit {
  return {
    pairs: audits.flatMap(({ pairs }) => pairs),
    unreachable: audits.flatMap(({ unreachable }) => unreachable),
  };
}

interface ModeAudit {
  readonly mode: ThemeModeName;
  readonly floors: Floors;
  readonly pins?: SomeColors | undefined;
}

/** The pairs of one mode whose two tokens are given, in the order of the roles. */
export function auditMode(colors: SomeColors, { mode, floors, pins = {} }: ModeAudit): RoleAudit {
  const swatches = new Map<Color, Swatch>();
  const swatchOfColor = (color: Color): Swatch => {
    const known = swatches.get(color);
    if (known !== undefined) return known;
    const made = swatchOf(color);
    swatches.set(color, made);
    return made;
  };
  const unreachable: UnreachablePair[] = [];
  const repairs = createRepairs(colors, floors);
  const pairs = ROLE_PAIRS.flatMap((pair): MeasuredRolePair[] => {
    const [ink, ground] = [colors[pair.text], colors[pair.surface]];
    if (ink === undefined || ground === undefined) return [];
    const [text, surface] = [swatchOfColor(ink), swatchOfColor(ground)];
    const floor = floorOf(floors, pair.use);
    const [wcag, apca] = [swatchRatio(text, surface), swatchLc(text, surface)];
    const missed = pair.use === "exempt" ? undefined : missedNeed(text, needsOn(surface, floors, pair.use));
    const measured = { ...pair, mode, floor, wcag, apca, passes: missed === undefined };
    if (missed !== undefined) {
      const repair = repairs(pair);
      const pinned = [pair.text, pair.surface].filter((token) => pins[token] !== undefined);
      const { metric, least } = missed;
      const reached = metric === "wcag" ? wcag : Math.abs(apca);
      unreachable.push({
        ...measured,
        floor: least,
        metric,
        reached,
        pinned,
        ...(repair !== undefined && { repair }),
      });
    }
    return [measured];
  });
  return { pairs, unreachable };
}

/** The need that the text misses by most; undefined if it meets all. */
function missedNeed(text: Swatch, needs: readonly SwatchNeed[]): SwatchNeed | undefined {
  if (swatchMeets(text, needs)) return undefined;
  return needs.toSorted((a, b) => metShare(text, [a]) - metShare(text, [b]))[0];
}

/**
 * Finds the smallest repair of a failing pair: the text changed for all of its pairs, otherwise for this pair alone,
 * otherwise the surface changed for this pair.
 */
export function createRepairs(
  colors: SomeColors,
  floors: Floors,
): (pair: RolePair) => RoleRepair | undefined {
  const forAll = new Map<RoleToken, Color | undefined>();
  const allOf = (text: RoleToken, ink: Color): Color | undefined => {
    if (!forAll.has(text)) {
      const own = ROLE_PAIRS.filter((each) => each.text === text);
      forAll.set(text, nearest(ink, needsOf(own, "surface", colors), floors));
    }
    return forAll.get(text);
  };
  return (pair) => {
    const [ink, ground] = [colors[pair.text], colors[pair.surface]];
    if (ink === undefined || ground === undefined || floorOf(floors, pair.use) === undefined)
      return undefined;
    const all = allOf(pair.text, ink);
    if (all !== undefined) return { token: pair.text, color: all, passesAll: true };
    const alone = nearest(ink, needsOf([pair], "surface", colors), floors);
    if (alone !== undefined) return { token: pair.text, color: alone, passesAll: false };
    const surface = nearest(ground, needsOf([pair], "text", colors), floors);
    return surface && { token: pair.surface, color: surface, passesAll: false };
  };
}

interface RepairNeed {
  readonly other: Swatch;
  readonly use: Exclude<RoleUse, "exempt">;
  readonly isSurface: boolean;
}

function needsOf(
  pairs: readonly RolePair[],
  side: "text" | "surface",
  colors: SomeColors,
): readonly RepairNeed[] {
  return pairs.flatMap(({ use, ...pair }): RepairNeed[] => {
    const other = colors[pair[side]];
    return use === "exempt" || other === undefined
      ? []
      : [{ other: swatchOf(other), use, isSurface: side === "surface" }];
  });
}

/** The nearest 8-bit color of the hue that meets the needs as it is written; undefined if none does. */
function nearest(color: Color, needs: readonly RepairNeed[], floors: Floors): Color | undefined {
  const share = (candidate: Color): number => {
    const own = swatchOf(candidate);
    return Math.min(
      ...needs.map(({ other, use, isSurface }) =>
        isSurface ? metShare(own, needsOn(other, floors, use)) : metShare(other, needsOn(own, floors, use)),
      ),
    );
  };
  const found = nearestReaching(color, 1, share);
  return found !== undefined && share(found) >= 1 ? found : undefined;
}
