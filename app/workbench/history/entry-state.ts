/** A tool's data in `history.state`, in the place that React Router reserves for pages. */
export interface ToolEntry {
  /** Id of the document session. */
  readonly session: string;
  /** Id of the step that the entry shows. */
  readonly step: number;
  /** Query of that step, even if the entry's address has no parameters. */
  readonly search: string;
}

/**
 * `history.state` as React Router writes it: `usr` belongs to the page, `idx` is the index among the tab's entries,
 * `key` identifies a navigation. All entries of a document share the key of its navigation, so that the scroll
 * position is stored whichever step is shown.
 */
type RouterState = Partial<Record<"usr" | "idx" | "key", unknown>>;

/**
 * The tool's data in a `history.state`; undefined for an entry of another page, and for one that was never marked.
 */
export function readEntry(state: unknown): ToolEntry | undefined {
  const usr = isRecord(state) ? state.usr : undefined;
  if (!isRecord(usr)) return undefined;
  const { session, step, search }: Partial<Record<string, unknown>> = usr;
  return typeof session === "string" && typeof step === "number" && typeof search === "string"
    ? { session, step, search }
    : undefined;
}

/** React Router's index of the history entry; 0 if the entry has none. */
export function readIndex(state: unknown): number {
  return isRecord(state) && typeof state.idx === "number" ? state.idx : 0;
}

/** React Router's key of the navigation; undefined if the entry has none. */
export function readKey(state: unknown): unknown {
  return isRecord(state) ? state.key : undefined;
}

/** @param state of the navigation */
export function writeEntry(state: unknown, entry: ToolEntry, index: number): object {
  return { ...Object(state), usr: entry, idx: index };
}

function isRecord(value: unknown): value is RouterState {
  return typeof value === "object" && value !== null;
}
