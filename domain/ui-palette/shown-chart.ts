/** Palettes for charts in the colors of an interface palette, with their measurements. */
import { themeRequest } from "#domain/documents/theme/theme-document.ts";
import { type UiPaletteDocument, uiPaletteRequest } from "#domain/documents/theme/ui-palette-document.ts";
import { formatRatio, type OnColor, onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import type { Color } from "#engine/space/color.ts";
import { categoricalPalette } from "#engine/theme/data-palettes.ts";
import { divergingPalette, sequentialPalette } from "#engine/theme/data-scales.ts";
import { themeValue } from "#engine/theme/outputs/theme-values.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { buildUiPalette } from "#engine/theme/ui-palette.ts";
import { closestSeen, seenBy, VISION_KINDS, type VisionKind } from "#engine/vision/vision-distance.ts";
import { steppedTheme } from "./stepped-theme.ts";

export interface ShownMark {
  /** CSS text. */
  readonly color: string;
  readonly ink: OnColor;
  /** WCAG ratio to the page, truncated to two decimals. */
  readonly onPage: number;
}

export interface ChartDifference {
  readonly vision: VisionKind;
  /** Indices of the two colors that are hardest to distinguish. */
  readonly pair: readonly [number, number];
  /** ΔEOK, 0 to 1. */
  readonly deltaE: number;
}

export interface ShownChart {
  readonly marks: readonly ShownMark[];
  /** CSS text of the page color that the colors were chosen for. */
  readonly page: string;
  /** The least difference of any two, for full vision and three deficiencies. */
  readonly differences: readonly ChartDifference[];
  /** Greatest over least difference of neighbors, for scales: 1 is even. */
  readonly unevenness: number | undefined;
  readonly unmet: readonly string[];
}

/** The chart that the document shows, for the page of its mode; the brand is the first of categories, exactly. */
export function shownChart(document: UiPaletteDocument): ShownChart {
  const { chart, chartCount: count, mode, edition = 1 } = document;
  const theme = steppedTheme({ ...document, pins: [] }, buildUiPalette(uiPaletteRequest(document)));
  const [main, , accent] = theme.brand;
  if (main === undefined) throw new Error("A palette has a brand color");
  const { a0: page } = solveTheme(themeRequest(theme)).modes[mode];
  const isForDark = mode.startsWith("dark");
  if (chart === "categorical") {
    const { colors, unmet } = categoricalPalette({
      count,
      kept: [main],
      background: page,
      isLively: edition >= 3,
    });
    return measured(colors, page, { unmet });
  }
  const { colors, deltas } =
    chart === "sequential"
      ? sequentialPalette({ count, brand: main, isForDark })
      : divergingPalette({ count, low: main, isForDark, ...highOf(main, accent) });
  return measured(colors, page, { unevenness: Math.max(...deltas) / Math.max(1e-6, Math.min(...deltas)) });
}

/**
 * The accent, if the ends are then distinguishable with every color vision; otherwise the engine chooses the other end.
 */
function highOf(low: Color, accent: Color | undefined): { high?: Color } {
  if (accent === undefined) return {};
  const ends = divergingPalette({ count: 3, low, high: accent }).colors;
  const least = closestSeen([ends[0] ?? low, ends[2] ?? low].map(seenBy))?.deltaE ?? 0;
  return least >= TOLD_APART ? { high: accent } : {};
}

/** ΔEOK between the ends of a diverging scale. */
const TOLD_APART = 0.1;

function measured(
  colors: readonly Color[],
  page: Color,
  { unmet = [], unevenness }: { readonly unmet?: readonly string[]; readonly unevenness?: number },
): ShownChart {
  const seen = colors.map(seenBy);
  const css = (color: Color): string => themeValue(color, { prefix: "", format: "hex" });
  return {
    marks: colors.map((color) => ({
      color: css(color),
      ink: onColor(color),
      onPage: Number(formatRatio(wcagRatio(color, page))),
    })),
    page: css(page),
    differences: VISION_KINDS.flatMap((vision, index): ChartDifference[] => {
      // Measured for each kind of color vision separately.
      const found = closestSeen(seen.map((each) => each.slice(index, index + 1)));
      return found === undefined ? [] : [{ vision, pair: [found.a, found.b], deltaE: found.deltaE }];
    }),
    unevenness,
    unmet,
  };
}
