/** What the controls of a theme need of the tool they stand in. */
import type { ThemeChange } from "#domain/documents/theme-changes.ts";
import type { ThemeDocument } from "#domain/documents/theme-document.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";

export interface ThemeControls {
  /** The document as it is shown, possibly a draft. */
  readonly document: ThemeDocument;
  /** The mode on the canvas. */
  readonly mode: ThemeModeName;
  readonly solved: SolvedTheme;
  /** One step of undo. */
  readonly change: (change: ThemeChange) => void;
  /** Shows a change while it is dragged. */
  readonly preview: (change: ThemeChange) => void;
}
