/** The roles of a theme as a graph: its tokens, and for each text or edge the surfaces it is used on, with its use. */

/** "high" modes are for `prefers-contrast: more`. */
export const THEME_MODES = ["light", "dark", "light-high", "dark-high"] as const;
/** Light, dark, and each with high contrast. */
export type ThemeModeName = (typeof THEME_MODES)[number];

export const SURFACE_STEPS = [0, 10, 20, 30, 40, 50] as const;
export type SurfaceStep = (typeof SURFACE_STEPS)[number];

/** The first three are given or turned from the brand, the others have a fixed hue. */
export const THEME_FAMILIES = ["brand", "second", "accent", "success", "warning", "danger", "info"] as const;
export type ThemeFamily = (typeof THEME_FAMILIES)[number];

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
/** The fill of the first button: the brand, or a color near it that can carry the chosen label. */
const PRIMARY = ["primary", "on-primary", "primary-hover", "primary-pressed"] as const;
const PARTS = ["hover", "pressed", "soft", "text", "edge"] as const;

/**
 * `a0` is the page and each further step a surface above it; `t0` to `t50` are tinted. Each family has a fill, text on
 * it, its states, a quiet background, text in its color, and an edge that marks the boundary of the fill.
 */
export type RoleToken =
  | `${"a" | "t"}${SurfaceStep}`
  | (typeof PLAIN)[number]
  | (typeof PRIMARY)[number]
  | ThemeFamily
  | `on-${ThemeFamily}`
  | `${ThemeFamily}-${(typeof PARTS)[number]}`;

/** In the order of display and of every output. */
export const ROLE_TOKENS: readonly RoleToken[] = [
  ...(["a", "t"] as const).flatMap((kind) => SURFACE_STEPS.map((step) => `${kind}${step}` as const)),
  ...PLAIN,
  ...PRIMARY,
  ...THEME_FAMILIES.flatMap((family): RoleToken[] => [
    family,
    `on-${family}`,
    ...PARTS.map((part) => `${family}-${part}` as const),
  ]),
];

const TOKEN_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(ROLE_TOKENS);

const PRIMARY_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(PRIMARY);

/** Whether it is one of the four tokens of the primary color, whose names other systems have too. */
export function isPrimaryToken(text: string): boolean {
  return PRIMARY_NAMES.has(text);
}

/** Whether the text names a token, without the two dashes of its property. */
export function isRoleToken(text: string): text is RoleToken {
  return TOKEN_NAMES.has(text);
}

/**
 * `text`, `caption` (secondary text) and `label` (short, on a fill) are WCAG 1.4.3, `large` is text from 24 px or 18.66 px bold, `edge` is 1.4.11;
 * `exempt` is disabled or decorative.
 */
export type RoleUse = "text" | "caption" | "label" | "large" | "edge" | "exempt";

export interface RolePair {
  /** The text, icon or edge. */
  readonly text: RoleToken;
  readonly surface: RoleToken;
  readonly use: RoleUse;
}

const SOFTS = THEME_FAMILIES.map((family) => `${family}-soft` as const);
const QUIET = ["a0", "a10", "a20", "t0", "t10", "t20"] as const satisfies readonly RoleToken[];

/** The surfaces of each text and edge that is not on a fill. */
export const USED_ON = {
  text: { use: "text", surfaces: [...QUIET, "a30", "a40", "a50", "t30", "t40", "t50", ...SOFTS] },
  "text-2": { use: "caption", surfaces: [...QUIET, "a30", "a40"] },
  "text-3": { use: "caption", surfaces: [...QUIET, "a30"] },
  "line-control": { use: "edge", surfaces: [...QUIET, "brand-soft"] },
  focus: { use: "edge", surfaces: [...QUIET, "brand-soft"] },
  line: { use: "exempt", surfaces: ["a0", "a10"] },
  "on-disabled": { use: "exempt", surfaces: ["disabled"] },
} as const satisfies Partial<Record<RoleToken, { use: RoleUse; surfaces: readonly RoleToken[] }>>;

/** The surfaces of text and of edges in a family's color. */
export function familySurfaces(family: ThemeFamily): readonly RoleToken[] {
  return [...new Set<RoleToken>([...QUIET, "brand-soft", `${family}-soft`])];
}

/** Every pair that an interface uses, once. */
export const ROLE_PAIRS: readonly RolePair[] = /* @__PURE__ */ everyPair();

function everyPair(): RolePair[] {
  const plain = Object.entries(USED_ON).flatMap(([token, { use, surfaces }]) =>
    // Object.entries gives the keys of this table.
    surfaces.map((surface): RolePair => ({ text: token as keyof typeof USED_ON, surface, use })),
  );
  const ofPrimary = (["primary", "primary-hover", "primary-pressed"] as const).map(
    (surface): RolePair => ({ text: "on-primary", surface, use: "label" }),
  );
  const ofFamilies = THEME_FAMILIES.flatMap((family): RolePair[] => [
    ...[family, `${family}-hover` as const, `${family}-pressed` as const].map(
      (surface): RolePair => ({ text: `on-${family}`, surface, use: "label" }),
    ),
    ...familySurfaces(family).map((surface): RolePair => ({ text: `${family}-text`, surface, use: "text" })),
    ...QUIET.map((surface): RolePair => ({ text: `${family}-edge`, surface, use: "edge" })),
  ]);
  return [...plain, ...ofPrimary, ...ofFamilies, { text: "a0", surface: "text", use: "text" }];
}
