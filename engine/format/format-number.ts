/** Numbers as text, for format.ts and css-text.ts. The only place of the engine that rounds. */
import type { Color, Component } from "#engine/space/color.ts";

/** Decimals, 0 to 10; "full" writes every digit of a double, so that parsing loses nothing. */
export type Precision = number | "full";

/** With fewer decimals of alpha a visible difference in translucency would be lost. */
const ALPHA_DECIMALS = 3;

/** Without trailing zeros, negative zero or, if rounded, exponents. */
export function round(value: number, places: Precision): string {
  if (places === "full") return String(value === 0 ? 0 : value);
  const scale = 10 ** places;
  const rounded = Math.round(value * scale) / scale;
  if (rounded === 0) return "0";
  const text = rounded.toFixed(places);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** A component, "none" when it is missing; `unit` follows a number only. */
export function component(value: Component, places: Precision, unit = ""): string {
  return value === undefined ? "none" : `${round(value, places)}${unit}`;
}

/** " / 0.5" before the closing bracket, nothing for an opaque color; at least three decimals. */
export function alphaOf({ alpha }: Color, precision?: Precision): string {
  if (alpha === undefined) return " / none";
  return alpha < 1 ? ` / ${round(alpha, alphaDecimals(precision))}` : "";
}

/**
 * Decimals of alpha for a precision: at least three, because fewer would lose a visible difference in
 * translucency.
 */
export function alphaDecimals(precision: Precision = ALPHA_DECIMALS): Precision {
  return precision === "full" ? precision : Math.max(ALPHA_DECIMALS, precision);
}
