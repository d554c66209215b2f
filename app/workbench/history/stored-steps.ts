/**
 * Steps of documents that were left or reloaded, stored for the tab so that undo continues. Written once, on leaving;
 * each step is stored as its address.
 */
import { isTexts, readList } from "#domain/device/stored-list.ts";

export interface StoredSteps {
  readonly session: string;
  /** Id and query of each step, ascending: "3 c=0e2a47-f4d35e". */
  readonly steps: readonly string[];
  /** Index of each history entry and id of the step it shows: "7 3". */
  readonly entries: readonly string[];
}

const KEY = "tincture:steps";
/** Number of documents, the most recently left first. */
const MAX_SESSIONS = 6;

export function storeSteps(stored: StoredSteps): void {
  const others = readAll().filter(({ session }) => session !== stored.session);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([stored, ...others].slice(0, MAX_SESSIONS)));
  } catch {
    // Storage is disabled or full: Back and Forward still work, by the addresses of the entries.
  }
}

export function readStoredSteps(session: string): StoredSteps | undefined {
  return readAll().find((stored) => stored.session === session);
}

/** The number at the start of a stored text, and the rest. */
export function numberedText(text: string): readonly [number, string] {
  const at = text.indexOf(" ");
  return [Number(text.slice(0, at)), text.slice(at + 1)];
}

function readAll(): readonly StoredSteps[] {
  try {
    return readList(sessionStorage.getItem(KEY), isStoredSteps) ?? [];
  } catch {
    return [];
  }
}

function isStoredSteps(
  entry: Partial<Record<string, unknown>>,
): entry is Partial<Record<string, unknown>> & StoredSteps {
  return typeof entry["session"] === "string" && arePairs(entry["steps"]) && arePairs(entry["entries"]);
}

function arePairs(value: unknown): boolean {
  return isTexts(value) && value.every((text) => /^\d+ /.test(text));
}
