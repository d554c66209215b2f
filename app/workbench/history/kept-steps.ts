/**
 * The steps of documents whose page was left or reloaded, kept with the tab, so that undo goes on where it was. Written
 * once, when the page goes; what a step was is still its address.
 */
import { isTexts, readList } from "#domain/device/stored-list.ts";

export interface KeptSteps {
  readonly session: string;
  /** Id and query string of each, rising: "3 c=0e2a47-f4d35e". */
  readonly steps: readonly string[];
  /** Index of each entry of the browser and id of the step it shows: "7 3". */
  readonly entries: readonly string[];
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

/** The number at the head of a kept text, and the rest. */
export function keptPair(text: string): readonly [number, string] {
  const at = text.indexOf(" ");
  return [Number(text.slice(0, at)), text.slice(at + 1)];
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
  return typeof entry["session"] === "string" && arePairs(entry["steps"]) && arePairs(entry["entries"]);
}

function arePairs(value: unknown): boolean {
  return isTexts(value) && value.every((text) => /^\d+ /.test(text));
}
