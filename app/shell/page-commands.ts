import type { Color } from "#engine/space/color.ts";

/** A command of the open page, for the command palette (SHL-13). Tools set them; other pages have none. */
export interface PageCommand {
  readonly label: string;
  /** Its shortcut. */
  readonly key: string;
  readonly shownKey?: string;
  readonly withControl?: boolean;
  readonly withShift?: boolean;
  readonly isHidden?: boolean;
  readonly run: () => void;
}

/** A format in which the page's document is exported. */
export interface PageFormat {
  readonly label: string;
  readonly line: string;
  /** Further words to find it by. */
  readonly words: string;
  readonly run: () => void;
}

interface PageCommands {
  readonly commands: readonly PageCommand[];
  /** Colors of the page's document. */
  readonly colors: readonly Color[];
  readonly formats?: () => Promise<readonly PageFormat[]>;
}

const NONE: PageCommands = { commands: [], colors: [] };
let current = NONE;

export const pageCommands = {
  get: () => current,
  set(next: PageCommands): () => void {
    current = next;
    return () => {
      if (current === next) current = NONE;
    };
  },
};
