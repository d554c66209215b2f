/** The pairs of tokens that occur in a real interface: the builder aims at their contrast, the audit measures it. */
import { type BrandKey, SEMANTIC_NAMES, type TokenName } from "./theme-tokens.ts";

export type PairUse =
  | "text" // body text, WCAG 1.4.3
  | "label" // text on a filled control
  | "ui" // needed to see a control or its state, WCAG 1.4.11
  | "exempt"; // disabled or decorative: measured, but never failing

export interface ThemePair {
  readonly foreground: TokenName;
  readonly background: TokenName;
  readonly use: PairUse;
}

/** Backgrounds of body text; `text-secondary` and colored text only use the quieter ones. */
const PAGES = [
  "surface-a0",
  "surface-a10",
  "surface-a20",
  "tinted-a0",
  "tinted-a10",
  "tinted-a20",
] as const satisfies readonly TokenName[];

/** Backgrounds of each foreground that is not on a fill. */
export const STANDS_ON = {
  "text-primary": [
    ...PAGES,
    "surface-a30",
    "tinted-a30",
    "surface-hover",
    "surface-pressed",
    "selection",
    ...SEMANTIC_NAMES.map((name) => `${name}-surface` as const),
  ],
  "text-secondary": [...PAGES, "surface-hover"],
  "text-disabled": ["surface-a0", "surface-a10"],
  "text-brand": PAGES,
  border: ["surface-a0", "surface-a10"],
  "border-strong": PAGES,
  "focus-ring": PAGES,
} as const satisfies Partial<Record<TokenName, readonly TokenName[]>>;

export const SEMANTIC_PAGES = ["surface-a0", "surface-a10", "tinted-a0", "tinted-a10"] as const;

const USES: Readonly<Record<keyof typeof STANDS_ON, PairUse>> = {
  "text-primary": "text",
  "text-secondary": "text",
  "text-disabled": "exempt",
  "text-brand": "text",
  border: "exempt",
  "border-strong": "ui",
  "focus-ring": "ui",
};

/** Every pair of a theme with these brands, without duplicates. */
export function themePairs(brands: readonly BrandKey[]): ThemePair[] {
  const plain = Object.entries(STANDS_ON).flatMap(([token, backgrounds]) => {
    const foreground = token as keyof typeof STANDS_ON; // STANDS_ON has exactly these keys
    return backgrounds.map((background) => ({ foreground, background, use: USES[foreground] }));
  });
  const semantic = SEMANTIC_NAMES.flatMap((name): ThemePair[] => [
    { foreground: `on-${name}`, background: name, use: "label" },
    ...SEMANTIC_PAGES.map((background) => ({ foreground: name, background, use: "ui" as const })),
    { foreground: `${name}-text`, background: `${name}-surface`, use: "text" },
    ...SEMANTIC_PAGES.map((background) => ({
      foreground: `${name}-text` as const,
      background,
      use: "text" as const,
    })),
  ]);
  const branded = brands.flatMap((key): ThemePair[] => [
    { foreground: `on-${key}`, background: `${key}-a0`, use: "label" },
    { foreground: `on-${key}`, background: `${key}-hover`, use: "label" },
    { foreground: `on-${key}`, background: `${key}-pressed`, use: "label" },
    ...PAGES.map((background) => ({
      foreground: `${key}-border` as const,
      background,
      use: "ui" as const,
    })),
  ]);
  return [...plain, ...branded, ...semantic];
}
