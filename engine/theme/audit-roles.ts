/** Measures every pair that a theme uses in each mode, and finds the smallest repair of each that fails. */
import { nearestReaching } from "#engine/contrast/nearest-lightness.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_PAIRS, type RolePair, type RoleToken, THEME_MODES, type ThemeModeName } from "./role-graph.ts";
import type { FourModeTheme, RoleColors } from "./solve-theme.ts";
import { type Floors, floorOf, floorsOf } from "./theme-floors.ts";
import { type Swatch, swatchContrast, swatchLc, swatchOf, swatchRatio } from "./theme-swatch.ts";

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
  /** In the metric of the floors. */
  readonly reached: number;
  /** Absent if no color of the hue passes. */
  readonly repair?: RoleRepair;
  /** The pins that hold this pair: its text, its surface, or both. */
  readonly pinned: readonly RoleToken[];
}

export interface RoleAudit {
  readonly pairs: readonly MeasuredRolePair[];
  readonly unreachable: readonly UnreachablePair[];
}

/** Every pair of the theme, or of one mode, in the order of the roles. */
export function auditRoles(theme: FourModeTheme, only?: ThemeModeName): RoleAudit {
  const modes = only === undefined ? THEME_MODES : [only];
  const audits = modes.map((mode) => auditMode(theme, mode));
  return {
    pairs: audits.flatMap(({ pairs }) => pairs),
    unreachable: audits.flatMap(({ unreachable }) => unreachable),
  };
}

function auditMode(theme: FourModeTheme, mode: ThemeModeName): RoleAudit {
  const floors = floorsOf(theme.floors, mode);
  const swatches = new Map<Color, Swatch>();
  const colors = theme.modes[mode];
  const swatch = (token: RoleToken): Swatch => {
    const color = colors[token];
    const known = swatches.get(color);
    if (known !== undefined) return known;
    const made = swatchOf(color);
    swatches.set(color, made);
    return made;
  };
  const pins = theme.pins[mode] ?? {};
  const unreachable: UnreachablePair[] = [];
  const pairs = ROLE_PAIRS.map((pair): MeasuredRolePair => {
    const [text, surface] = [swatch(pair.text), swatch(pair.surface)];
    const floor = floorOf(floors, pair.use);
    const [wcag, apca] = [swatchRatio(text, surface), swatchLc(text, surface)];
    const reached = floors.metric === "wcag" ? wcag : Math.abs(apca);
    const measured = { ...pair, mode, floor, wcag, apca, passes: floor === undefined || reached >= floor };
    if (floor !== undefined && !measured.passes) {
      const repair = repairOf(pair, colors, floors);
      const pinned = [pair.text, pair.surface].filter((token) => pins[token] !== undefined);
      unreachable.push({ ...measured, floor, reached, pinned, ...(repair !== undefined && { repair }) });
    }
    return measured;
  });
  return { pairs, unreachable };
}

/** The text moved for all of its pairs, else for this pair alone, else the surface moved for this pair. */
function repairOf(pair: RolePair, colors: RoleColors, floors: Floors): RoleRepair | undefined {
  const floor = floorOf(floors, pair.use);
  if (floor === undefined) return undefined;
  const own = needsOf(
    ROLE_PAIRS.filter(({ text }) => text === pair.text),
    "surface",
    colors,
    floors,
  );
  const all = nearest(colors[pair.text], own, floors);
  if (all !== undefined) return { token: pair.text, color: all, passesAll: true };
  const alone = nearest(colors[pair.text], needsOf([pair], "surface", colors, floors), floors);
  if (alone !== undefined) return { token: pair.text, color: alone, passesAll: false };
  const surface = nearest(colors[pair.surface], needsOf([pair], "text", colors, floors), floors);
  return surface && { token: pair.surface, color: surface, passesAll: false };
}

function needsOf(
  pairs: readonly RolePair[],
  side: "text" | "surface",
  colors: RoleColors,
  floors: Floors,
): { readonly other: Swatch; readonly least: number; readonly isSurface: boolean }[] {
  return pairs.flatMap((pair) => {
    const least = floorOf(floors, pair.use);
    return least === undefined
      ? []
      : [{ other: swatchOf(colors[pair[side]]), least, isSurface: side === "surface" }];
  });
}

/** The nearest 8-bit color of the hue that meets the needs as it is written; undefined if none does. */
function nearest(color: Color, needs: ReturnType<typeof needsOf>, { metric }: Floors): Color | undefined {
  const share = (candidate: Color): number => {
    const own = swatchOf(candidate);
    return Math.min(
      ...needs.map(
        ({ other, least, isSurface }) =>
          (isSurface ? swatchContrast(own, other, metric) : swatchContrast(other, own, metric)) / least,
      ),
    );
  };
  const found = nearestReaching(color, 1, share);
  return found !== undefined && share(found) >= 1 ? found : undefined;
}
