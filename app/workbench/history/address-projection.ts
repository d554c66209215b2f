/**
 * Makes the address and the browser's history follow the steps of a document (TLS-2). After each change of the steps,
 * `show` makes the one move that brings the browser closer to them: another address for this entry, a new entry, or a
 * jump to the entry of an earlier step. A jump is answered later, by popstate, and the next move waits for it; so any
 * number of quick undos results in one more jump, and none leads beyond entries that are known to belong to the
 * document.
 */
import type { DocumentSteps } from "./document-steps.ts";
import { readEntry, readIndex, readKey, type ToolEntry, writeEntry } from "./entry-state.ts";
import { createWriteBudget } from "./write-budget.ts";

export type BrowserHistory = Pick<History, "state" | "length" | "pushState" | "replaceState" | "go">;
type Steps = DocumentSteps<unknown>;
/** Step ids by the index of the entry that shows them, both ascending. */
export type Entries = ReadonlyMap<number, number>;

interface Surroundings {
  readonly history: BrowserHistory;
  readonly nowMs: () => number;
  /** Schedules a call, and returns the function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
}

export interface AddressProjection {
  /** Follows the steps, immediately or as soon as the browser allows. */
  show(steps: Steps): void;
  /**
   * Must be called for each popstate. "asked" is the answer to its own move, "moved" a move to an entry of the
   * document that it did not make, and undefined an entry of another page. "returned" leads to the entry that it has not
   * left: another page had the address already, and was not drawn yet.
   */
  arrive(
    state: unknown,
  ): { readonly by: "asked" | "moved" | "returned"; readonly entry: ToolEntry } | undefined;
  /** A new entry made by the browser that shows the same step: an anchor within the page. */
  adopt(): void;
  /** The entries that remain when another page is opened from here: up to the current one. */
  entries(): Entries;
  stop(): void;
}

/** A jump without an answer after this time was refused, or its entry no longer exists. */
const LOST_MS = 2000;
/** Delay after the browser refused a write. */
const RETRY_MS = 1000;

/** Starts at the current entry, which is marked with the given one. `known` are entries from before a reload. */
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
  /** No move is made until the time is over, or until the jump is answered. */
  let pause: { readonly cancel: () => void; readonly jump: number | undefined } | undefined;
  mark();

  function settle(): void {
    if (wanted === undefined || pause !== undefined) return;
    // Another page has the address already; this one is about to be left.
    if (readKey(history.state) !== readKey(arrived)) return;
    const move = nextMove(entries, at, here, wanted);
    if (move.type === "stay") return;
    const waitMs = budget.take();
    if (waitMs > 0) wait(waitMs);
    else if (move.type === "jump") {
      // Set before the jump, because the answer may come immediately.
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

  /** A browser that limits writes refuses with an error or silently. */
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
    // Browsers limit the entries of a tab and drop the oldest.
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
      const isReturn = readIndex(state) === at;
      stand(readIndex(state), entry, false);
      const isAsked = pause?.jump === at;
      pause?.cancel();
      pause = undefined;
      if (isAsked || isReturn) settle();
      return { by: isReturn ? "returned" : isAsked ? "asked" : "moved", entry };
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
  // After the nearest earlier step that has an entry; the entries behind it are removed, as the browser does.
  for (const { id } of past.toReversed()) {
    const base = entryOf(entries, id, at);
    if (base !== undefined) return goTo(base, { type: "push" });
  }
  // All earlier entries are gone, either dropped by the browser or never written: the oldest one shows the step.
  return goTo(Math.min(...entries.keys()), { type: "replace" });
}

/** The nearest entry of a step; anchors within the page create several. */
function entryOf(entries: Entries, id: number, at: number): number | undefined {
  const all = [...entries].filter(([, step]) => step === id).map(([index]) => index);
  return all.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
}
