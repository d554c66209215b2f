import type { ReactNode } from "react";
import type { IconName } from "#app/ui/icon-names.ts";

/** A panel named once: from this come its key, its row in the menu and its place in the inspector. */
export interface ToolPanel {
  readonly title: string;
  /** Rendered only while it is open; a `lazy` part is loaded with its first opening. */
  readonly content: ReactNode;
  /** In the list of keys and in the menu, where that is not the title. */
  readonly label?: string;
  /** Opens and closes it. */
  readonly key?: string;
  /** With a picture it has a row behind the three dots. */
  readonly icon?: IconName;
  /** The row is there only where the dock has no room for a button. */
  readonly isNarrow?: boolean;
}

export type ToolPanels = Readonly<Record<string, ToolPanel>>;
