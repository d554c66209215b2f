/** The input of the theme solver, and the design constants chosen by eye. */
import type { Color } from "#engine/space/color.ts";
import type { RoleToken, ThemeFamily, ThemeModeName } from "./role-graph.ts";
import type { ThemeEdition } from "./theme-editions.ts";
import type { FloorSet } from "./theme-floors.ts";

/** Tokens with a fixed color, by mode. */
export type ThemePins = Readonly<Partial<Record<ThemeModeName, Readonly<Partial<Record<RoleToken, Color>>>>>>;

export interface FourModeRequest {
  /** One to three: the brand, a second color and an accent. Absent ones are turned from the brand. */
  readonly brand: readonly Color[];
  /** 0 to 100; floors hold at every level. 45 by default. */
  readonly contrast?: number;
  /** How much of the brand's hue the surfaces take, 0 to 1; 0.35 by default. */
  readonly tint01?: number;
  readonly floors?: FloorSet;
  /** WCAG ratios to the reference surface a20, 1 to 21, in place of those that follow from the contrast. */
  readonly ratios?: TokenRatios;
  /** The label of the primary color, which moves for it beside the exact brand; `best` by default. */
  readonly label?: LabelChoice;
  readonly pins?: ThemePins;
  /** The newest by default. */
  readonly edition?: ThemeEdition;
  /** Steps of ramps that families use where they meet the needs; see family-steps.ts. */
  readonly steps?: FamilyStepColors;
}

export type FamilyStepColors = Readonly<Partial<Record<ThemeFamily, readonly Color[]>>>;

/** Tokens whose contrast can be asked for: texts and lines of the page. */
export const RATIO_TOKENS = [
  "text",
  "text-2",
  "text-3",
  "line-control",
  "line",
  "brand-text",
  "second-text",
  "accent-text",
] as const satisfies readonly RoleToken[];
/** The least and the greatest WCAG ratio. */
export const [MIN_TOKEN_RATIO, MAX_TOKEN_RATIO] = [1, 21];
export type RatioToken = (typeof RATIO_TOKENS)[number];
export type TokenRatios = Readonly<Partial<Record<RatioToken, number>>>;

/** `best` is the one of higher APCA, unless the fill would have to move far for it; before edition 3, of higher WCAG. */
export const LABEL_CHOICES = ["best", "dark", "white"] as const;
export type LabelChoice = (typeof LABEL_CHOICES)[number];

export const DEFAULT_CONTRAST = 45;
export const DEFAULT_TINT = 0.35;
export const MAX_BRANDS = 3;

/** OKLCH lightness of the page. From edition 2 on the light page leaves room for white cards above it. */
const PAGES = { light: 0.975, dark: 0.17, "light-high": 1, "dark-high": 0.1 } as const;
export const PAGE_LIGHTNESS: Readonly<Record<ThemeEdition, Readonly<Record<ThemeModeName, number>>>> = {
  1: { ...PAGES, light: 0.988 },
  2: PAGES,
  3: PAGES,
};
/** WCAG ratio of each surface to the page, the same in all modes. */
export const SURFACE_RATIOS = { 0: 1, 10: 1.05, 20: 1.12, 30: 1.2, 40: 1.31, 50: 1.48 } as const;
/** Factor by which the ratio of tinted surfaces to the page is greater, since more distance gives sRGB more chroma. */
export const TINTED_FACTOR = 1.03;
/** Greatest chroma of neutral and tinted surfaces, at full tint. */
export const [NEUTRAL_CHROMA, TINTED_CHROMA] = [0.018, 0.075];
/** WCAG ratio of a family's quiet background to the page. */
export const SOFT_RATIO = {
  1: { light: 1.17, dark: 1.17 },
  2: { light: 1.17, dark: 1.17 },
  3: { light: 1.1, dark: 1.28 },
} as const satisfies Readonly<Record<ThemeEdition, object>>;
/** Wanted WCAG ratio to a20 at contrast 0 and 100; floors may ask for more. */
export const WANTED_RATIOS = {
  text: [9, 18],
  "text-2": [5.3, 12],
  "text-3": [3.8, 8],
  "line-control": [3, 6],
  line: [1.2, 2],
} as const;
/** With high contrast, wanted ratios are greater by this factor. */
export const HIGH_FACTOR = 1.3;
/** WCAG ratio of a filled signal color to the page: white text in light modes, dark text in dark ones. */
export const SIGNAL_RATIO = { light: 4.9, dark: 7.5 } as const;
/** From edition 3 danger is a red with white text in dark modes, too; as bright as other signals it is a salmon. */
export const RED_IN_DARK = 4.05;
/** An amber fill stays light, with dark text; amber that is no lighter than the other signals looks like cardboard. */
export const WARNING_RATIO = {
  1: { light: 2, dark: SIGNAL_RATIO.dark },
  2: { light: 1.75, dark: 9.5 },
  3: { light: 1.75, dark: 9.5 },
} as const satisfies Readonly<Record<ThemeEdition, object>>;
/** OKLCH lightness by which a fill moves when hovered and pressed. */
export const [HOVER_MOVE, PRESSED_MOVE] = [0.045, 0.09];

/** The wanted ratio at a contrast level, 0 to 100; each step of the level multiplies it by the same factor. */
export function wantedRatio([least, most]: readonly [number, number], level: number, high: boolean): number {
  return least * (most / least) ** (level / 100) * (high ? HIGH_FACTOR : 1);
}
