/** Themes as code: style sheets, Sass, Tailwind, shadcn/ui and design tokens. */

export type { ThemeNaming } from "./theme-naming.ts";
export type { Primitive } from "./theme-primitives.ts";
export { DEFAULT_WRITING, type ThemeWriting } from "./theme-values.ts";
export { type ThemeSwitch, writeThemeCss } from "./write-theme-css.ts";
export { writeThemeScss } from "./write-theme-scss.ts";
export { writeShadcnItem } from "./write-theme-shadcn.ts";
export { writeThemeTailwind } from "./write-theme-tailwind.ts";
export { type ThemeFile, writeThemeTokens } from "./write-theme-tokens.ts";
