/** Contrast figures for display, truncated and never rounded up. */
import { formatRatio } from "#engine/contrast/contrast.ts";
import type { RoleUse } from "#engine/theme/role-graph.ts";
import type { ContrastMetric } from "#engine/theme/theme-contrast.ts";
import type { Floors } from "#engine/theme/theme-floors.ts";

/** "4.52", or "Lc 75" of an absolute or signed Lc. */
export function formatFigure(value: number, metric: ContrastMetric): string {
  return metric === "wcag" ? formatRatio(value) : `Lc ${minus(Math.trunc(value))}`;
}

/** A floor: "4.5" or "Lc 75". */
export function formatFloor(value: number, metric: ContrastMetric): string {
  return metric === "wcag" ? value.toFixed(1) : `Lc ${value}`;
}

/** The floors of a use in each metric: "4.5", "Lc 75", "4.5, Lc 75"; undefined for exempt uses. */
export function floorsText(floors: Floors, use: RoleUse): string | undefined {
  if (use === "exempt") return undefined;
  const own = formatFloor(floors[use], floors.metric);
  return floors.also === undefined ? own : `${own}, ${floorsText(floors.also, use)}`;
}

/** Replaces the hyphen by a minus sign, which is as wide as a digit. */
export function minus(value: number): string {
  return String(value).replace("-", "−");
}
