/** The names of the colors that the previews of a theme are drawn with; each is one custom property, `--{name}`. */
import { THEME_STEPS, type ThemeStep } from "./theme-tokens.ts";

export const PREVIEW_FAMILIES = [
  "brand",
  "second",
  "accent",
  "success",
  "warning",
  "danger",
  "info",
] as const;
export type PreviewFamily = (typeof PREVIEW_FAMILIES)[number];

const PLAIN = [
  "text",
  "text-2",
  "text-3",
  "line",
  "line-control",
  "focus",
  "disabled",
  "on-disabled",
] as const;

/** Surfaces `a0` to `a50`, tinted surfaces `t0` to `t50`, ink and lines, and six colors of each family. */
export type PreviewToken =
  | `${"a" | "t"}${ThemeStep}`
  | (typeof PLAIN)[number]
  | PreviewFamily
  | `on-${PreviewFamily}`
  | `${PreviewFamily}-${"hover" | "pressed" | "soft" | "text"}`;

/** In the order of display. */
export const PREVIEW_TOKENS: readonly PreviewToken[] = [
  ...(["a", "t"] as const).flatMap((kind) => THEME_STEPS.map((step) => `${kind}${step}` as const)),
  ...PLAIN,
  ...PREVIEW_FAMILIES.flatMap(
    (family) =>
      [
        family,
        `on-${family}`,
        `${family}-hover`,
        `${family}-pressed`,
        `${family}-soft`,
        `${family}-text`,
      ] satisfies PreviewToken[],
  ),
];

export const PREVIEW_MODES = ["light", "dark", "light-high", "dark-high"] as const;
export type PreviewMode = (typeof PREVIEW_MODES)[number];

/** Whether the text is one of `PREVIEW_TOKENS`, without the two dashes of its property. */
export function isPreviewToken(text: string): text is PreviewToken {
  return PREVIEW_TOKENS.some((token) => token === text);
}
