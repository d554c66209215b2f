/**
 * The theme in the address of a preview: that of theme-document.ts, `?c=0b6e4f-c57f1f-3f7fd8&k=60`; with `ramps=1` that
 * of ui-palette-document.ts, whose families use the steps of its ramps.
 */

import { knownColor } from "#domain/documents/color-text.ts";
import { decodeTheme, themeRequest } from "#domain/documents/theme/theme-document.ts";
import { RAMPS_PARAM, UI_PALETTE } from "#domain/documents/theme/ui-palette-document.ts";
import { themeOfPalette } from "#domain/ui-palette/stepped-theme.ts";
import { themeValue } from "#engine/theme/outputs/theme-values.ts";
import { ROLE_TOKENS, type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import type { FourModeRequest } from "#engine/theme/theme-request.ts";
import { type Deficiency, visionMatrix } from "#engine/vision/vision.ts";
import { type FailingPair, failingOf } from "./failing-pairs.ts";

/** The brand colors of the sample theme, shown when the address contains none. */
export const SAMPLE_BRANDS = ["0b6e4f", "c57f1f", "3f7fd8"] as const;

/** Each token as CSS, in each mode. */
export type PreviewSheet = Readonly<Record<ThemeModeName, Readonly<Record<RoleToken, string>>>>;

export type PreviewFailing = Readonly<Record<ThemeModeName, readonly FailingPair[]>>;

/** The failing pairs of every mode. */
export function failingInAll(sheet: PreviewSheet): PreviewFailing {
  return ofModes((mode) => failingOf(sheet[mode], mode));
}

const ofModes = <Value>(make: (mode: ThemeModeName) => Value): Readonly<Record<ThemeModeName, Value>> =>
  // The keys are exactly the modes.
  Object.fromEntries(THEME_MODES.map((mode) => [mode, make(mode)])) as Record<ThemeModeName, Value>;

export interface PreviewTheme {
  readonly sheet: PreviewSheet;
  readonly failing: PreviewFailing;
  /** The color matrix of each color vision simulation, on linear sRGB, as the `values` of an SVG feColorMatrix. */
  readonly filters: Readonly<Record<Deficiency, string>>;
  /** A sentence for each part of the address that could not be read, and what is shown instead. */
  readonly notices: readonly string[];
}

/** Colors outside sRGB are written as oklch(). */
const AS_HEX = { prefix: "", format: "hex" } as const;

/**
 * Requires only one color. An unreadable color adds a notice; without any readable color the sample is used. Never
 * throws.
 */
export function readPreviewTheme(query: URLSearchParams): PreviewTheme {
  const { request, notices } = readRequest(query);
  const { modes } = solveTheme(request);
  const sheet = ofModes((mode) => {
    const colors = modes[mode];
    const written = ROLE_TOKENS.map((token) => [token, themeValue(colors[token], AS_HEX)] as const);
    return Object.fromEntries(written) as Record<RoleToken, string>; // the keys are those of the list
  });
  return { sheet, failing: failingInAll(sheet), filters: visionFilters(), notices };
}

function readRequest(query: URLSearchParams): {
  readonly request: FourModeRequest;
  readonly notices: readonly string[];
} {
  const sample = { brand: SAMPLE_BRANDS.map(knownColor) };
  if (!query.has("c")) return { request: sample, notices: [] };
  if (query.get(RAMPS_PARAM) !== "1") {
    const { document, notices } = decodeTheme(query);
    return { request: document === undefined ? sample : themeRequest(document), notices };
  }
  const { document, notices } = UI_PALETTE.decode(query);
  return { request: document === undefined ? sample : themeRequest(themeOfPalette(document)), notices };
}

function visionFilters(): Record<Deficiency, string> {
  const values = (deficiency: Deficiency): string =>
    [...visionMatrix(deficiency).map((row) => `${row.join(" ")} 0 0`), "0 0 0 1 0"].join(" ");
  return {
    protan: values("protan"),
    deutan: values("deutan"),
    tritan: values("tritan"),
    achroma: values("achroma"),
  };
}
