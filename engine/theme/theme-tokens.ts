/** The tokens of a theme and their readable names. */
import type { Color } from "#engine/space/color.ts";

export type ThemeMode = "light" | "dark";

/** Six steps away from the page: 0 is the page itself, 50 has the most contrast with it. */
export const THEME_STEPS = [0, 10, 20, 30, 40, 50] as const;
export type ThemeStep = (typeof THEME_STEPS)[number];

export const SEMANTIC_NAMES = ["success", "warning", "danger", "info"] as const;
export type SemanticName = (typeof SEMANTIC_NAMES)[number];

/** Prefix of the tokens of each brand color; the second and third brand have a number. */
export type BrandKey = "brand" | "brand-2" | "brand-3";
export const BRAND_KEYS: readonly BrandKey[] = ["brand", "brand-2", "brand-3"];
type BrandPart = `a${ThemeStep}` | "hover" | "pressed" | "border";

export type SurfaceToken = `surface-a${ThemeStep}` | `tinted-a${ThemeStep}`;
type TextToken = "text-primary" | "text-secondary" | "text-disabled" | "text-brand";
type BorderToken = "border" | "border-strong";
type StateToken = "surface-hover" | "surface-pressed" | "selection" | "focus-ring";
type SemanticToken = SemanticName | `on-${SemanticName}` | `${SemanticName}-surface` | `${SemanticName}-text`;
type BrandToken<Key extends BrandKey> = `${Key}-${BrandPart}` | `on-${Key}`;

/** Every theme has these. */
export type CoreTokenName =
  | SurfaceToken
  | BrandToken<"brand">
  | TextToken
  | BorderToken
  | StateToken
  | SemanticToken;
/** Only themes of two or three brand colors have these. */
export type ExtraTokenName = BrandToken<"brand-2"> | BrandToken<"brand-3">;
export type TokenName = CoreTokenName | ExtraTokenName;

export type ThemeTokens = Readonly<Record<CoreTokenName, Color>> &
  Readonly<Partial<Record<ExtraTokenName, Color>>>;

const brandTokens = <Key extends BrandKey>(key: Key): readonly BrandToken<Key>[] => [
  `${key}-a0`,
  `${key}-a10`,
  `${key}-a20`,
  `${key}-a30`,
  `${key}-a40`,
  `${key}-a50`,
  `${key}-hover`,
  `${key}-pressed`,
  `${key}-border`,
  `on-${key}`,
];

/** In the order of display and export. */
export const CORE_TOKENS: readonly CoreTokenName[] = [
  ...THEME_STEPS.map((step) => `surface-a${step}` as const),
  ...THEME_STEPS.map((step) => `tinted-a${step}` as const),
  ...brandTokens("brand"),
  "text-primary",
  "text-secondary",
  "text-disabled",
  "text-brand",
  "border",
  "border-strong",
  "surface-hover",
  "surface-pressed",
  "selection",
  "focus-ring",
  ...SEMANTIC_NAMES.flatMap(
    (name) => [name, `on-${name}`, `${name}-surface`, `${name}-text`] satisfies SemanticToken[],
  ),
];
export const EXTRA_TOKENS: readonly ExtraTokenName[] = [...brandTokens("brand-2"), ...brandTokens("brand-3")];

/** Whether it is the name of a token a theme can have. */
export function isTokenName(text: string): text is TokenName {
  return CORE_TOKENS.some((token) => token === text) || EXTRA_TOKENS.some((token) => token === text);
}

/** The tokens of a theme in order, without those of absent brands. */
export function themeEntries(tokens: ThemeTokens): (readonly [TokenName, Color])[] {
  const extra = EXTRA_TOKENS.flatMap((token) => {
    const color = tokens[token];
    return color === undefined ? [] : [[token, color] as const];
  });
  return [...CORE_TOKENS.map((token) => [token, tokens[token]] as const), ...extra];
}

const LABELS: Partial<Record<TokenName, string>> = {
  "text-primary": "primary text",
  "text-secondary": "secondary text",
  "text-disabled": "disabled text",
  "text-brand": "brand-colored text",
  "border-strong": "the border of controls",
  border: "the border",
  "focus-ring": "the focus ring",
  "surface-hover": "a hovered row",
  "surface-pressed": "a pressed row",
  selection: "a selection",
};

/** A readable name for sentences: "secondary text", "surface a20", "text on the brand color". */
export function tokenLabel(token: TokenName): string {
  const known = LABELS[token];
  if (known !== undefined) return known;
  const brand = /^brand(?:-([23]))?-(a\d+|hover|pressed|border)$/.exec(token);
  if (brand !== null) {
    const name = `the ${brand[1] === "2" ? "second " : brand[1] === "3" ? "third " : ""}brand color`;
    switch (brand[2]) {
      case "a0":
        return name;
      case "hover":
        return `${name}, hovered`;
      case "pressed":
        return `${name}, pressed`;
      case "border":
        return `the border of ${name}`;
      default:
        return `${name}, step ${brand[2] ?? ""}`;
    }
  }
  const on = /^on-(.+?)(?:-([23]))?$/.exec(token);
  if (on !== null) return `text on ${on[1] === "brand" ? tokenLabel(brandA0(on[2])) : on[1]}`;
  const tinted = /^tinted-(a\d+)$/.exec(token)?.[1];
  if (tinted !== undefined) return `tinted surface ${tinted}`;
  return token.replaceAll("-", " ");
}

function brandA0(number: string | undefined): TokenName {
  return number === "2" ? "brand-2-a0" : number === "3" ? "brand-3-a0" : "brand-a0";
}
