/** Measures the pairs of the previews in one mode. */
import { apcaLc, wcagRatio } from "#engine/contrast/contrast.ts";
import type { Color } from "#engine/space/color.ts";
import type { RoleToken, ThemeModeName } from "#engine/theme/role-graph.ts";
import { type PreviewPair, type PreviewUse, previewPairs } from "./preview-parts.ts";

export type PreviewColors = Readonly<Record<RoleToken, Color>>;

/** WCAG 2.2 ratios: AA for light and dark, AAA (and 4.5 for controls) with high contrast. */
export function previewFloor(use: PreviewUse, mode: ThemeModeName): number | undefined {
  const isHigh = mode.endsWith("-high");
  switch (use) {
    case "text":
      return isHigh ? 7 : 4.5;
    case "large":
    case "ui":
      return isHigh ? 4.5 : 3;
    case "exempt":
      return undefined;
  }
}

export interface MeasuredPair extends PreviewPair {
  /** WCAG 2.2, 1 to 21. */
  readonly ratio: number;
  /** APCA, signed. */
  readonly lc: number;
  /** Undefined for pairs that need none. */
  readonly floor: number | undefined;
  readonly isPassing: boolean;
}

/** The pair's contrast in the colors of a mode, and whether it reaches the floor of its use there. */
export function measurePair(pair: PreviewPair, colors: PreviewColors, mode: ThemeModeName): MeasuredPair {
  const [front, back] = [colors[pair.foreground], colors[pair.background]];
  const ratio = wcagRatio(front, back);
  const floor = previewFloor(pair.use, mode);
  return { ...pair, ratio, lc: apcaLc(front, back), floor, isPassing: floor === undefined || ratio >= floor };
}

/** The pairs below their floor, in the order of the table. */
export function failingPreviewPairs(colors: PreviewColors, mode: ThemeModeName): MeasuredPair[] {
  return previewPairs()
    .map((pair) => measurePair(pair, colors, mode))
    .filter(({ isPassing }) => !isPassing);
}
