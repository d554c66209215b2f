/** The colors of the previews in one mode, from one to three brand colors. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import type { PreviewColors } from "./preview-audit.ts";
import {
  PREVIEW_FAMILIES,
  type PreviewFamily,
  type PreviewMode,
  type PreviewToken,
} from "./preview-tokens.ts";
import { fillStates, textOn } from "./theme-brand.ts";
import {
  CONTRAST_TARGETS,
  type ContrastTarget,
  meets,
  type Requirement,
  tone,
  toneAtContrast,
} from "./theme-contrast.ts";
import { SEMANTIC_HUES } from "./theme-looks.ts";
import { THEME_STEPS } from "./theme-tokens.ts";

/** OKLCH lightness of the page. */
const PAGE_LIGHTNESS = { light: 0.985, dark: 0.17, "light-high": 1, "dark-high": 0.1 } as const;
/** WCAG ratio of each surface to the page. */
const STEP_RATIO = { 0: 1, 10: 1.05, 20: 1.12, 30: 1.2, 40: 1.31, 50: 1.48 } as const;
/** Chroma of neutral and of tinted surfaces. */
const NEUTRAL_CHROMA = 0.006;
const TINT_CHROMA = 0.03;

/**
 * `given` are the brand, the second and the accent color; absent ones are turned from the brand. The brand colors are
 * exact in light and dark; with high contrast they move in lightness until text on them can reach its floor.
 */
export function previewColors(given: readonly Color[], mode: PreviewMode): PreviewColors {
  const isHigh = mode.endsWith("-high");
  const isLight = mode.startsWith("light");
  const target: ContrastTarget = CONTRAST_TARGETS[isHigh ? "aaa" : "aa"];
  const towards = isLight ? "dark" : "light";
  const brand = given[0] ?? tone(0.55, 0, undefined);
  const { hueDeg, chroma } = colorToOklch(brand);
  const page = tone(PAGE_LIGHTNESS[mode], isHigh ? 0 : NEUTRAL_CHROMA / 2, hueDeg);
  const colors: Partial<Record<PreviewToken, Color>> = {};
  const at = (token: PreviewToken): Color => colors[token] ?? page;
  const off = (ratio: number, ownChroma: number, hue = hueDeg): Color =>
    toneAtContrast({
      hueDeg: hue,
      chroma: ownChroma,
      towards,
      requirements: [{ against: page, metric: "wcag", least: ratio }],
    });
  for (const step of THEME_STEPS) {
    colors[`a${step}`] = step === 0 ? page : off(STEP_RATIO[step], NEUTRAL_CHROMA);
    colors[`t${step}`] = off(STEP_RATIO[step] * 1.02, TINT_CHROMA);
  }
  const looks = familyLooks(given, brand);
  for (const family of PREVIEW_FAMILIES) {
    const look = colorToOklch(looks[family]);
    colors[`${family}-soft`] = off(1.17, look.chroma * 0.35, look.hueDeg);
  }
  const needs = (tokens: readonly PreviewToken[], least: number): Requirement[] =>
    tokens.map((token) => ({ against: at(token), metric: "wcag", least }));
  const ink = (tokens: readonly PreviewToken[], least: number, preferred: number): Color =>
    toneAtContrast({
      hueDeg,
      chroma: NEUTRAL_CHROMA * 2,
      towards,
      requirements: [...needs(tokens, least), { against: page, metric: "wcag", least: preferred }],
    });
  const softs = PREVIEW_FAMILIES.map((family) => `${family}-soft` as const);
  const surfaces: readonly PreviewToken[] = ["a0", "a10", "a20", "a30", "a40", "t20", ...softs];
  colors.text = ink(surfaces, target.text, isHigh ? 16 : 13.5);
  colors["text-2"] = ink(["a0", "a10", "a20", "a40"], target.text, isHigh ? 10 : 7.5);
  colors["text-3"] = ink(["a0", "a10", "a20", "a30"], target.text, 1);
  colors.line = off(isHigh ? 2.1 : 1.28, NEUTRAL_CHROMA);
  colors["line-control"] = ink(["a0", "a10", "a20", "brand-soft"], target.ui, 1);
  colors.disabled = at("a30");
  colors["on-disabled"] = at("text-3");
  for (const family of PREVIEW_FAMILIES) {
    const isGiven = family === "brand" || family === "second" || family === "accent";
    const look = colorToOklch(looks[family]);
    const fill = isGiven && !isHigh ? looks[family] : off(target.label * 1.08, look.chroma, look.hueDeg);
    const text = textOn(fill, target);
    const states = fillStates(fill, text, target);
    colors[family] = fill;
    colors[`on-${family}`] = text;
    colors[`${family}-hover`] = states.hover;
    colors[`${family}-pressed`] = states.pressed;
    const grounds: readonly PreviewToken[] = ["a0", "a10", "a20", "brand-soft", `${family}-soft`];
    const requirements = needs(grounds, target.text);
    colors[`${family}-text`] = meets(fill, requirements)
      ? fill
      : toneAtContrast({ hueDeg: look.hueDeg, chroma: look.chroma, towards, requirements });
  }
  const focus = needs(["a0", "a10", "a20"], target.ui);
  colors.focus = meets(brand, focus)
    ? brand
    : toneAtContrast({ hueDeg, chroma, towards, requirements: focus });
  return colors as PreviewColors; // a test goes through the list of tokens
}

/** Absent second and accent colors: a third and two thirds around the wheel, at the brand's lightness and chroma. */
function familyLooks(given: readonly Color[], brand: Color): Readonly<Record<PreviewFamily, Color>> {
  const { lightness, chroma, hueDeg } = colorToOklch(brand);
  const turned = (degrees: number): Color =>
    tone(lightness, chroma, hueDeg === undefined ? undefined : (hueDeg + degrees) % 360);
  const semantic = (name: keyof typeof SEMANTIC_HUES): Color =>
    tone(0.6, SEMANTIC_HUES[name].chroma, SEMANTIC_HUES[name].hueDeg);
  return {
    brand,
    second: given[1] ?? turned(120),
    accent: given[2] ?? turned(240),
    success: semantic("success"),
    warning: semantic("warning"),
    danger: semantic("danger"),
    info: semantic("info"),
  };
}
