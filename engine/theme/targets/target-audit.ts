/** Measures the pairs of a target, with translucent colors composited as a browser does: in sRGB, to 8 bits. */
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { toBytes } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { snapped } from "#engine/theme/theme-contrast.ts";
import type { Floors } from "#engine/theme/theme-floors.ts";
import type { TargetLayer, TargetPair } from "./shadcn-pairs.ts";

export type TargetColors = ReadonlyMap<string, Color>;

export interface MeasuredTargetPair extends TargetPair {
  /** WCAG 2.2, 1 to 21. */
  readonly wcag: number;
  readonly floor: number;
  readonly passes: boolean;
}

const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };

function colorOf({ name }: TargetLayer, colors: TargetColors): Color {
  const color = name === "white" ? WHITE : colors.get(name);
  if (color === undefined) throw new Error(`The target has no variable ${name}`);
  return snapped(color);
}

function over(top: Color, alpha: number, below: Color): Color {
  if (alpha === 1) return top;
  const [first, second] = [toBytes(top).bytes, toBytes(below).bytes];
  const mixed = (index: 0 | 1 | 2): number =>
    Math.round(first[index] * alpha + second[index] * (1 - alpha)) / 255;
  return { space: "srgb", coords: [mixed(0), mixed(1), mixed(2)], alpha: 1 };
}

/** WCAG ratio of the pair as it is drawn. */
export function targetRatio({ text, on }: TargetPair, colors: TargetColors): number {
  const [first, ...above] = on.toReversed();
  if (first === undefined) throw new Error("A pair has a surface");
  const surface = above.reduce(
    (below, layer) => over(colorOf(layer, colors), layer.alpha ?? 1, below),
    colorOf(first, colors),
  );
  return wcagRatio(over(colorOf(text, colors), text.alpha ?? 1, surface), surface);
}

/** The WCAG floor of a use: components of others are not made for APCA, so there it is that of AA. */
export function targetFloor({ use }: TargetPair, floors: Floors, isHighMode: boolean): number {
  if (floors.metric === "wcag") return floors[use];
  return isHighMode ? { text: 7, edge: 4.5 }[use] : { text: 4.5, edge: 3 }[use];
}

/** Every pair of the target that this color scheme has. */
export function auditTarget(
  pairs: readonly TargetPair[],
  colors: TargetColors,
  {
    scheme,
    floors,
    isHigh,
  }: { readonly scheme: "light" | "dark"; readonly floors: Floors; readonly isHigh: boolean },
): MeasuredTargetPair[] {
  return pairs
    .filter((pair) => pair.scheme === undefined || pair.scheme === scheme)
    .map((pair) => {
      const [wcag, floor] = [targetRatio(pair, colors), targetFloor(pair, floors, isHigh)];
      return { ...pair, wcag, floor, passes: wcag >= floor };
    });
}
