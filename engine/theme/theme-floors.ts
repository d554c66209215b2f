/**
 * The least contrast of each use. WCAG 2.2 ratios (1.4.3, 1.4.6, 1.4.11) or absolute APCA Lc (APCA in a Nutshell: 75
 * for body text, 60 for labels and large text, 45 for controls; 15 more with high contrast).
 */
import type { RoleUse, ThemeModeName } from "./role-graph.ts";
import type { ContrastMetric } from "./theme-contrast.ts";

/** WCAG AA, WCAG AAA, APCA. */
export const FLOOR_SETS = ["aa", "aaa", "apca"] as const;
export type FloorSet = (typeof FLOOR_SETS)[number];

export interface Floors extends Readonly<Record<Exclude<RoleUse, "exempt">, number>> {
  readonly metric: ContrastMetric;
}

const SETS: Readonly<Record<FloorSet, { readonly plain: Floors; readonly high: Floors }>> = {
  aa: {
    plain: { metric: "wcag", text: 4.5, label: 4.5, large: 3, edge: 3 },
    high: { metric: "wcag", text: 7, label: 7, large: 4.5, edge: 4.5 },
  },
  aaa: {
    plain: { metric: "wcag", text: 7, label: 7, large: 4.5, edge: 4.5 },
    high: { metric: "wcag", text: 9, label: 9, large: 7, edge: 7 },
  },
  apca: {
    plain: { metric: "apca", text: 75, label: 60, large: 60, edge: 45 },
    high: { metric: "apca", text: 90, label: 75, large: 75, edge: 60 },
  },
};

/** WCAG ratios of 1 to 21 or absolute Lc of 0 to 106, greater in the modes of high contrast. */
export function floorsOf(set: FloorSet, mode: ThemeModeName): Floors {
  return SETS[set][isHigh(mode) ? "high" : "plain"];
}

/** Undefined for exempt uses. */
export function floorOf(floors: Floors, use: RoleUse): number | undefined {
  return use === "exempt" ? undefined : floors[use];
}

/** Whether it is one of the two modes with high contrast. */
export function isHigh(mode: ThemeModeName): boolean {
  return mode === "light-high" || mode === "dark-high";
}

/**
 * Factor above the floor that the solver aims for: oklch() with the decimals that preserve a hex value is up to half a
 * byte away from it, and must pass as written, too.
 */
const WRITTEN = 1.004;

/** The floors of a mode with room for rounding in every notation. */
export function solvedFloors(set: FloorSet, mode: ThemeModeName): Floors {
  const { metric, text, label, large, edge } = floorsOf(set, mode);
  return {
    metric,
    text: text * WRITTEN,
    label: label * WRITTEN,
    large: large * WRITTEN,
    edge: edge * WRITTEN,
  };
}
