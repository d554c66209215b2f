/** The variables of shadcn/ui for one mode of a theme, solved for the pairs that its components use. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { categoricalPalette } from "#engine/theme/data-palettes.ts";
import { SHADCN_TOKENS } from "#engine/theme/outputs/shadcn-tokens.ts";
import type { RoleColors } from "#engine/theme/solve-theme.ts";
import { tone } from "#engine/theme/theme-contrast.ts";
import { isHigh, solvedFloors } from "#engine/theme/theme-floors.ts";
import { SHADCN_CHARTS, SHADCN_PAIRS } from "./shadcn-pairs.ts";
import { moveVariables, type TargetMode } from "./solve-target.ts";
import { targetFloor } from "./target-audit.ts";

/**
 * Each variable with its color, in the order of shadcn/ui. `primary` is a fill, its label and a link at once, and
 * `destructive` too, so they move to the nearest lightness that is all of it; the exact brand is `brand`.
 */
export function shadcnColors(colors: RoleColors, asked: TargetMode): Map<string, Color> {
  const { mode, floors: set } = asked;
  const target = new Map<string, Color>(
    Object.entries(SHADCN_TOKENS).map(([name, token]) => [name, colors[token]]),
  );
  target.set("primary", colors.primary);
  target.set("primary-foreground", colors["on-primary"]);
  const candidates = [colors["on-primary"], colors.a0, colors.a10, colors.text];
  moveVariables(
    target,
    SHADCN_PAIRS,
    [
      { name: "primary", label: { name: "primary-foreground", candidates } },
      {
        name: "destructive",
        label: { name: "destructive-foreground", candidates: [colors["on-danger"], colors.a0, colors.text] },
      },
      { name: "muted-foreground" },
      { name: "input" },
      { name: "input", label: { name: "foreground", candidates: strongerThan(colors.text, mode) } },
      { name: "accent" },
      { name: "sidebar-foreground" },
    ],
    asked,
  );
  const primary = target.get("primary") ?? colors.primary;
  target.set("sidebar-primary", primary);
  target.set("sidebar-primary-foreground", target.get("primary-foreground") ?? colors["on-primary"]);
  const leastRatio = targetFloor({ use: "edge" }, solvedFloors(set, mode), isHigh(mode));
  const charts = categoricalPalette({
    count: SHADCN_CHARTS.length,
    background: colors.a0,
    alsoOn: [colors.a10],
    kept: [primary],
    leastRatio,
  });
  for (const [index, name] of SHADCN_CHARTS.entries()) target.set(name, charts.colors[index] ?? primary);
  return target;
}

/**
 * The text color, and stronger ones up to black or white: with high contrast and little of the theme's own, an edge of
 * 4.5:1 leaves no room for a switch that is told from the text.
 */
function strongerThan(text: Color, mode: TargetMode["mode"]): readonly Color[] {
  const { lightness, chroma, hueDeg } = colorToOklch(text);
  const end = mode.startsWith("light") ? 0 : 1;
  const stronger = [0.25, 0.5, 0.75, 1].map((share) =>
    tone(lightness + (end - lightness) * share, chroma, hueDeg),
  );
  return [text, ...stronger];
}
