/** Numbers as text, for format.ts and css-text.ts. The only place of the engine that rounds. */
import type { Color, Component } from "#engine/space/color.ts";

/** Decimals, 0 to 10; "full" writes every digit that a double has, so that nothing is lost when it is read back. */
export type Precision = number | "full";

/** Fewer decimals of alpha than these would lose a translucency that is plain to see. */
const ALPHA_DECIMALS = 3;

/** Without trailing zeros, a negative zero or, when rounded, a power of ten. */
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

/** Decimals of alpha for a precision: never fewer than three, because less would lose a translucency plain to see. */
export function alphaDecimals(precision: Precision = ALPHA_DECIMALS): Precision {
  return precision === "full" ? precision : Math.max(ALPHA_DECIMALS, precision);
}
