/**
 * What Tailwind 4 puts on what with the exported tokens: its own base style (https://tailwindcss.com/docs/preflight),
 * and the working primary as its documentation and its component library use one color: as a fill with a hovered
 * opacity, as a link, as a tint under its own text, as a ring and as a mark.
 */
import { targetPair as pair, pairsOnEach, type TargetPair } from "./target-pairs.ts";

const PAGES = ["a0", "a10", "a20"] as const;

export const TAILWIND_PAIRS: readonly TargetPair[] = [
  ...pairsOnEach(PAGES, "Body text", "text"),
  ...pairsOnEach(PAGES, "Placeholder", "text-3"),
  pair("Button", "on-primary", "primary"),
  pair("Button, hovered by its token", "on-primary", "primary-hover"),
  pair("Button, pressed by its token", "on-primary", "primary-pressed"),
  ...pairsOnEach(PAGES, "Button, hovered at 90 %", "on-primary", "primary/90"),
  ...pairsOnEach(PAGES, "Link", "primary"),
  ...pairsOnEach(PAGES, "Soft button, badge", "primary", "primary/10"),
  ...pairsOnEach(PAGES, "Ring, checked box, progress", "primary", "", { use: "edge" }),
];
