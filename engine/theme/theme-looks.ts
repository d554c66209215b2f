/**
 * The design values of a theme: lightness of the page, contrast of each surface, hues of the semantic colors. Chosen
 * by eye.
 */
import type { SemanticName, ThemeStep } from "./theme-tokens.ts";

/** OKLCH lightness of the page. */
export const PAGE = { light: 0.99, dark: 0.18 } as const;
/** WCAG ratio of each surface to the page, the same in both modes. */
export const SURFACE_RATIO: Readonly<Record<ThemeStep, number>> = {
  0: 1,
  10: 1.08,
  20: 1.19,
  30: 1.36,
  40: 1.6,
  50: 1.95,
};
/** Factor by which tinted surfaces have more contrast, where sRGB has room for color. */
export const TINTED_SHIFT = 1.05;
export const MOST_TINT = 0.07;
/** Preferred WCAG ratio to the page; higher if a pair requires it. */
export const PREFERRED_RATIO = {
  "text-primary": 13.5,
  "text-secondary": 6.5,
  "text-disabled": 2.3,
  border: 1.45,
  selection: 1.32,
} as const;
/** OKLCH hue in degrees and chroma of success, warning, danger and information. */
export const SEMANTIC_HUES: Readonly<Record<SemanticName, { hueDeg: number; chroma: number }>> = {
  success: { hueDeg: 150, chroma: 0.16 },
  warning: { hueDeg: 72, chroma: 0.15 },
  danger: { hueDeg: 27, chroma: 0.2 },
  info: { hueDeg: 245, chroma: 0.15 },
};
/** WCAG ratio of a filled semantic color to the page: white reaches 4.5:1 on it in a light theme. */
export const SOLID_RATIO = 4.9;
