/** What the command palette lists. */

/** A page or a tool. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Address of the target. */
  readonly to: string;
  /** The tool whose picture stands before the label. */
  readonly tool?: string;
  /** CSS background of a small picture in its place. */
  readonly sample?: string;
}

/** A command of the open page, or one that every page has. */
export interface RunCommand {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly keys: readonly string[];
  readonly run: () => void;
}
