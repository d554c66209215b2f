import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BrowserTab } from "#tests/browser-tab.ts";
import { sampled } from "#tests/exhaustive.ts";
import { createAddressProjection } from "./address-projection.ts";
import { type DocumentSteps, openSteps, reduceSteps, type StepsChange } from "./document-steps.ts";
import { readEntry } from "./entry-state.ts";

const SESSION = "this";
const named = (search: string) => ({ document: search, search, notices: [] });

/** A document in a tab that was opened from another page. */
function openIn(tab: BrowserTab) {
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
  /** Makes the requested jump. False if it led to another page. */
  const jump = (): boolean => {
    if (!tab.jump()) return true;
    const found = projection.arrive(tab.state);
    if (found?.by === "moved")
      change({ type: "travel", id: found.entry.step, found: () => named(found.entry.search) });
    return found !== undefined;
  };
  const settle = () => {
    for (let round = 0; round < 500 && tab.isBusy; round += 1) {
      jump();
      tab.pass(50);
    }
  };
  return { steps: () => steps, change, jump, settle, projection };
}

const shown = (tab: BrowserTab) => readEntry(tab.state)?.search;

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
        change: {
          type: "view",
          view: ({ id, search }) => ({ ...named(`${search.split("!")[0]}!${index}`), id }),
        },
      };
    if (kind === "back" || kind === "forward" || kind === "jump") return { type: kind };
    return { type: "wait", ms: 40 };
  });

describe("[TLS-2][TLS-3] the address follows the steps", () => {
  it("after any actions at any speed it ends at what is shown, and only Back leaves the document", () => {
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 60 }).map(doings), (all) => {
        const tab = new BrowserTab();
        const { steps, change, jump, settle } = openIn(tab);
        for (const each of all) {
          if (each.type === "change") change(each.change);
          else if (each.type === "wait") tab.pass(each.ms);
          else if (each.type === "jump") {
            // Back from the first entry leaves the page.
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
      { numRuns: sampled(400, 100) },
    );
  });

  it("without Back nothing leaves the document, and the model alone decides what is shown", () => {
    fc.assert(
      fc.property(
        fc
          .array(doing, { maxLength: 60 })
          .map((kinds) => doings(kinds.filter((kind) => kind !== "back" && kind !== "forward"))),
        (all) => {
          const tab = new BrowserTab();
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
      { numRuns: sampled(400, 100) },
    );
  });

  it("Back and Forward move through the steps one by one", () => {
    const tab = new BrowserTab();
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

  it("a hundred undos on a busy page become two jumps", () => {
    const tab = new BrowserTab();
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

  it("an undo takes effect at once, and a step after it replaces the undone one", () => {
    const tab = new BrowserTab();
    const { change, settle } = openIn(tab);
    for (const search of ["1", "2"]) change({ type: "commit", next: named(search) });
    change({ type: "undo" });
    change({ type: "commit", next: named("other") });
    settle();
    expect(tab.entries.map(({ url }) => url)).toEqual(["/other", "/tool", "?1", "?other"]);
  });

  it("a key held for a minute writes no more often than browsers allow, and finally the last step", () => {
    const tab = new BrowserTab();
    const { steps, change, settle } = openIn(tab);
    for (let count = 1; count <= 30 * 60; count += 1) {
      change({ type: "commit", next: named(String(count)) });
      tab.pass(33);
    }
    tab.pass(150);
    expect(tab.refused).toBe(0);
    expect(shown(tab)).toBe("1800");
    // All retained steps can be undone, including those without an entry of their own.
    const least = Number(steps().past[0]?.search);
    for (let count = 1800; count > least; count -= 1) change({ type: "undo" });
    settle();
    expect(shown(tab)).toBe(String(least));
    expect(tab.refused).toBe(0);
  });

  it("entries that the tab has dropped are never requested", () => {
    const tab = new BrowserTab();
    const { steps, change, settle } = openIn(tab);
    for (let count = 1; count <= 80; count += 1) {
      change({ type: "commit", next: named(String(count)) });
      tab.pass(200);
    }
    expect(tab.length).toBe(BrowserTab.MOST);
    for (let count = 0; count < 80; count += 1) change({ type: "undo" });
    settle();
    expect(steps().present.search).toBe("0");
    expect(shown(tab)).toBe("0");
    change({ type: "redo" });
    settle();
    expect(shown(tab)).toBe("1");
  });

  it("an anchor within the page is another entry of the same step", () => {
    const tab = new BrowserTab();
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

  it("nothing is written after another page has taken the address", () => {
    const tab = new BrowserTab();
    const { change, settle } = openIn(tab);
    change({ type: "commit", next: named("1") });
    tab.pushState({ idx: 3, key: "next" }, "", "/next");
    change({ type: "commit", next: named("2") });
    settle();
    expect(tab.url).toBe("/next");
    expect(tab.length).toBe(4);
  });

  it("Back from a page that has the address and is not drawn yet is no move of the document", () => {
    const tab = new BrowserTab();
    const { steps, change, projection } = openIn(tab);
    change({ type: "commit", next: named("1") });
    tab.pushState({ idx: 3, key: "next" }, "", "/next");
    change({ type: "undo" });
    tab.go(-1);
    tab.jump();
    expect(projection.arrive(tab.state)?.by).toBe("returned");
    expect(steps().present.search).toBe("0");
    tab.jump();
    expect(projection.arrive(tab.state)?.by, "the undo that was held back").toBe("asked");
    expect(shown(tab)).toBe("0");
  });

  it("a refused write is repeated", () => {
    const tab = new BrowserTab();
    const exhaust = () => {
      for (let count = 0; count < BrowserTab.MAX_WRITES; count += 1) tab.replaceState(tab.state, "");
    };
    const { change, settle } = openIn(tab);
    exhaust();
    change({ type: "commit", next: named("1") });
    change({ type: "commit", next: named("2") });
    expect(shown(tab)).toBe("0");
    settle();
    expect(shown(tab)).toBe("2");
    exhaust();
    change({ type: "undo" });
    settle();
    expect(shown(tab)).toBe("1");
    change({ type: "undo" });
    settle();
    expect(shown(tab)).toBe("0");
    expect(tab.entries[0]?.url).toBe("/other");
  });

  it("a document that is opened while the browser refuses writes is marked later", () => {
    const tab = new BrowserTab();
    for (let count = 1; count < BrowserTab.MAX_WRITES; count += 1) tab.replaceState(tab.state, "");
    const { change, settle } = openIn(tab);
    expect(readEntry(tab.state)).toBeUndefined();
    change({ type: "commit", next: named("1") });
    settle();
    expect(shown(tab)).toBe("1");
  });
});
