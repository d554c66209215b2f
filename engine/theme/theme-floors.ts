/**
 * The least contrast of each use. WCAG 2.2 ratios (1.4.3, 1.4.6, 1.4.11) or absolute APCA Lc (APCA in a Nutshell: 75
 * for body text, 60 for other text, labels and large text, 45 for controls; 15 more with high contrast).
 */
import type { RoleUse, ThemeModeName } from "./role-graph.ts";
import type { ContrastMetric } from "./theme-contrast.ts";
import { NEWEST_EDITION, type ThemeEdition } from "./theme-editions.ts";
import { type Swatch, type SwatchNeed, swatchContrast } from "./theme-swatch.ts";

/** WCAG AA, WCAG AAA, WCAG AA together with APCA, APCA alone. */
export const FLOOR_SETS = ["aa", "aaa", "both", "apca"] as const;
export type FloorSet = (typeof FLOOR_SETS)[number];

export interface Floors extends Readonly<Record<Exclude<RoleUse, "exempt">, number>> {
  readonly metric: ContrastMetric;
  /** Floors in the other metric that must be reached, too. */
  readonly also?: Floors;
}

interface FloorPair {
  readonly plain: Floors;
  readonly high: Floors;
}

const AA: FloorPair = {
  plain: { metric: "wcag", text: 4.5, caption: 4.5, label: 4.5, large: 3, edge: 3 },
  high: { metric: "wcag", text: 7, caption: 7, label: 7, large: 4.5, edge: 4.5 },
};
const AAA: FloorPair = {
  plain: { metric: "wcag", text: 7, caption: 7, label: 7, large: 4.5, edge: 4.5 },
  high: { metric: "wcag", text: 9, caption: 9, label: 9, large: 7, edge: 7 },
};
const APCA: FloorPair = {
  plain: { metric: "apca", text: 75, caption: 60, label: 60, large: 60, edge: 45 },
  high: { metric: "apca", text: 90, caption: 75, label: 75, large: 75, edge: 60 },
};
const SETS: Readonly<Record<FloorSet, FloorPair>> = {
  aa: AA,
  aaa: AAA,
  both: { plain: { ...AA.plain, also: APCA.plain }, high: { ...AA.high, also: APCA.high } },
  apca: APCA,
};

/** Before edition 3 APCA asked of secondary text and captions what it asks of body text, which nothing could be. */
const EARLY_APCA: FloorPair = {
  plain: { ...APCA.plain, caption: APCA.plain.text },
  high: { ...APCA.high, caption: APCA.high.text },
};

/** WCAG ratios of 1 to 21 or absolute Lc of 0 to 106, greater in the modes of high contrast. */
export function floorsOf(set: FloorSet, mode: ThemeModeName, edition: ThemeEdition = NEWEST_EDITION): Floors {
  const { plain, high } = set === "apca" && edition < 3 ? EARLY_APCA : SETS[set];
  return isHigh(mode) ? high : plain;
}

/** In the first metric; undefined for exempt uses. */
export function floorOf(floors: Floors, use: RoleUse): number | undefined {
  return use === "exempt" ? undefined : floors[use];
}

/** Whether something is measured by APCA. */
export function hasApca(set: FloorSet): boolean {
  return set === "apca" || set === "both";
}

/** What a text of this use must reach on the surface, in each metric of the floors. */
export function needsOn(surface: Swatch, floors: Floors, use: Exclude<RoleUse, "exempt">): SwatchNeed[] {
  const { metric, also } = floors;
  const own: SwatchNeed = { surface, metric, least: floors[use] };
  return also === undefined ? [own] : [own, ...needsOn(surface, also, use)];
}

/** Whether a text of this use reaches what it must on the surface, in each metric of the floors. */
export function reaches(
  text: Swatch,
  surface: Swatch,
  floors: Floors,
  use: Exclude<RoleUse, "exempt">,
): boolean {
  const { metric, also } = floors;
  if (swatchContrast(text, surface, metric) < floors[use]) return false;
  return also === undefined || reaches(text, surface, also, use);
}

/** Whether it is one of the two modes with high contrast. */
export function isHigh(mode: ThemeModeName): boolean {
  return mode.endsWith("-high");
}

/**
 * Factor above the floor that the solver aims for: oklch() with the decimals that preserve a hex value is up to half a
 * byte away from it, and must pass as written, too.
 */
const WRITTEN = 1.004;

/** The floors of a mode with room for rounding in every notation. */
export function solvedFloors(set: FloorSet, mode: ThemeModeName, edition?: ThemeEdition): Floors {
  return roomy(floorsOf(set, mode, edition));
}

function roomy({ metric, text, caption, label, large, edge, also }: Floors): Floors {
  return {
    metric,
    text: text * WRITTEN,
    caption: caption * WRITTEN,
    label: label * WRITTEN,
    large: large * WRITTEN,
    edge: edge * WRITTEN,
    ...(also && { also: roomy(also) }),
  };
}
