/** Work kept on the device (TLS-4): what is stored, how it is read back, and what gives way. Pure; storage is the app's. */
import { isTexts, readList } from "./stored-list.ts";

export interface KeptWork {
  readonly tool: string;
  /** Path of the tool, begins with "/". */
  readonly path: string;
  /** Query string of the document, without "?". */
  readonly search: string;
  /** Colors to recognise it by; any CSS color. */
  readonly colors: readonly string[];
  /** When it was last changed, milliseconds since 1970. */
  readonly changedMs: number;
}

export const MAX_KEPT_WORK = 12;

/** Newest first; empty when there is none, or when what is stored cannot be read. Never throws. */
export function decodeKeptWork(text: string | null): readonly KeptWork[] {
  return readList(text, isKeptWork) ?? [];
}

function isKeptWork(
  entry: Partial<Record<string, unknown>>,
): entry is Partial<Record<string, unknown>> & KeptWork {
  const { tool, path, search, colors, changedMs } = entry;
  // Another origin could be written as "//host".
  const isPath = typeof path === "string" && /^\/(?!\/)/.test(path);
  return (
    isPath &&
    typeof tool === "string" &&
    typeof search === "string" &&
    isTexts(colors) &&
    typeof changedMs === "number"
  );
}

/** The work first, instead of the entry it continues; the oldest give way. */
export function putWork(
  kept: readonly KeptWork[],
  work: KeptWork,
  replaces: string | undefined,
): readonly KeptWork[] {
  const others = kept.filter(
    (entry) => entry.tool !== work.tool || (entry.search !== work.search && entry.search !== replaces),
  );
  return [work, ...others].slice(0, MAX_KEPT_WORK);
}
