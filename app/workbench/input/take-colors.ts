/** How a tool receives colors from outside. */
import type { Color } from "#engine/space/color.ts";

/** The texts of a file or a pasted text about its colors, besides their values. */
export interface ColorWords {
  readonly title?: string | undefined;
  /** By index; "" for a color without a name. */
  readonly names?: readonly string[] | undefined;
}
export type TakeColors = (colors: readonly Color[], words?: ColorWords) => void;
export type TakeColor = (color: Color, name?: string) => void;
