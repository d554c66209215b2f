/** The hues of the semantic colors, chosen by eye. */
import type { SemanticName } from "./theme-tokens.ts";

/** OKLCH hue in degrees and chroma of success, warning, danger and information. */
export const SEMANTIC_HUES: Readonly<Record<SemanticName, { hueDeg: number; chroma: number }>> = {
  success: { hueDeg: 150, chroma: 0.16 },
  warning: { hueDeg: 72, chroma: 0.15 },
  danger: { hueDeg: 27, chroma: 0.2 },
  info: { hueDeg: 245, chroma: 0.15 },
};

/**
 * The same for themes of edition 2, each with further hues that still mean it, for brands that have its first one: a
 * crimson danger beside a red brand, a teal success beside a green one.
 */
export const SIGNAL_LOOKS: Readonly<
  Record<SemanticName, { readonly hues: readonly number[]; readonly chroma: number }>
> = {
  success: { hues: [150, 138, 165], chroma: 0.16 },
  warning: { hues: [75, 95, 55], chroma: 0.17 },
  danger: { hues: [27, 15, 3], chroma: 0.2 },
  info: { hues: [245, 230, 262], chroma: 0.15 },
};
