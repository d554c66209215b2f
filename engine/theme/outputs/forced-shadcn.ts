/** What the components of shadcn/ui need in forced colors. */
import { SHADCN_CHARTS } from "#engine/theme/targets/shadcn-pairs.ts";
import { FORCED } from "./forced-colors.ts";
import { FORCED_EDGES } from "./forced-edges.ts";

type NestedRules = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** As a page's own color of a mark that the browser would otherwise drop. */
const marked = (background: string, color: string) => ({
  "forced-color-adjust": "none",
  "background-color": background,
  color,
});

/**
 * What the components of shadcn/ui do not say in forced colors: edges, what is current or checked, and charts. Its
 * variables stay as they are: many are a fill, a text and a translucent fill at once, so each would be wrong as a system
 * color somewhere, and the browser replaces every other color by itself.
 */
export const FORCED_SHADCN: NestedRules = {
  [FORCED]: {
    ":root, .dark": Object.fromEntries(SHADCN_CHARTS.map((name) => [`--${name}`, "CanvasText"])),
    ...FORCED_EDGES,
    '[data-slot="button"], [data-slot="badge"]': { border: "1px solid ButtonBorder" },
    '[data-active="true"], [data-state="active"], [role="tab"][aria-selected="true"], [aria-current]:not([aria-current="false"])':
      marked("Highlight", "HighlightText"),
    '[data-slot="checkbox"][data-state="checked"], [data-slot="radio-group-item"][data-state="checked"], [data-slot="switch"][data-state="checked"]':
      marked("Highlight", "HighlightText"),
    '[data-slot="progress-indicator"], [data-slot="slider-range"]': marked("CanvasText", "Canvas"),
    'tr[data-state="selected"]': { outline: "2px solid Highlight", "outline-offset": "-2px" },
    '[data-slot="chart"]': { "forced-color-adjust": "none" },
  },
};
