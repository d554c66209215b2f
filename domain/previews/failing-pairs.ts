/** Finds the contrast pairs of a mode that fail, measured on the colors as they are written in CSS. */

import { failingPreviewPairs, type PreviewColors } from "#domain/previews/preview-audit.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, type RoleToken, type ThemeModeName } from "#engine/theme/role-graph.ts";

/** Each token as CSS. */
export type WrittenColors = Readonly<Record<RoleToken, string>>;

export interface FailingPair {
  readonly foreground: RoleToken;
  readonly background: RoleToken;
  /** The measured and the required contrast, such as "2.78 of 4.5". */
  readonly figure: string;
}

/** The failing pairs in the order of the table of pairs. Ratios are truncated, never rounded up. */
export function failingOf(written: WrittenColors, mode: ThemeModeName): FailingPair[] {
  return failingPreviewPairs(readColors(written), mode).map(({ foreground, background, ratio, floor }) => ({
    foreground,
    background,
    figure: `${formatRatio(ratio)} of ${floor}`,
  }));
}

/** Parses the colors. Throws if one of them is invalid. */
export function readColors(written: WrittenColors): PreviewColors {
  // The keys are those of ROLE_TOKENS.
  return Object.fromEntries(ROLE_TOKENS.map((token) => [token, read(written[token])])) as PreviewColors;
}

function read(text: string): Color {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`${text} is not a color`);
  return parsed.color;
}
