/** The theme that the address of a preview holds: its brand colors, `?c=0b6e4f-c57f1f-3f7fd8`. */
import { knownColor, readColorTexts } from "#domain/documents/color-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { previewColors } from "#engine/theme/preview-theme.ts";
import {
  PREVIEW_MODES,
  PREVIEW_TOKENS,
  type PreviewMode,
  type PreviewToken,
} from "#engine/theme/preview-tokens.ts";
import { type Deficiency, visionMatrix } from "#engine/vision/vision.ts";
import { type FailingPair, failingOf } from "./failing-pairs.ts";

/** The brand of the screens, shown when the address holds none. */
export const SAMPLE_BRANDS = ["0b6e4f", "c57f1f", "3f7fd8"] as const;

/** Each token as CSS, in each mode. */
export type PreviewSheet = Readonly<Record<PreviewMode, Readonly<Record<PreviewToken, string>>>>;

export type PreviewFailing = Readonly<Record<PreviewMode, readonly FailingPair[]>>;

/** The failing pairs of every mode. */
export function failingInAll(sheet: PreviewSheet): PreviewFailing {
  return ofModes((mode) => failingOf(sheet[mode], mode));
}

const ofModes = <Value>(make: (mode: PreviewMode) => Value): Readonly<Record<PreviewMode, Value>> =>
  // The keys are exactly the modes.
  Object.fromEntries(PREVIEW_MODES.map((mode) => [mode, make(mode)])) as Record<PreviewMode, Value>;

export interface PreviewTheme {
  readonly sheet: PreviewSheet;
  readonly failing: PreviewFailing;
  /** The values of the color matrix of each color-vision lens, on linear sRGB, as SVG filters take them. */
  readonly filters: Readonly<Record<Deficiency, string>>;
  /** What could not be read of the address, and what stands in. */
  readonly notices: readonly string[];
}

/** One brand is enough; colors that cannot be read are named, and the sample stands in if none is left. */
export function readPreviewTheme(query: URLSearchParams): PreviewTheme {
  const notices: string[] = [];
  const given = query.has("c") ? readColorTexts(query.get("c"), SAMPLE_BRANDS.length, notices) : [];
  const brands = given.length === 0 ? SAMPLE_BRANDS.map(knownColor) : given;
  const sheet = ofModes((mode) => {
    const colors = previewColors(brands, mode);
    const written = PREVIEW_TOKENS.map((token) => [token, formatHex(colors[token])] as const);
    return Object.fromEntries(written) as Record<PreviewToken, string>; // the keys are those of the list
  });
  return { sheet, failing: failingInAll(sheet), filters: visionFilters(), notices };
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
