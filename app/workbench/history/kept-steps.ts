/**
 * The steps of documents whose page was left or reloaded, kept with the tab, so that undo goes on where it was. Written
 * once, when the page goes; what a step was is still its address.
 */
import { readList } from "#domain/device/stored-list.ts";

export interface KeptSteps {
  readonly session: string;
  /** Ids and query strings, rising. */
  readonly steps: readonly (readonly [id: number, search: string])[];
  /** Entries of the browser and the ids of the steps they show. */
  readonly entries: readonly (readonly [index: number, id: number])[];
}

const KEY = "tincture:steps";
/** Of the documents left last. */
const MOST_SESSIONS = 6;

export function keepSteps(kept: KeptSteps): void {
  const others = readAll().filter(({ session }) => session !== kept.session);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST_SESSIONS)));
  } catch {
    // Storage is off or full: Back and Forward still lead through the steps, by their addresses.
  }
}

export function readKeptSteps(session: string): KeptSteps | undefined {
  return readAll().find((kept) => kept.session === session);
}

function readAll(): readonly KeptSteps[] {
  try {
    return readList(sessionStorage.getItem(KEY), isKeptSteps) ?? [];
  } catch {
    return [];
  }
}

function isKeptSteps(
  entry: Partial<Record<string, unknown>>,
): entry is Partial<Record<string, unknown>> & KeptSteps {
  const { session, steps, entries } = entry;
  return (
    typeof session === "string" &&
    isPairs(steps, (second) => typeof second === "string") &&
    isPairs(entries, (second) => typeof second === "number")
  );
}

function isPairs(value: unknown, holds: (second: unknown) => boolean): boolean {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && typeof pair[0] === "number" && holds(pair[1]))
  );
}
