/** Measures the pairs of a target, with translucent colors composited as a browser does: in sRGB, to 8 bits. */
import { ratioOfLuminances } from "#engine/contrast/contrast.ts";
import { toBytes } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { LINEAR_OF_BYTE } from "#engine/space/rgb-spaces.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import { type Floors, isHigh } from "#engine/theme/theme-floors.ts";
import { isUsedIn, type TargetLayer, type TargetPair } from "./target-pairs.ts";

export type TargetColors = ReadonlyMap<string, Color>;

export interface MeasuredTargetPair extends TargetPair {
  /** WCAG 2.2, 1 to 21. */
  readonly wcag: number;
  readonly floor: number;
  readonly passes: boolean;
  /** As they are drawn: opaque, of 8 bits. */
  readonly ink: Color;
  readonly ground: Color;
}

/** Red, green and blue. A solver measures thousands of pairs of the same few colors, so they are kept as bytes. */
type Bytes = readonly [number, number, number];

const WHITE: Bytes = [255, 255, 255];
const bytesOfColor = new WeakMap<Color, Bytes>();

function bytesOf({ name }: TargetLayer, colors: TargetColors): Bytes {
  if (name === "white") return WHITE;
  const color = colors.get(name);
  if (color === undefined) throw new Error(`The target has no variable ${name}`);
  const known = bytesOfColor.get(color);
  if (known !== undefined) return known;
  const { bytes } = toBytes(color);
  const [red, green, blue] = bytes;
  const made: Bytes = [red, green, blue];
  bytesOfColor.set(color, made);
  return made;
}

function over(top: Bytes, alpha: number, below: Bytes): Bytes {
  if (alpha === 1) return top;
  const mixed = (index: 0 | 1 | 2): number => Math.round(top[index] * alpha + below[index] * (1 - alpha));
  return [mixed(0), mixed(1), mixed(2)];
}

/** The two colors of the pair as they are drawn. */
function drawnPair({ text, on }: TargetPair, colors: TargetColors): readonly [ink: Bytes, ground: Bytes] {
  let ground = WHITE;
  for (let index = on.length - 1; index >= 0; index -= 1) {
    const layer = on[index];
    if (layer !== undefined) ground = over(bytesOf(layer, colors), layer.alpha ?? 1, ground);
  }
  return [over(bytesOf(text, colors), text.alpha ?? 1, ground), ground];
}

/** WCAG ratio of the pair as it is drawn. */
export function targetRatio(pair: TargetPair, colors: TargetColors): number {
  const [ink, ground] = drawnPair(pair, colors);
  return ratioOfLuminances(luminance(ink), luminance(ground));
}

function luminance([red, green, blue]: Bytes): number {
  return (
    0.2126 * (LINEAR_OF_BYTE[red] ?? 0) +
    0.7152 * (LINEAR_OF_BYTE[green] ?? 0) +
    0.0722 * (LINEAR_OF_BYTE[blue] ?? 0)
  );
}

/** The WCAG floor of a use: components of others are not made for APCA, so there it is that of AA. */
export function targetFloor({ use }: Pick<TargetPair, "use">, floors: Floors, isHighMode: boolean): number {
  if (floors.metric === "wcag") return floors[use];
  return isHighMode ? { text: 7, edge: 4.5 }[use] : { text: 4.5, edge: 3 }[use];
}

/** Every pair of the target that this mode has. */
export function auditTarget(
  pairs: readonly TargetPair[],
  colors: TargetColors,
  { mode, floors }: { readonly mode: ThemeModeName; readonly floors: Floors },
): MeasuredTargetPair[] {
  return pairs
    .filter((pair) => isUsedIn(pair, mode))
    .map((pair) => {
      const [ink, ground] = drawnPair(pair, colors);
      const [wcag, floor] = [targetRatio(pair, colors), targetFloor(pair, floors, isHigh(mode))];
      return { ...pair, ink: colorOf(ink), ground: colorOf(ground), wcag, floor, passes: wcag >= floor };
    });
}

function colorOf([red, green, blue]: Bytes): Color {
  return { space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 };
}
