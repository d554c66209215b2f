import type { ReactNode } from "react";

/** A section of the help page. A tool exports its own from `help.tsx`, as `HELP`. */
export interface HelpSection {
  /** Anchor: lower case with hyphens, unique on the page. */
  readonly id: string;
  /** The task that the section explains. */
  readonly title: string;
  readonly content: ReactNode;
}
