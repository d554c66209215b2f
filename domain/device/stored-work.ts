/**
 * Work stored on this device (TLS-4): format, reading, and which entries are dropped at the limit. Pure; the
 * app does the storage.
 */
import { isTexts, readList } from "./stored-list.ts";

export interface StoredWork {
  readonly tool: string;
  /** Path of the tool, begins with "/". */
  readonly path: string;
  /** Query string of the document, without "?". */
  readonly search: string;
  /** Colors that identify the work in a list; any CSS colors. */
  readonly colors: readonly string[];
  /** When it was last changed, milliseconds since 1970. */
  readonly changedMs: number;
}

export const MAX_STORED_WORK = 12;

/** Newest first; empty if nothing readable is stored. Never throws. */
export function decodeStoredWork(text: string | null): readonly StoredWork[] {
  return readList(text, isStoredWork) ?? [];
}

function isStoredWork(
  entry: Partial<Record<string, unknown>>,
): entry is Partial<Record<string, unknown>> & StoredWork {
  const { tool, path, search, colors, changedMs } = entry;
  // "//host" would lead to another origin.
  const isPath = typeof path === "string" && /^\/(?!\/)/.test(path);
  return (
    isPath &&
    typeof tool === "string" &&
    typeof search === "string" &&
    isTexts(colors) &&
    typeof changedMs === "number"
  );
}

/** Puts the work first, in place of the entry it continues; the oldest entries are dropped at the limit. */
export function putWork(
  kept: readonly StoredWork[],
  work: StoredWork,
  replaces: string | undefined,
): readonly StoredWork[] {
  const others = kept.filter(
    (entry) => entry.tool !== work.tool || (entry.search !== work.search && entry.search !== replaces),
  );
  return [work, ...others].slice(0, MAX_STORED_WORK);
}
