/** Themes as code: style sheets, Sass, Tailwind, shadcn/ui and design tokens. */

export { DEFAULT_WRITING, type ThemeWriting } from "./theme-values.ts";
export { type ThemeSwitch, writeThemeCss } from "./write-theme-css.ts";
export { writeThemeScss } from "./write-theme-scss.ts";
export { writeShadcnItem, writeThemeTailwind } from "./write-theme-shadcn.ts";
export { type ThemeFile, writeThemeTokens } from "./write-theme-tokens.ts";
