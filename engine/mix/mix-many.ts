/**
 * Any number of colors in one mixture. Source: CSS Color Module Level 5 §3, `color-mix()`: the colors are taken two by
 * two from the first, each pair by its shares, and shares that stay below 100% together make the mixture translucent.
 */
import type { Color } from "#engine/space/color.ts";
import { convertKeepingMissing } from "#engine/space/missing.ts";
import { interpolateColors, type MixOptions } from "./mix.ts";

export interface MixItem {
  readonly color: Color;
  /** 0 to 100; left out, it takes an equal part of what the others leave. */
  readonly percentage?: number;
}
export interface MixPart {
  readonly color: Color;
  /** Any unit, 0 or more: only the ratio counts. */
  readonly amount: number;
}

/**
 * `color-mix()` to the letter. Percentages are held to 0 to 100. With 0% in all, the colors are mixed alike and wholly
 * transparent (CSS since 2026; before, that was invalid). Undefined without items.
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

/** As `color-mix()` with percentages in the ratio of the amounts; opaque colors give an opaque mixture. */
export function mixMany(parts: readonly MixPart[], options: MixOptions): Color | undefined {
  return nested(
    parts.map(({ color }) => color),
    parts.map(({ amount }) => Math.max(0, amount)),
    options,
  );
}

/** Light added up, as lamps do: linear-light sRGB, which gives the same as CIE XYZ. */
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
