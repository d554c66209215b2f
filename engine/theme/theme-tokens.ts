/** The names that themes and UI palettes share. */

export type ThemeMode = "light" | "dark";

export const SEMANTIC_NAMES = ["success", "warning", "danger", "info"] as const;
export type SemanticName = (typeof SEMANTIC_NAMES)[number];
