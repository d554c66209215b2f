/**
 * Mixing any number of colors. Source: CSS Color Module Level 5 §3, `color-mix()`: the colors are mixed two
 * by two from the first, each pair by its percentages; if all percentages together stay below 100%, the
 * mixture is translucent.
 */
import type { Color } from "#engine/space/color.ts";
import { convertKeepingMissing } from "#engine/space/missing.ts";
import { interpolateColors, type MixOptions } from "./mix.ts";

export interface MixItem {
  readonly color: Color;
  /** 0 to 100; colors without a percentage share equally what the others leave. */
  readonly percentage?: number;
}
export interface MixPart {
  readonly color: Color;
  /** In any unit, 0 or more: only the ratio counts. */
  readonly amount: number;
}

/**
 * `color-mix()` as specified. Percentages are clamped to 0 to 100. If all are 0%, the colors are mixed
 * equally and the result is transparent (CSS since 2026; invalid before). Undefined without items.
 */
export function colorMix(items: readonly MixItem[], options: MixOptions): Color | undefined {
  const given = items.map(({ percentage }) =>
    percentage === undefined ? undefined : Math.min(100, Math.max(0, percentage)),
  );
  const sum = given.reduce<number>((total, value) => total + (value ?? 0), 0);
  const omitted = given.filter((value) => value === undefined).length;
  const shares = given.map((value) => value ?? Math.max(0, 100 - sum) / omitted);
  const mixed = nested(
    items.map(({ color }) => color),
    shares,
    options,
  );
  const left = omitted > 0 ? 1 : Math.min(1, sum / 100);
  if (mixed === undefined || left === 1) return mixed;
  return { ...mixed, alpha: mixed.alpha === undefined ? undefined : mixed.alpha * left };
}

/** Like `color-mix()` with percentages in the ratio of the amounts; opaque colors give an opaque mixture. */
export function mixMany(parts: readonly MixPart[], options: MixOptions): Color | undefined {
  return nested(
    parts.map(({ color }) => color),
    parts.map(({ amount }) => Math.max(0, amount)),
    options,
  );
}

/** Additive mixing of light, as with lamps: in linear-light sRGB, which gives the same result as CIE XYZ. */
export function mixLight(parts: readonly MixPart[]): Color | undefined {
  return mixMany(parts, { space: "srgb-linear" });
}

function nested(colors: readonly Color[], shares: readonly number[], options: MixOptions): Color | undefined {
  const [first, ...others] = colors;
  if (first === undefined) return undefined;
  let mixed = convertKeepingMissing(first, options.space);
  let total = shares[0] ?? 0;
  for (const [index, color] of others.entries()) {
    const share = shares[index + 1] ?? 0;
    total += share;
    mixed = interpolateColors(mixed, color, options)(total === 0 ? 0.5 : share / total);
  }
  return mixed;
}
