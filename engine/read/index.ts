/** One reader for whatever comes in: it says what it is, and gives its colors, modes or gradient and what was left out. */

export type { ImportedColor } from "#engine/files/import/color-entries.ts";
export type { ReadMode, UnreadPart } from "#engine/files/import/read-palette.ts";
export type { GradientBox } from "#engine/gradient/read/gradient-lengths.ts";
export { type ReadAnswer, type ReadGradient, type ReadInput, type ReadKind, read } from "./read.ts";
