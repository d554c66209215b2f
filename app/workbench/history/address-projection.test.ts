import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BrowserHistory, createAddressProjection } from "./address-projection.ts";
import { type DocumentSteps, openSteps, reduceSteps, type StepsChange } from "./document-steps.ts";
import { readEntry } from "./entry-state.ts";

const SESSION = "this";
const named = (search: string) => ({ document: search, search, notices: [] });

/** A tab: entries of which `MOST` are kept, jumps that are made later, a limit of writes that it keeps silent about. */
class Tab implements BrowserHistory {
  static readonly MOST = 50;
  static readonly MOST_WRITES = 100;
  static readonly WRITES_MS = 10_000;
  timeMs = 0;
  entries: { state: unknown; url: string }[] = [{ state: { idx: 0, key: "other" }, url: "/other" }];
  index = 0;
  refused = 0;
  jumped = 0;
  readonly #jumps: number[] = [];
  #writesMs: number[] = [];
  #timers: { run: () => void; atMs: number }[] = [];

  get state(): unknown {
    return this.entries[this.index]?.state;
  }
  get url(): string {
    return this.entries[this.index]?.url ?? "";
  }
  get length(): number {
    return this.entries.length;
  }
  get isBusy(): boolean {
    return this.#jumps.length > 0 || this.#timers.length > 0;
  }
  pushState(state: unknown, _unused: string, url?: string | URL | null): void {
    if (!this.#mayWrite()) return;
    this.entries = [...this.entries.slice(0, this.index + 1), { state, url: String(url) }].slice(-Tab.MOST);
    this.index = this.entries.length - 1;
  }
  replaceState(state: unknown, _unused: string, url?: string | URL | null): void {
    if (!this.#mayWrite()) return;
    this.entries[this.index] = { state, url: url === undefined ? this.url : String(url) };
  }
  go(delta: number): void {
    if (this.#mayWrite()) this.#jumps.push(delta);
  }
  later = (run: () => void, ms: number) => {
    const timer = { run, atMs: this.timeMs + ms };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };
  /** Makes the oldest jump that waits. True when there is a popstate to tell. */
  jump(): boolean {
    const to = this.index + (this.#jumps.shift() ?? 0);
    if (to === this.index || this.entries[to] === undefined) return false;
    this.index = to;
    this.jumped += 1;
    return true;
  }
  pass(ms: number): void {
    this.timeMs += ms;
    const due = this.#timers.filter(({ atMs }) => atMs <= this.timeMs);
    this.#timers = this.#timers.filter(({ atMs }) => atMs > this.timeMs);
    for (const { run } of due) run();
  }
  #mayWrite(): boolean {
    this.#writesMs = this.#writesMs.filter((ms) => ms > this.timeMs - Tab.WRITES_MS);
    if (this.#writesMs.length >= Tab.MOST_WRITES) {
      this.refused += 1;
      return false;
    }
    this.#writesMs.push(this.timeMs);
    return true;
  }
}

/** A document in a tab that came from another page. */
function openIn(tab: Tab) {
  tab.pushState({ idx: 1, key: "tool" }, "", "/tool");
  let steps: DocumentSteps<string> = openSteps(named("0"));
  const projection = createAddressProjection({ session: SESSION, step: 0, search: "0" }, new Map(), {
    history: tab,
    nowMs: () => tab.timeMs,
    later: tab.later,
  });
  const change = (made: StepsChange<string>) => {
    steps = reduceSteps(steps, made);
    projection.show(steps);
  };
  /** The tab makes a jump. False when that led to another page. */
  const jump = (): boolean => {
    if (!tab.jump()) return true;
    const found = projection.arrive(tab.state);
    if (found?.by === "moved")
      change({ type: "travel", id: found.entry.step, found: () => named(found.entry.search) });
    return found !== undefined;
  };
  const settle = () => {
    for (let round = 0; round < 200 && tab.isBusy; round += 1) {
      jump();
      tab.pass(50);
    }
  };
  return { steps: () => steps, change, jump, settle, projection };
}

const shown = (tab: Tab) => readEntry(tab.state)?.search;

type Doing =
  | { readonly type: "change"; readonly change: StepsChange<string> }
  | { readonly type: "back" | "forward" | "jump" }
  | { readonly type: "wait"; readonly ms: number };

const doing = fc.oneof(
  { weight: 5, arbitrary: fc.constant("commit") },
  { weight: 4, arbitrary: fc.constant("undo") },
  { weight: 3, arbitrary: fc.constant("redo") },
  { weight: 1, arbitrary: fc.constantFrom("view", "back", "forward") },
  { weight: 4, arbitrary: fc.constant("jump") },
  { weight: 2, arbitrary: fc.constant("wait") },
);
const doings = (kinds: readonly string[]): Doing[] =>
  kinds.map((kind, index): Doing => {
    if (kind === "commit")
      return { type: "change", change: { type: "commit", next: named(String(index + 1)) } };
    if (kind === "undo" || kind === "redo") return { type: "change", change: { type: kind } };
    if (kind === "view")
      return {
        type: "change",
        change: { type: "view", view: ({ search }) => named(`${search.split("!")[0]}!${index}`) },
      };
    if (kind === "back" || kind === "forward" || kind === "jump") return { type: kind };
    return { type: "wait", ms: 40 };
  });

describe("[TLS-2][TLS-3] the address follows the steps", () => {
  it("whatever is done, however fast: it comes to rest at what is shown, and only Back leaves the document", () => {
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 60 }).map(doings), (all) => {
        const tab = new Tab();
        const { steps, change, jump, settle } = openIn(tab);
        for (const each of all) {
          if (each.type === "change") change(each.change);
          else if (each.type === "wait") tab.pass(each.ms);
          else if (each.type === "jump") {
            // Back from the first entry: the page goes.
            if (!jump()) return;
          } else tab.go(each.type === "back" ? -1 : 1);
        }
        while (tab.isBusy) {
          if (!jump()) return;
          tab.pass(50);
        }
        settle();
        expect(shown(tab)).toBe(steps().present.search);
        expect(readEntry(tab.state)?.step).toBe(steps().present.id);
        expect(tab.entries[0]?.url, "the page before").toBe("/other");
      }),
      { numRuns: 400 },
    );
  });

  it("without Back nothing leaves the document, and what is shown is the model's own affair", () => {
    fc.assert(
      fc.property(
        fc
          .array(doing, { maxLength: 60 })
          .map((kinds) => doings(kinds.filter((kind) => kind !== "back" && kind !== "forward"))),
        (all) => {
          const tab = new Tab();
          const { steps, change, jump, settle } = openIn(tab);
          let alone: DocumentSteps<string> = openSteps(named("0"));
          for (const each of all) {
            if (each.type === "change") {
              change(each.change);
              alone = reduceSteps(alone, each.change);
            } else if (each.type === "wait") tab.pass(each.ms);
            else expect(jump()).toBe(true);
            expect(steps()).toEqual(alone);
          }
          settle();
          expect(shown(tab)).toBe(alone.present.search);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("Back and Forward go through the steps one by one", () => {
    const tab = new Tab();
    const { steps, change, jump } = openIn(tab);
    for (const search of ["1", "2", "3"]) change({ type: "commit", next: named(search) });
    for (const expected of ["2", "1", "0"]) {
      tab.go(-1);
      expect(jump()).toBe(true);
      expect(steps().present.search).toBe(expected);
    }
    tab.go(3);
    jump();
    expect(steps().present.search).toBe("3");
    expect(steps().past.map(({ search }) => search)).toEqual(["0", "1", "2"]);
  });

  it("a hundred undos on a busy page are two jumps", () => {
    const tab = new Tab();
    const { steps, change, settle } = openIn(tab);
    for (const search of ["1", "2", "3", "4", "5"]) change({ type: "commit", next: named(search) });
    const before = tab.index;
    for (let count = 0; count < 100; count += 1) change({ type: "undo" });
    expect(steps().present.search).toBe("0");
    expect(tab.index, "nothing has answered").toBe(before);
    settle();
    expect(tab.jumped).toBe(2);
    expect(tab.url).toBe("/tool");
    expect(tab.length).toBe(7);
  });

  it("an undo takes effect at once, and a step after it stands in its place", () => {
    const tab = new Tab();
    const { change, settle } = openIn(tab);
    for (const search of ["1", "2"]) change({ type: "commit", next: named(search) });
    change({ type: "undo" });
    change({ type: "commit", next: named("other") });
    settle();
    expect(tab.entries.map(({ url }) => url)).toEqual(["/other", "/tool", "?1", "?other"]);
  });

  it("a key held down for a minute writes no more than browsers allow, and the last step at rest", () => {
    const tab = new Tab();
    const { steps, change, settle } = openIn(tab);
    for (let count = 1; count <= 30 * 60; count += 1) {
      change({ type: "commit", next: named(String(count)) });
      tab.pass(33);
    }
    tab.pass(150);
    expect(tab.refused).toBe(0);
    expect(shown(tab)).toBe("1800");
    // All steps that are kept can be taken back, also those that have no entry of their own.
    const least = Number(steps().past[0]?.search);
    for (let count = 1800; count > least; count -= 1) change({ type: "undo" });
    settle();
    expect(shown(tab)).toBe(String(least));
    expect(tab.refused).toBe(0);
  });

  it("entries that the tab has dropped are never asked for", () => {
    const tab = new Tab();
    const { steps, change, settle } = openIn(tab);
    for (let count = 1; count <= 80; count += 1) {
      change({ type: "commit", next: named(String(count)) });
      tab.pass(200);
    }
    expect(tab.length).toBe(Tab.MOST);
    for (let count = 0; count < 80; count += 1) change({ type: "undo" });
    settle();
    expect(steps().present.search).toBe("0");
    expect(shown(tab)).toBe("0");
    change({ type: "redo" });
    settle();
    expect(shown(tab)).toBe("1");
  });

  it("a place within the page is an entry more of the same step", () => {
    const tab = new Tab();
    const { steps, change, jump, projection } = openIn(tab);
    change({ type: "commit", next: named("1") });
    tab.pushState(null, "", "/tool?1#main");
    projection.adopt();
    expect(readEntry(tab.state)).toEqual({ session: SESSION, step: 1, search: "1" });
    tab.go(-1);
    expect(jump()).toBe(true);
    expect(steps().present.search).toBe("1");
    change({ type: "undo" });
    jump();
    expect(tab.url).toBe("/tool");
  });

  it("nothing is written over another page that has come already", () => {
    const tab = new Tab();
    const { change, settle } = openIn(tab);
    change({ type: "commit", next: named("1") });
    tab.pushState({ idx: 3, key: "next" }, "", "/next");
    change({ type: "commit", next: named("2") });
    settle();
    expect(tab.url).toBe("/next");
    expect(tab.length).toBe(4);
  });

  it("what a browser refuses is written later", () => {
    const tab = new Tab();
    const { change } = openIn(tab);
    for (let count = 0; count < Tab.MOST_WRITES; count += 1) tab.replaceState(tab.state, "");
    change({ type: "commit", next: named("1") });
    expect(shown(tab)).toBe("0");
    tab.pass(Tab.WRITES_MS);
    expect(shown(tab)).toBe("1");
  });
});
