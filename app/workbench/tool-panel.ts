import type { ReactNode } from "react";
import type { IconName } from "#app/ui/icon-names.ts";

/** Declares a panel once: its shortcut, its menu row and its place in the inspector are derived from it. */
export interface ToolPanel {
  readonly title: string;
  /** Only rendered while it is open; a `lazy` component is loaded when it is first opened. */
  readonly content: ReactNode;
  /** Label in the menu and in the list of shortcuts, if it differs from the title. */
  readonly label?: string;
  /** Shortcut that opens and closes it. */
  readonly key?: string;
  /** With an icon it has a row in the three-dots menu. */
  readonly icon?: IconName;
  /** The row is only shown if the dock has no room for a button. */
  readonly isNarrow?: boolean;
  /** Opened to type into its first field (`useFirstField`): what is typed while it loads arrives there. */
  readonly isTyped?: boolean;
}

export type ToolPanels = Readonly<Record<string, ToolPanel>>;
