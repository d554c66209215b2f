/** Props that the controls of a theme get from their tool. */
import type { ThemeChange } from "#domain/documents/theme/theme-changes.ts";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";

export interface ThemeControls {
  /** The document as it is shown, possibly a draft. */
  readonly document: ThemeDocument;
  /** The mode on the canvas. */
  readonly mode: ThemeModeName;
  readonly solved: SolvedTheme;
  /** Commits a change: one undo step. */
  readonly change: (change: ThemeChange) => void;
  /** Shows a change during a drag. */
  readonly preview: (change: ThemeChange) => void;
}
