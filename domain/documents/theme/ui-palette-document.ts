/**
 * The document of the UI Palette Generator: a theme, and the ramps it takes its colors from. Query fields beside those
 * of theme-document.ts, of which `c` is the brand alone (a second and third color become secondary and accent):
 *
 *   own=secondary.c97405  colors that ramps are given; the others are derived
 *   s=102, a=-38          degrees by which derived secondary and accent are turned from the brand's hue
 *   at=700                step of the brand; by default the one that fits
 *   fit=even              steps even, rather than meeting their contrast targets
 *   bend=primary.l.0.5.0.0.-3
 *                         curves: ramp . l, c or h . offsets at the steps 50, 300, 500, 700, 950
 *   mode, view, page, chart, n
 *                         what is shown
 */

import { describe } from "#domain/documents/fields/describe.ts";
import { mapped } from "#domain/documents/fields/field.ts";
import { choice, whole } from "#domain/documents/fields/simple-fields.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import { RAMP_STEPS, type RampStepName } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import { THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { RampBends, UiPaletteRequest } from "#engine/theme/ui-palette.ts";
import { BENDS, exactColor, OWN_COLORS, type OwnColors, turnField } from "./ramp-fields.ts";
import { NEW_THEME, THEME_FIELDS, type ThemeDocument } from "./theme-document.ts";

export const UI_PALETTE_VIEWS = ["preview", "curves", "roles", "charts"] as const;
export type UiPaletteView = (typeof UI_PALETTE_VIEWS)[number];
export const PREVIEW_PAGES = ["marketing", "application"] as const;
export type PreviewPageName = (typeof PREVIEW_PAGES)[number];
export const CHART_KINDS = ["categorical", "sequential", "diverging"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];
/** Colors of a chart. */
export const CHART_COUNTS = [3, 7, 12] as const;
export const RAMP_FITS = ["contrast", "even"] as const;
/** `ramps=1` marks a preview address that contains a palette instead of only a theme. */
export const RAMPS_PARAM = "ramps";
const ANCHORS = ["auto", ...RAMP_STEPS.map(String)];

export interface UiPaletteDocument extends ThemeDocument {
  /** One opaque color: the brand. */
  readonly brand: readonly Color[];
  readonly own: OwnColors;
  /** -180 to 180. */
  readonly secondaryTurn: number | undefined;
  readonly accentTurn: number | undefined;
  readonly anchor: RampStepName | undefined;
  readonly fit: (typeof RAMP_FITS)[number];
  readonly bends: RampBends;
  /** The mode of preview and roles. */
  readonly mode: ThemeModeName;
  readonly view: UiPaletteView;
  readonly page: PreviewPageName;
  readonly chart: ChartKind;
  readonly chartCount: number;
}

const address = describe<UiPaletteDocument>({
  fields: {
    ...THEME_FIELDS,
    brand: mapped(
      THEME_FIELDS.brand,
      (colors): readonly Color[] => colors.slice(0, 1),
      (colors) => colors,
    ),
    own: OWN_COLORS,
    secondaryTurn: turnField("s", "turn of the secondary in degrees"),
    accentTurn: turnField("a", "turn of the accent in degrees"),
    anchor: mapped(
      choice("at", "step", ANCHORS, "auto"),
      (text) => RAMP_STEPS.find((step) => String(step) === text),
      (step) => (step === undefined ? "auto" : String(step)),
    ),
    fit: choice("fit", "fit of a ramp", RAMP_FITS, "contrast"),
    bends: BENDS,
    mode: choice("mode", "mode of a theme", THEME_MODES, "light"),
    view: choice("view", "view", UI_PALETTE_VIEWS, "preview"),
    page: choice("page", "preview", PREVIEW_PAGES, "marketing"),
    chart: choice("chart", "palette for charts", CHART_KINDS, "categorical"),
    chartCount: whole("n", "number of colors of a chart", CHART_COUNTS),
  },
  first: `c=0b6e4f&${NEW_THEME}`,
});

export const UI_PALETTE: DescribedKind<UiPaletteDocument> = {
  ...address,
  tool: "ui-palette",
  path: "/ui-palette-generator",
  take: (colors) => withColors(address.first(), colors),
  colorsOf: ({ brand, own }) => [
    ...brand,
    ...[own.secondary, own.accent].flatMap((color) => (color === undefined ? [] : [color])),
  ],
  withViewOf: (document, { mode, view, page, chart, chartCount }) => ({
    ...document,
    mode,
    view,
    page,
    chart,
    chartCount,
  }),
};

/** The palette with these colors: the brand and, if there are more, the secondary and the accent. */
export function withColors(document: UiPaletteDocument, colors: readonly Color[]): UiPaletteDocument {
  const [brand, secondary, accent] = colors.map(exactColor);
  if (brand === undefined) return document;
  const { secondary: _, accent: __, ...others } = document.own;
  const own = { ...others, ...(secondary && { secondary }), ...(accent && { accent }) };
  return { ...document, brand: [brand], own };
}

/** The document as input of the engine's ramps. */
export function uiPaletteRequest(document: UiPaletteDocument): UiPaletteRequest {
  const { brand, own, secondaryTurn, accentTurn, anchor, fit, bends, tintPercent } = document;
  const [color] = brand;
  if (color === undefined) throw new Error("A palette has a brand color");
  return {
    brand: color,
    own,
    bends,
    fit,
    neutralTint01: tintPercent / 100,
    ...(anchor !== undefined && { anchor }),
    ...(secondaryTurn !== undefined && { secondaryTurnDeg: secondaryTurn }),
    ...(accentTurn !== undefined && { accentTurnDeg: accentTurn }),
  };
}
