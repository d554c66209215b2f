import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DocumentSteps, MAX_STEPS, openSteps, reduceSteps, type StepsChange } from "./document-steps.ts";

interface Page {
  readonly text: string;
  readonly view: string;
}
const addressed = (text: string, view = "plain") => ({
  document: { text, view },
  search: `t=${text}&view=${view}`,
  notices: [],
});
const apply = (steps: DocumentSteps<Page>, ...changes: readonly StepsChange<Page>[]) =>
  changes.reduce<DocumentSteps<Page>>(reduceSteps, steps);
const commit = (text: string): StepsChange<Page> => ({ type: "commit", next: addressed(text) });
const look = (view: string): StepsChange<Page> => ({
  type: "view",
  view: ({ id, document }) => ({ ...addressed(document.text, view), id }),
});
const travel = (id: number): StepsChange<Page> => ({
  type: "travel",
  id,
  found: () => addressed(`found ${id}`),
});
const texts = ({ past, present, future }: DocumentSteps<Page>) => [
  past.map(({ document }) => document.text),
  present.document.text,
  future.map(({ document }) => document.text),
];

const change = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 3 }).map(commit) },
  { weight: 2, arbitrary: fc.constant<StepsChange<Page>>({ type: "undo" }) },
  { weight: 2, arbitrary: fc.constant<StepsChange<Page>>({ type: "redo" }) },
  fc.string({ maxLength: 3 }).map((text): StepsChange<Page> => ({ type: "replace", next: addressed(text) })),
  fc.string({ maxLength: 3 }).map(look),
  fc
    .string({ maxLength: 3 })
    .map((text): StepsChange<Page> => ({ type: "preview", document: { text, view: "dragged" } })),
  fc.constant<StepsChange<Page>>({ type: "cancel" }),
  fc.nat(12).map(travel),
);
const anySteps = fc
  .array(change, { maxLength: 30 })
  .map((made) => apply(openSteps(addressed("first")), ...made));

describe("[TLS-3] the steps of a document", () => {
  it("have ascending ids, whatever is done", () => {
    fc.assert(
      fc.property(anySteps, ({ past, present, future }) => {
        const ids = [...past, present, ...future].map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
      }),
    );
  });

  it("undo goes back a step, redo forward, and both stop at the ends", () => {
    fc.assert(
      fc.property(anySteps, fc.string(), (steps, text) => {
        const made = apply(steps, commit(text));
        const undone = apply(made, { type: "undo" });
        expect(undone.present).toEqual(steps.present);
        expect(texts(apply(undone, { type: "redo" }))).toEqual(texts(made));
        expect(made.future).toEqual([]);
        const atStart = apply(steps, ...steps.past.map(() => ({ type: "undo" }) as const));
        expect(apply(atStart, { type: "undo" })).toBe(atStart);
        const atEnd = apply(steps, ...steps.future.map(() => ({ type: "redo" }) as const));
        expect(apply(atEnd, { type: "redo" })).toBe(atEnd);
      }),
    );
  });

  it("a draft is shown without being a step; the next change starts from the current document", () => {
    fc.assert(
      fc.property(anySteps, change, (steps, next) => {
        const draft = { text: "draft", view: "dragged" };
        const dragged = apply(steps, { type: "preview", document: draft });
        expect(dragged.draft).toBe(draft);
        expect([dragged.past, dragged.present, dragged.future]).toEqual([
          steps.past,
          steps.present,
          steps.future,
        ]);
        expect(apply(dragged, { type: "cancel" }).draft).toBeUndefined();
        if (next.type === "preview" || next.type === "undo" || next.type === "redo") return;
        expect(texts(apply(dragged, next))).toEqual(texts(apply(steps, next)));
      }),
    );
  });

  it("a change of view is no step, keeps what can be redone, and is not reverted by undo", () => {
    fc.assert(
      fc.property(anySteps, fc.string({ maxLength: 3 }), (steps, view) => {
        const seen = apply(steps, look(view));
        expect(texts(seen)).toEqual(texts(steps));
        expect(seen.moves).toBe(steps.moves);
        for (const step of [...seen.past, seen.present, ...seen.future]) {
          expect(step.document.view).toBe(view);
          expect(step.search).toContain(`view=${view}`);
        }
      }),
    );
  });

  it("a step made in another view goes back to the previous view", () => {
    const steps = apply(openSteps(addressed("first")), { type: "commit", next: addressed("table", "table") });
    expect(apply(steps, { type: "undo" }).present.document).toEqual({ text: "first", view: "plain" });
  });

  it("moving to a known step is the same as several undos or redos; an unknown one is decoded and inserted", () => {
    fc.assert(
      fc.property(anySteps, fc.nat(12), (steps, id) => {
        const all = [...steps.past, steps.present, ...steps.future];
        const there = apply(steps, travel(id));
        expect(there.present.id).toBe(id);
        expect(there.present.document.text).toBe(
          all.find((step) => step.id === id)?.document.text ?? `found ${id}`,
        );
        const others = (list: DocumentSteps<Page>) =>
          [...list.past, list.present, ...list.future].filter((step) => step.id !== id);
        expect(others(there)).toEqual(others(steps));
      }),
    );
  });

  it("steps from before a reload surround the current one", () => {
    const stored = [0, 2, 3, 7].map((id) => ({ ...addressed(`stored ${id}`), id }));
    const steps = reduceSteps(openSteps(addressed("now")), { type: "restore", id: 3, stored });
    expect(texts(steps)).toEqual([["stored 0", "stored 2"], "now", ["stored 7"]]);
    expect(texts(apply(steps, commit("next")))).toEqual([["stored 0", "stored 2", "now"], "next", []]);
    expect(apply(steps, commit("next")).present.id).toBe(8);
  });

  it("the oldest steps are dropped", () => {
    const made = Array.from({ length: MAX_STEPS + 5 }, (_, index) => commit(String(index)));
    const { past } = apply(openSteps(addressed("first")), ...made);
    expect(past).toHaveLength(MAX_STEPS);
    expect(past.at(-1)?.document.text).toBe(String(MAX_STEPS + 3));
  });
});
