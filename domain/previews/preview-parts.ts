/**
 * The table of all parts of the previews: the tokens of each kind of element, and the backgrounds it may be on. The
 * style sheet `app/previews/preview-colors.css` is generated from it, so the pairs that are measured are the pairs that
 * are drawn.
 */
import { type RoleToken, THEME_FAMILIES, type ThemeFamily } from "#engine/theme/role-graph.ts";

/** `text` and `large` are WCAG 1.4.3, `ui` is 1.4.11; `exempt` is disabled or decorative. */
export type PreviewUse = "text" | "large" | "ui" | "exempt";

export interface PreviewPart {
  /** Color of text and icons; of the shape itself where `isShape`. */
  readonly ink?: RoleToken;
  readonly use?: PreviewUse;
  /** The background it paints. */
  readonly ground?: RoleToken;
  /** The backgrounds it is placed on if it paints none, or from which its edge and ground must be distinguishable. */
  readonly on?: readonly RoleToken[];
  readonly edge?: RoleToken;
  readonly edgeUse?: PreviewUse;
  /** What `ground` must do against `on`: a filled control needs 3:1 only if its label does not already say it. */
  readonly groundUse?: PreviewUse;
  readonly hover?: Partial<Record<"ink" | "ground", RoleToken>>;
  readonly pressed?: Partial<Record<"ink" | "ground", RoleToken>>;
  /** Drawn in `fill` and `stroke` of SVG. */
  readonly isShape?: true;
}

const PAGES = ["a0", "a10"] as const satisfies readonly RoleToken[];

const filled = (family: ThemeFamily | "primary"): PreviewPart => ({
  ink: `on-${family}`,
  ground: family,
  hover: { ground: `${family}-hover` },
  pressed: { ground: `${family}-pressed` },
});
const soft = (family: ThemeFamily): PreviewPart => ({ ink: `${family}-text`, ground: `${family}-soft` });
const families = <Name extends string>(
  name: Name,
  make: (family: ThemeFamily) => PreviewPart,
): Readonly<Record<`${Name}-${ThemeFamily}`, PreviewPart>> =>
  // The keys are exactly those of the type: one for each family.
  Object.fromEntries(THEME_FAMILIES.map((family) => [`${name}-${family}`, make(family)])) as Record<
    `${Name}-${ThemeFamily}`,
    PreviewPart
  >;

export const PREVIEW_PARTS = {
  // Grounds
  page: { ink: "text", ground: "a0" },
  side: { ink: "text", ground: "a10", edge: "line", edgeUse: "exempt" },
  panel: { ink: "text", ground: "a10", edge: "line", edgeUse: "exempt" },
  band: { ink: "text", ground: "a20" },
  tinted: { ink: "text", ground: "t20" },
  veil: { ground: "a40" },
  card: { ink: "text", ground: "a0", edge: "line", edgeUse: "exempt" },
  inverse: { ink: "a0", ground: "text" },
  ...families("field", (family) => ({ ink: `on-${family}`, ground: family })),
  // Text
  heading: { ink: "text", on: ["a0", "a10", "a20"], use: "large" },
  body: { ink: "text", on: ["a0", "a10", "a20"] },
  quiet: { ink: "text-2", on: ["a0", "a10", "a20"] },
  faint: { ink: "text-3", on: ["a0", "a10", "a20"] },
  signal: { ink: "brand-text", on: ["a0", "a10", "a20"] },
  display: { ink: "brand-text", on: PAGES, use: "large" },
  "on-soft": { ink: "brand-text", on: ["brand-soft"] },
  ...families("word", (family) => ({ ink: `${family}-text`, on: ["a0", "a10", "a20"] })),
  link: { ink: "brand-text", on: PAGES },
  "nav-link": { ink: "text-2", on: PAGES, hover: { ink: "text" } },
  "nav-current": { ink: "brand-text", ground: "brand-soft" },
  rule: { edge: "line", edgeUse: "exempt" },
  "rule-strong": { edge: "line-control", edgeUse: "exempt" },
  // Controls
  ...families("fill", (family) => filled(family === "brand" ? "primary" : family)),
  button: {
    ink: "text",
    ground: "a0",
    edge: "line-control",
    edgeUse: "ui",
    on: ["a0", "a10", "brand-soft"],
    hover: { ground: "a20" },
    pressed: { ground: "a30" },
  },
  outline: {
    ink: "brand-text",
    ground: "a0",
    edge: "line-control",
    edgeUse: "ui",
    on: ["a0"],
    hover: { ground: "brand-soft" },
    pressed: { ground: "brand-soft" },
  },
  "danger-outline": {
    ink: "danger-text",
    ground: "a0",
    edge: "line-control",
    edgeUse: "ui",
    on: ["a0", "a10", "brand-soft"],
    hover: { ground: "danger-soft" },
    pressed: { ground: "danger-soft" },
  },
  inverted: { ink: "brand", ground: "on-brand", edge: "on-brand", edgeUse: "ui", on: ["brand"] },
  bare: {
    ink: "text-2",
    on: PAGES,
    hover: { ground: "a20", ink: "text" },
    pressed: { ground: "a30", ink: "text" },
  },
  soft: { ...soft("brand"), hover: { ground: "a20" }, pressed: { ground: "a30", ink: "text" } },
  disabled: { ink: "on-disabled", ground: "disabled", use: "exempt" },
  field: { ink: "text", ground: "a0", edge: "line-control", edgeUse: "ui", on: ["a0", "a10"] },
  "field-plain": { ink: "text", ground: "a0" },
  "field-error": { ink: "text", ground: "a0", edge: "danger", edgeUse: "ui", on: PAGES },
  "field-ok": { ink: "text", ground: "a0", edge: "success", edgeUse: "ui", on: PAGES },
  "field-focus": { ink: "text", ground: "a0", edge: "focus", edgeUse: "ui", on: PAGES },
  box: { ground: "a0", edge: "line-control", edgeUse: "ui", on: [...PAGES, "a20", "brand-soft"] },
  "box-on": {
    ink: "on-primary",
    ground: "primary",
    edge: "brand-text",
    edgeUse: "ui",
    on: [...PAGES, "brand-soft"],
  },
  track: { ground: "a50" },
  // A filled track and its thumb are distinguished from the empty part by an edge with a floor of its own.
  "track-on": {
    ink: "on-primary",
    ground: "primary",
    use: "ui",
    edge: "brand-text",
    edgeUse: "ui",
    on: PAGES,
  },
  thumb: { ground: "a0", edge: "line-control", edgeUse: "ui", on: PAGES },
  segments: { ink: "text-2", ground: "a40" },
  segment: { ink: "text-2", on: ["a40"], hover: { ink: "text" } },
  "segment-on": { ink: "text", ground: "a0" },
  // Tables, notices, messages
  "table-head": { ink: "text-2", ground: "a20", edge: "line", edgeUse: "exempt" },
  row: { ink: "text", on: ["a10"], edge: "line", edgeUse: "exempt", hover: { ground: "a20" } },
  "row-hover": { ink: "text", ground: "a20", edge: "line", edgeUse: "exempt" },
  "row-on": { ink: "text", ground: "brand-soft", edge: "line", edgeUse: "exempt" },
  ...families("tag", soft),
  ...families("notice", soft),
  message: { ink: "text", ground: "a30" },
  "message-own": { ink: "on-primary", ground: "primary" },
  typing: soft("brand"),
  badge: { ink: "on-primary", ground: "primary" },
  dot: { ground: "danger" },
  code: { ink: "text", ground: "a20" },
  bone: { ground: "a30" },
  "bone-wide": { ground: "a20" },
  // Calendar
  day: { ink: "text", on: ["a10"] },
  "day-other": { ink: "text-3", on: ["a10"] },
  "day-today": { ink: "text", on: ["a10"], edge: "brand-text", edgeUse: "ui" },
  "day-end": { ink: "on-primary", ground: "primary" },
  "day-range": { ink: "brand-text", ground: "brand-soft" },
  // Shapes of charts and pictures
  ...families("mark", (family) => ({ ink: family, isShape: true, use: "exempt" })),
  ...families("series", (family) => ({ ink: `${family}-edge`, isShape: true, use: "ui", on: PAGES })),
  ...families("stroke", (family) => ({
    ink: `${family}-text`,
    isShape: true,
    use: "ui",
    on: ["a10", "brand-soft"],
  })),
  ...families("tint", (family) => ({ ink: `${family}-soft`, isShape: true, use: "exempt" })),
  ...families("on-mark", (family) => ({ ink: `on-${family}`, isShape: true, use: "exempt" })),
  "mark-rest": { ink: "a50", isShape: true, use: "exempt" },
  "mark-text": { ink: "text", isShape: true, use: "exempt" },
  logo: { ink: "text-3", isShape: true, use: "ui", on: ["a0"] },
  grid: { ink: "line", isShape: true, use: "exempt" },
} as const satisfies Readonly<Record<string, PreviewPart>>;

export type PreviewPartName = keyof typeof PREVIEW_PARTS;

export interface PreviewPair {
  readonly foreground: RoleToken;
  readonly background: RoleToken;
  readonly use: PreviewUse;
}

/** The pairs of one part: its ink on its ground (in each state), or on each background it may be on; then its edge. */
export function pairsOfPart(part: PreviewPart): PreviewPair[] {
  const { ink, ground, on = [], edge, use = "text", edgeUse = "exempt", groundUse, hover, pressed } = part;
  const grounds = ground === undefined ? on : [ground];
  const states = [hover, pressed].flatMap((state): PreviewPair[] => {
    const front = state?.ink ?? ink;
    const backs = state?.ground === undefined ? (state?.ink === undefined ? [] : grounds) : [state.ground];
    return front === undefined ? [] : backs.map((background) => ({ foreground: front, background, use }));
  });
  return [
    ...(ink === undefined ? [] : grounds.map((background) => ({ foreground: ink, background, use }))),
    ...states,
    ...(edge === undefined ? [] : on.map((background) => ({ foreground: edge, background, use: edgeUse }))),
    ...(ground === undefined || groundUse === undefined
      ? []
      : on.map((background) => ({ foreground: ground, background, use: groundUse }))),
  ];
}

/** The focus ring, drawn around every control. */
const FOCUS: readonly PreviewPair[] = [...PAGES, "a20" as const].map((background) => ({
  foreground: "focus",
  background,
  use: "ui",
}));

/** Every pair that occurs in the previews, each once, with its strictest use. */
export function previewPairs(): PreviewPair[] {
  const order: readonly PreviewUse[] = ["text", "ui", "large", "exempt"];
  const found = new Map<string, PreviewPair>();
  for (const pair of [...Object.values(PREVIEW_PARTS).flatMap(pairsOfPart), ...FOCUS]) {
    const key = `${pair.foreground} ${pair.background}`;
    const known = found.get(key);
    if (known === undefined || order.indexOf(pair.use) < order.indexOf(known.use)) found.set(key, pair);
  }
  return [...found.values()];
}

/** The tokens of a part, each once: first the normal ones, then those of other states. */
export function tokensOfPart(part: PreviewPart): RoleToken[] {
  const { ink, ground, edge, hover, pressed } = part;
  const all = [ground, ink, edge, hover?.ground, hover?.ink, pressed?.ground, pressed?.ink];
  return [...new Set(all.filter((token) => token !== undefined))];
}
