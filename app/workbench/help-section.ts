import type { ReactNode } from "react";

/** A section of the help page. A tool brings its own in `help.tsx`, as `HELP`. */
export interface HelpSection {
  /** The anchor: lower case with hyphens, unlike any other section's. */
  readonly id: string;
  /** What somebody wants to do. */
  readonly title: string;
  readonly content: ReactNode;
}
