/**
 * The address and the browser's history follow the steps of a document (TLS-2). Each time the steps change, `show` makes
 * the one move that brings the browser nearer to them: another address for this entry, a new entry, or a jump to the
 * entry of an earlier step. A jump is answered later, by popstate; the next move waits for it, so that any number of
 * quick undos becomes one jump more, and none goes further than to an entry that is known to be the document's own.
 */
import type { DocumentSteps } from "./document-steps.ts";
import { readEntry, readIndex, readKey, type ToolEntry, writeEntry } from "./entry-state.ts";
import { createWriteBudget } from "./write-budget.ts";

export type BrowserHistory = Pick<History, "state" | "length" | "pushState" | "replaceState" | "go">;
type Steps = DocumentSteps<unknown>;
/** Ids of steps by the index of the entry that shows them, both rising. */
export type Entries = ReadonlyMap<number, number>;

interface Surroundings {
  readonly history: BrowserHistory;
  readonly nowMs: () => number;
  /** Calls back once, and gives what takes that back. */
  readonly later: (run: () => void, ms: number) => () => void;
}

export interface AddressProjection {
  /** Follows the steps, at once or as soon as the browser can. */
  show(steps: Steps): void;
  /**
   * To be told of each popstate. "asked" is an answer to a move of its own, "moved" somebody else's move to an entry of
   * the document, and undefined an entry of another page.
   */
  arrive(state: unknown): { readonly by: "asked" | "moved"; readonly entry: ToolEntry } | undefined;
  /** A new entry of the browser's own that shows the same step: a place within the page. */
  adopt(): void;
  /** Those that stay when another page is opened from here: up to the present one. */
  entries(): Entries;
  stop(): void;
}

/** A jump that is not answered by then was refused, or the entry is gone. */
const LOST_MS = 2000;
/** After a browser refused to write. */
const RETRY_MS = 1000;

/** Begins at the present entry, which is marked with the given one. `known` are entries from before a reload. */
export function createAddressProjection(
  first: ToolEntry,
  known: Entries,
  { history, nowMs, later }: Surroundings,
): AddressProjection {
  const { session } = first;
  const { state: arrived } = history;
  const budget = createWriteBudget(nowMs);
  let here = first;
  let at = readIndex(history.state);
  const entries = new Map([...known, [at, first.step]]);
  let wanted: Steps | undefined;
  /** Nothing is asked of the browser until then, or until it answers the jump. */
  let pause: { readonly cancel: () => void; readonly jump: number | undefined } | undefined;
  mark();

  function settle(): void {
    if (wanted === undefined || pause !== undefined) return;
    // Another page has taken the address already; this one is about to go.
    if (readKey(history.state) !== readKey(arrived)) return;
    const move = nextMove(entries, at, here, wanted);
    if (move.type === "stay") return;
    const waitMs = budget.take();
    if (waitMs > 0) wait(waitMs);
    else if (move.type === "jump") {
      // Known before it is asked for: the answer may come at once.
      wait(LOST_MS, move.to);
      history.go(move.to - at);
    } else if (write(move.type, wanted)) settle();
    else wait(RETRY_MS);
  }

  function wait(ms: number, jump?: number): void {
    const cancel = later(() => {
      pause = undefined;
      if (jump !== undefined) entries.delete(jump);
      settle();
    }, ms);
    pause = { cancel, jump };
  }

  function mark(): void {
    isTaken(here, () => history.replaceState(writeEntry(arrived, here, at), ""));
  }

  function write(type: "push" | "replace", { present }: Steps): boolean {
    const entry = { session, step: present.id, search: present.search };
    const index = type === "push" ? at + 1 : at;
    const state = writeEntry(arrived, entry, index);
    const isWritten = isTaken(entry, () => {
      if (type === "push") history.pushState(state, "", `?${present.search}`);
      else history.replaceState(state, "", `?${present.search}`);
    });
    if (isWritten) stand(index, entry, type === "push");
    return isWritten;
  }

  /** A browser that has had enough refuses with an error or without a word. */
  function isTaken({ step, search }: ToolEntry, run: () => void): boolean {
    try {
      run();
    } catch {
      return false;
    }
    const entry = readEntry(history.state);
    return entry?.session === session && entry.step === step && entry.search === search;
  }

  function stand(index: number, entry: ToolEntry, isNew: boolean): void {
    [at, here] = [index, entry];
    entries.set(at, entry.step);
    if (!isNew) return;
    for (const other of entries.keys()) if (other > at) entries.delete(other);
    // Browsers keep so many entries of a tab and drop the oldest.
    while (entries.size > history.length) entries.delete(Math.min(...entries.keys()));
  }

  return {
    show(steps) {
      wanted = steps;
      settle();
    },
    arrive(state) {
      const entry = readEntry(state);
      if (entry?.session !== session) return undefined;
      stand(readIndex(state), entry, false);
      const isAsked = pause?.jump === at;
      pause?.cancel();
      pause = undefined;
      if (isAsked) settle();
      return { by: isAsked ? "asked" : "moved", entry };
    },
    adopt() {
      stand(at + 1, here, true);
      mark();
    },
    entries: () => new Map([...entries].filter(([index]) => index <= at)),
    stop() {
      pause?.cancel();
      wanted = undefined;
    },
  };
}

type Move = { readonly type: "stay" | "replace" | "push" } | { readonly type: "jump"; readonly to: number };

function nextMove(entries: Entries, at: number, here: ToolEntry, { past, present }: Steps): Move {
  const goTo = (index: number, there: Move): Move => (index === at ? there : { type: "jump", to: index });
  const own = entryOf(entries, present.id, at);
  if (own !== undefined) return goTo(own, { type: here.search === present.search ? "stay" : "replace" });
  // Behind the nearest earlier step that has an entry; those after it are cut off, as the browser does.
  for (const { id } of past.toReversed()) {
    const base = entryOf(entries, id, at);
    if (base !== undefined) return goTo(base, { type: "push" });
  }
  // All earlier entries are gone, dropped by the browser or never written: the oldest one shows it.
  return goTo(Math.min(...entries.keys()), { type: "replace" });
}

/** The nearest entry that shows a step: places within the page make several. */
function entryOf(entries: Entries, id: number, at: number): number | undefined {
  const all = [...entries].filter(([, step]) => step === id).map(([index]) => index);
  return all.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
}
