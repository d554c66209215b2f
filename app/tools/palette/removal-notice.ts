/** Toast texts for removals, which undo reverts. */
import { MAX_COLORS, type PaletteDocument } from "#domain/documents/palette/palette-document.ts";
import { formatHex } from "#engine/format/format.ts";
import type { PaletteAction } from "./model.ts";

export interface RemovalNotice {
  readonly text: string;
  /** CSS color of the removed color. */
  readonly color?: string;
}

/** Undefined for actions that remove nothing. `names` are those of the colors before the action. */
export function removalNoticeOf(
  action: PaletteAction,
  before: PaletteDocument,
  names: readonly string[],
): RemovalNotice | undefined {
  if (action.type === "remove") {
    const entry = before.colors[action.index];
    if (entry === undefined) return undefined;
    const hex = formatHex(entry.color);
    return { text: `${names[action.index] || hex.toUpperCase()} removed`, color: hex };
  }
  if (action.type === "colors" || action.type === "like") return { text: replaced(action.colors.length) };
  return undefined;
}

function replaced(count: number): string {
  return count > MAX_COLORS
    ? `The palette was replaced by the first ${MAX_COLORS} of ${count.toLocaleString("en")} colors`
    : `The palette was replaced by ${count} colors`;
}
