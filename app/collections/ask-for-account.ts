/** The work of a tool that is to be saved, and what a visitor is asked first. Small, since every tool loads it. */
import { openDialog } from "#app/ui/dialog-flags.ts";

export interface WorkToSave {
  /** Names the work in a sentence: "this palette". */
  readonly title: string;
  /** Title given by the author; by default the item is named after its colors. */
  readonly name?: string;
  /** CSS colors. */
  readonly colors: readonly string[];
  /** Names that the person gave to the colors; "" for a color without one. */
  readonly names?: readonly string[];
  /** What the work is besides its colors (domain/library/content-kinds.ts), if it is more than those. */
  readonly content?: object;
}

/** Asks a visitor to sign up, with what is to be saved. */
export function askForAccount({ title, colors, content }: WorkToSave): void {
  openDialog("signup", { title, colors, action: "save", ...(content !== undefined && { content }) });
}
