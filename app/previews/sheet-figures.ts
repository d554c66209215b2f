/** The contrast of an element's own pair of tokens; loaded when tokens are shown. */
import { readColors, type WrittenColors } from "#domain/previews/failing-pairs.ts";
import { measurePair } from "#domain/previews/preview-audit.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import { wornPairs } from "./worn-pairs.ts";

/** "5.99, Lc 85" for the text of an element on its background; empty for an element without text. */
export function figuresIn(written: WrittenColors, mode: ThemeModeName, element: Element): string {
  const [pair] = wornPairs(element);
  if (pair === undefined) return "";
  const { ratio, lc } = measurePair(pair, readColors(written), mode);
  return `${formatRatio(ratio)}, Lc ${Math.round(Math.abs(lc))}`;
}
