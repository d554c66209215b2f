/**
 * What the components of shadcn/ui really put on what (https://ui.shadcn.com, registry of 4.23, and its newer styles from
 * Vega to Sera): a variable may be both a fill and a text, and many are used translucent over the page or a card.
 */
import { type PairOptions, targetPair as pair, pairsOnEach, type TargetPair } from "./target-pairs.ts";

/** On the page and on a card. */
function onPages(what: string, text: string, top = "", options: PairOptions = {}): TargetPair[] {
  return pairsOnEach(["background", "card"], what, text, top, options);
}

/** White on 60 % of a color that is text on 30 % of it: no color has 7:1 with both, so the item has rules of its own there. */
const [DARK, DARK_HIGH] = (["plain", "high"] as const).map((contrast) => ({
  scheme: "dark" as const,
  contrast,
}));

export const SHADCN_CHARTS = ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"] as const;

export const SHADCN_PAIRS: readonly TargetPair[] = [
  pair("Text", "foreground", "background"),
  pair("Card", "card-foreground", "card"),
  pair("Popover, menu", "popover-foreground", "popover"),
  pair("Button", "primary-foreground", "primary"),
  ...onPages("Button, hovered", "primary-foreground", "primary/90"),
  ...onPages("Link button, current item", "primary"),
  pair("Secondary button", "secondary-foreground", "secondary"),
  ...onPages("Secondary button, hovered", "secondary-foreground", "secondary/80"),
  pair("Secondary button, hovered, in newer styles", "secondary-foreground", "foreground/5 secondary"),
  pair("Tab list, avatar", "muted-foreground", "muted"),
  ...onPages("Description", "muted-foreground"),
  pair("Description in a menu", "muted-foreground", "popover"),
  ...onPages("Hovered row, footer of a table", "foreground", "muted/50"),
  ...onPages("Choice, checked", "foreground", "primary/5", { scheme: "light" }),
  ...onPages("Choice, checked", "foreground", "primary/10", { scheme: "dark" }),
  ...onPages("Description of a checked choice", "muted-foreground", "primary/5", { scheme: "light" }),
  ...onPages("Description of a checked choice", "muted-foreground", "primary/10", { scheme: "dark" }),
  pair("Search in a command menu", "muted-foreground", "input/30 popover"),
  pair("Tooltip", "background", "foreground"),
  pair("Key in a tooltip", "background", "background/20 foreground", { scheme: "light" }),
  pair("Key in a tooltip", "background", "background/10 foreground", { scheme: "dark" }),
  pair("Ghost button and menu item, hovered", "accent-foreground", "accent"),
  ...onPages("Ghost button, hovered", "accent-foreground", "accent/50", { scheme: "dark" }),
  pair("Destructive button", "white", "destructive", { scheme: "light" }),
  ...onPages("Destructive button, hovered", "white", "destructive/90", { scheme: "light" }),
  ...onPages("Destructive button", "white", "destructive/60", DARK),
  pair("Destructive button, high contrast", "destructive-foreground", "destructive", DARK_HIGH),
  ...onPages(
    "Destructive button, hovered, high contrast",
    "destructive-foreground",
    "destructive/90",
    DARK_HIGH,
  ),
  ...onPages("Message of a field", "destructive"),
  pair("Text of an alert", "destructive/90", "card"),
  ...onPages("Soft destructive button", "destructive", "destructive/10", { scheme: "light" }),
  ...onPages("Soft destructive button", "destructive", "destructive/20", { scheme: "dark" }),
  ...onPages("Soft destructive button, hovered", "destructive", "destructive/20", { scheme: "light" }),
  ...onPages("Soft destructive button, hovered", "destructive", "destructive/30", DARK),
  ...onPages("Field, outline button", "foreground", "input/30", { scheme: "dark" }),
  ...onPages("Placeholder", "muted-foreground", "input/30", { scheme: "dark" }),
  ...onPages("Outline button, hovered", "foreground", "input/50", { scheme: "dark" }),
  ...onPages("Filled field", "foreground", "input/50"),
  ...onPages("Placeholder of a filled field", "muted-foreground", "input/50"),
  pair("Sidebar", "sidebar-foreground", "sidebar"),
  pair("Group of a sidebar", "sidebar-foreground/70", "sidebar"),
  pair("Item of a sidebar, hovered and current", "sidebar-accent-foreground", "sidebar-accent"),
  pair("Mark of a sidebar", "sidebar-primary-foreground", "sidebar-primary"),
  pair("Progress on its track", "primary", "muted", { use: "edge" }),
  pair("Switch, off", "background", "input", { use: "edge", scheme: "light" }),
  ...onPages("Switch, off", "foreground", "input/80", { use: "edge", scheme: "dark" }),
  ...onPages("Edge of a field in error", "destructive", "", { use: "edge", scheme: "light" }),
  ...onPages("Edge of a field in error", "destructive/50", "", { use: "edge", ...DARK }),
  ...onPages("Edge of a field in error, high contrast", "destructive", "", { use: "edge", ...DARK_HIGH }),
  ...onPages("Edge of a field", "input", "", { use: "edge" }),
  ...onPages("Focus", "ring", "", { use: "edge" }),
  pair("Focus in a sidebar", "sidebar-ring", "sidebar", { use: "edge" }),
  ...SHADCN_CHARTS.flatMap((name) => onPages("Mark of a chart", name, "", { use: "edge" })),
];
