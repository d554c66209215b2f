/** The editions of the defaults of themes. */

export const THEME_EDITIONS = [1, 2, 3] as const;
/**
 * Which defaults a theme is derived with. Links hold their edition, so a theme keeps its colors when the defaults of new
 * themes change; what changed in each edition is in docs/decisions/058-theme-defaults.md and 076.
 */
export type ThemeEdition = (typeof THEME_EDITIONS)[number];

/** The edition of new themes. */
export const NEWEST_EDITION = 3 satisfies ThemeEdition;
