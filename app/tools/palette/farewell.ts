/** What is said when something a person had goes away; undo brings it back. */
import type { PaletteDocument } from "#domain/documents/palette-document.ts";
import { formatHex } from "#engine/format/format.ts";
import type { PaletteAction } from "./model.ts";

export interface Farewell {
  readonly text: string;
  /** CSS color of what went. */
  readonly color?: string;
}

/** Undefined for what takes nothing away. `names` are those of the colors before. */
export function farewellOf(
  action: PaletteAction,
  before: PaletteDocument,
  names: readonly string[],
): Farewell | undefined {
  if (action.type === "remove") {
    const entry = before.colors[action.index];
    if (entry === undefined) return undefined;
    const hex = formatHex(entry.color);
    return { text: `${names[action.index] || hex.toUpperCase()} removed`, color: hex };
  }
  if (action.type === "colors" || action.type === "like")
    return { text: `The palette was replaced by ${action.colors.length} colors` };
  return undefined;
}
