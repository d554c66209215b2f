/** The names that themes and UI palettes share. */

export const SEMANTIC_NAMES = ["success", "warning", "danger", "info"] as const;
export type SemanticName = (typeof SEMANTIC_NAMES)[number];
