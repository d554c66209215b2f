/** A tool's most recent documents in the order they were made, for going back even after a reload. Pure. */
import { isTexts, readList } from "./stored-list.ts";

export interface StripEntry {
  /** Query string of the document, without "?". */
  readonly search: string;
  readonly colors: readonly string[];
}

export const MAX_STRIP = 24;

/** Oldest first; empty if nothing readable is stored. Never throws. */
export function decodeStrip(text: string | null): readonly StripEntry[] {
  return readList(text, isStripEntry) ?? [];
}

function isStripEntry(
  entry: Partial<Record<string, unknown>>,
): entry is Partial<Record<string, unknown>> & StripEntry {
  return typeof entry["search"] === "string" && isTexts(entry["colors"]);
}

/**
 * Appends the entry. If the same colors are already in the strip they stay where they are, so that going back
 * adds nothing.
 */
export function putInStrip(strip: readonly StripEntry[], entry: StripEntry): readonly StripEntry[] {
  const key = entry.colors.join();
  const at = strip.findIndex((known) => known.colors.join() === key);
  if (at === -1) return [...strip, entry].slice(-MAX_STRIP);
  return strip[at]?.search === entry.search ? strip : strip.with(at, entry);
}
