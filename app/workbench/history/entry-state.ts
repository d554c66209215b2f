/** What an entry of the browser's history knows of a tool's document, in the place React Router keeps for pages. */
export interface ToolEntry {
  /** Of one opening of a document: its entries and nobody else's. */
  readonly session: string;
  /** Id of the step it shows. */
  readonly step: number;
  /** Query string of that step, also where the entry stands at the bare address. */
  readonly search: string;
}

/**
 * `history.state` as React Router writes it: `usr` is the page's own, `idx` the place among the entries of the tab, `key`
 * the name of a visit to a page. All entries of a document have the key of its arrival: one place on the page, whichever
 * step is shown, so that the page does not jump.
 */
type RouterState = Partial<Record<"usr" | "idx" | "key", unknown>>;

/** The tool's entry in a `history.state`; undefined for an entry of another page, or one that was never marked. */
export function readEntry(state: unknown): ToolEntry | undefined {
  const usr = isRecord(state) ? state.usr : undefined;
  if (!isRecord(usr)) return undefined;
  const { session, step, search }: Partial<Record<string, unknown>> = usr;
  return typeof session === "string" && typeof step === "number" && typeof search === "string"
    ? { session, step, search }
    : undefined;
}

export function readIndex(state: unknown): number {
  return isRecord(state) && typeof state.idx === "number" ? state.idx : 0;
}

export function readKey(state: unknown): unknown {
  return isRecord(state) ? state.key : undefined;
}

/** @param state of the arrival */
export function writeEntry(state: unknown, entry: ToolEntry, index: number): object {
  return { ...Object(state), usr: entry, idx: index };
}

function isRecord(value: unknown): value is RouterState {
  return typeof value === "object" && value !== null;
}
