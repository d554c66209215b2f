/** The pairs of a target: which of its variables its components put on which, opaque or translucent. */

import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import { isHigh } from "#engine/theme/theme-floors.ts";

/** A variable without its dashes, or white. */
export interface TargetLayer {
  readonly name: string;
  /** 0 to 1; 1 by default. */
  readonly alpha?: number;
}

export interface TargetPair {
  readonly text: TargetLayer;
  /** From the top down; the last one is opaque. */
  readonly on: readonly TargetLayer[];
  /** `edge` is everything that is no text: rings, marks, edges of fields. */
  readonly use: "text" | "edge";
  /** The color scheme that alone has it. */
  readonly scheme?: "light" | "dark";
  /** With high contrast, or without. */
  readonly contrast?: "plain" | "high";
  /** Where it is used. */
  readonly what: string;
}

export type PairOptions = Partial<Pick<TargetPair, "scheme" | "contrast" | "use">>;

/** Whether the components use the pair in this mode. */
export function isUsedIn({ scheme, contrast }: TargetPair, mode: ThemeModeName): boolean {
  if (scheme !== undefined && !mode.startsWith(scheme)) return false;
  return contrast === undefined || (contrast === "high") === isHigh(mode);
}

/** Layers are written as `name` or `name/90`, with a percentage; those of a surface from the top down. */
export function targetPair(what: string, text: string, on: string, options: PairOptions = {}): TargetPair {
  return { what, text: layer(text), on: on.split(" ").map(layer), use: "text", ...options };
}

/** The same pair on each of the grounds, under the layers of `top` if there are any. */
export function pairsOnEach(
  grounds: readonly string[],
  what: string,
  text: string,
  top = "",
  options: PairOptions = {},
): TargetPair[] {
  return grounds.map((ground) => targetPair(what, text, `${top} ${ground}`.trim(), options));
}

function layer(text: string): TargetLayer {
  const [name = "", percent] = text.split("/");
  return percent === undefined ? { name } : { name, alpha: Number(percent) / 100 };
}

/** The layer as Tailwind writes it: `name` or `name/90`. */
export function layerText({ name, alpha = 1 }: TargetLayer): string {
  return alpha === 1 ? name : `${name}/${Math.round(alpha * 100)}`;
}
