/**
 * Themes built from one to three brand colors. A light and a dark theme of the same request are a pair: each token
 * has the same *contrast* with its own page in both, not the same or the mirrored lightness. Brand colors are kept
 * unchanged; every other token is an 8-bit sRGB color, so that the measured color is the exported one.
 */

import { wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { brandScale, fillBorder, fillStates, textOn } from "./theme-brand.ts";
import { type ContrastTarget, meets, type Requirement, tone, toneAtContrast } from "./theme-contrast.ts";
import {
  MOST_TINT,
  PAGE,
  PREFERRED_RATIO,
  SEMANTIC_HUES,
  SOLID_RATIO,
  SURFACE_RATIO,
  TINTED_SHIFT,
} from "./theme-looks.ts";
import { SEMANTIC_PAGES, STANDS_ON } from "./theme-pairs.ts";
import {
  BRAND_KEYS,
  type BrandKey,
  SEMANTIC_NAMES,
  type SemanticName,
  THEME_STEPS,
  type ThemeMode,
  type ThemeTokens,
  type TokenName,
} from "./theme-tokens.ts";

export type ThemeOverrides = Readonly<Partial<Record<TokenName, Color>>>;

export interface ThemeRequest {
  /** One to three; further ones are ignored. */
  readonly brand: readonly Color[];
  readonly mode: ThemeMode;
  /** Chroma of tinted surfaces as a share of the brand's (up to a limit), 0 to 1. */
  readonly tint01: number;
  readonly contrastTarget: ContrastTarget;
  /** Tokens with a fixed color; tokens that depend on them follow. */
  readonly overrides?: ThemeOverrides;
  /** Makes the page black or white instead of near-black or near-white. */
  readonly isPageHard?: boolean;
}

export interface Theme {
  readonly mode: ThemeMode;
  readonly tokens: ThemeTokens;
  readonly contrastTarget: ContrastTarget;
  /** The brand groups that it has. */
  readonly brands: readonly BrandKey[];
  /** Tokens that were overridden, not built. */
  readonly overridden: readonly TokenName[];
}

/** ΔEOK of a just noticeable difference (CSS Color 4 §13.2). */
const UNSEEN = 0.02;

/** WCAG ratios to the page that a token must reach in addition to its pairs. */
type Floors = Readonly<Partial<Record<TokenName, number>>>;

/** The theme of a request; equal requests give equal themes. `auditTheme` lists targets that cannot be met. */
export function buildTheme(request: ThemeRequest): Theme {
  return build(request, request.contrastTarget.metric === "apca" ? sharedFloors(request) : {});
}

/**
 * WCAG ratios multiply, so equal targets lead to equal ratios in both modes. APCA weights dark on light differently
 * from light on dark, so the mode that needs more contrast decides for both.
 */
function sharedFloors(request: ThemeRequest): Floors {
  const { overrides: _, ...plain } = request;
  const themes = (["light", "dark"] as const).map((mode) => build({ ...plain, mode }, {}));
  const inks: readonly TokenName[] = [
    ...(Object.keys(STANDS_ON) as (keyof typeof STANDS_ON)[]), // Object.keys returns the keys of this table
    ...SEMANTIC_NAMES.flatMap((name) => [name, `${name}-text`] as const),
  ];
  return Object.fromEntries(
    inks.map((token) => [token, Math.max(...themes.map((theme) => ratioToPage(theme, token)))]),
  );
}

function build(request: ThemeRequest, floors: Floors): Theme {
  const { mode, contrastTarget: target, overrides = {}, isPageHard = false } = request;
  const given = request.brand.slice(0, BRAND_KEYS.length);
  const brands = BRAND_KEYS.slice(0, Math.max(1, given.length));
  const main = overrides["brand-a0"] ?? given[0] ?? tone(0.55, 0, undefined);
  const { chroma: brandChroma, hueDeg } = colorToOklch(main);
  const towards = mode === "light" ? "dark" : "light";
  const tokens: Partial<Record<TokenName, Color>> = {};
  const set = (token: TokenName, make: () => Color): Color => (tokens[token] = overrides[token] ?? make());
  const at = (token: TokenName): Color => tokens[token] ?? main;

  const tintChroma = Math.min(1, Math.max(0, request.tint01)) * Math.min(MOST_TINT, brandChroma);
  const page = set("surface-a0", () =>
    tone(isPageHard ? (mode === "light" ? 1 : 0) : PAGE[mode], 0, undefined),
  );
  const offPage = (ratio: number, chroma: number, hue: number | undefined): Color =>
    toneAtContrast({
      hueDeg: hue,
      chroma,
      towards,
      requirements: [{ against: page, metric: "wcag", least: ratio }],
    });
  for (const step of THEME_STEPS) {
    set(`surface-a${step}`, () => offPage(SURFACE_RATIO[step], 0, undefined));
    set(`tinted-a${step}`, () => offPage(SURFACE_RATIO[step] * TINTED_SHIFT, tintChroma, hueDeg));
  }
  set("surface-hover", () => offPage(1.13, tintChroma, hueDeg));
  set("surface-pressed", () => offPage(1.24, tintChroma, hueDeg));
  set("selection", () => offPage(PREFERRED_RATIO.selection, Math.min(0.09, brandChroma), hueDeg));
  for (const name of SEMANTIC_NAMES) {
    const look = SEMANTIC_HUES[name];
    set(`${name}-surface`, () => offPage(1.14, look.chroma * 0.32, look.hueDeg));
  }

  const ink = (
    token: TokenName,
    look: { readonly chroma: number; readonly hueDeg: number | undefined },
    backgrounds: readonly TokenName[],
    least: number,
    preferred = 1,
  ): Color => {
    const needed = backgrounds.map(
      (background): Requirement => ({ against: at(background), metric: target.metric, least }),
    );
    const ratio = Math.max(preferred, floors[token] ?? 1);
    const requirements = [...needed, { against: page, metric: "wcag", least: ratio } as const];
    const found = toneAtContrast({ ...look, towards, requirements });
    return standsFor(main, found, page) && meets(main, requirements) ? main : found;
  };
  const quiet = { chroma: tintChroma * 0.4, hueDeg };
  const vivid = { chroma: brandChroma, hueDeg };
  for (const token of ["text-primary", "text-secondary"] as const)
    set(token, () => ink(token, quiet, STANDS_ON[token], target.text, PREFERRED_RATIO[token]));
  set("text-brand", () => ink("text-brand", vivid, STANDS_ON["text-brand"], target.text));
  set("border-strong", () => ink("border-strong", quiet, STANDS_ON["border-strong"], target.ui));
  set("focus-ring", () => ink("focus-ring", vivid, STANDS_ON["focus-ring"], target.ui));
  set("text-disabled", () => offPage(PREFERRED_RATIO["text-disabled"], quiet.chroma, hueDeg));
  set("border", () => offPage(PREFERRED_RATIO.border, tintChroma, hueDeg));

  for (const [index, key] of brands.entries()) {
    const color = set(`${key}-a0`, () => given[index] ?? main);
    const scale = brandScale(color, mode);
    for (const step of THEME_STEPS) set(`${key}-a${step}`, () => scale(step));
    const text = set(`on-${key}`, () => textOn(color, target));
    const states = fillStates(color, text, target);
    set(`${key}-hover`, () => states.hover);
    set(`${key}-pressed`, () => states.pressed);
    set(`${key}-border`, () => fillBorder(color, STANDS_ON["focus-ring"].map(at), target, mode));
  }
  for (const name of SEMANTIC_NAMES) {
    const look = SEMANTIC_HUES[name];
    const [fillName, textName] = [name, `${name}-text`] as const;
    const fill = set(fillName, () =>
      ink(fillName, look, SEMANTIC_PAGES, target.ui, solidRatio(name, target)),
    );
    set(`on-${name}`, () => textOn(fill, target));
    set(textName, () => ink(textName, look, [`${name}-surface`, ...SEMANTIC_PAGES], target.text));
  }
  return {
    mode,
    tokens: tokens as ThemeTokens, // every core token was set above; a test lists them
    contrastTarget: target,
    brands,
    overridden: Object.keys(overrides).filter((token): token is TokenName => token in tokens),
  };
}

/**
 * A filled semantic color has as much contrast with its page as text on it needs: white text in a light theme, black
 * in a dark one. A warning has less, so that amber still looks like amber, unless the target is above AA.
 */
function solidRatio(name: SemanticName, { metric, label }: ContrastTarget): number {
  const least = metric === "wcag" ? label * 1.08 : SOLID_RATIO;
  return name === "warning" && least <= SOLID_RATIO ? 1 : Math.max(SOLID_RATIO, least);
}

/** The brand itself is used if neither the eye nor the contrast distinguishes it from the color that was found. */
function standsFor(brand: Color, found: Color, page: Color): boolean {
  const ratio = wcagRatio(brand, page) / wcagRatio(found, page);
  return deltaEOK(found, brand) < UNSEEN && Math.abs(ratio - 1) < 0.015;
}

/** The contrast of a token with its theme's page: a WCAG ratio of 1 to 21, by which a pair of themes is matched. */
export function ratioToPage(theme: Theme, token: TokenName): number {
  const color = theme.tokens[token];
  return color === undefined ? 1 : wcagRatio(color, theme.tokens["surface-a0"]);
}
