/** The hues of the semantic colors, chosen by eye. */
import type { SemanticName } from "./theme-tokens.ts";

/** OKLCH hue in degrees and chroma of success, warning, danger and information. */
export const SEMANTIC_HUES: Readonly<Record<SemanticName, { hueDeg: number; chroma: number }>> = {
  success: { hueDeg: 150, chroma: 0.16 },
  warning: { hueDeg: 72, chroma: 0.15 },
  danger: { hueDeg: 27, chroma: 0.2 },
  info: { hueDeg: 245, chroma: 0.15 },
};
