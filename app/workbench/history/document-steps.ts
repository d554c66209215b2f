/**
 * The steps of a tool's document (TLS-3): past, present and future. Pure; the address and the browser's history
 * follow it (`address-projection.ts`), and never determine the document.
 */

/** A document with its address. */
export interface Addressed<Document> {
  readonly document: Document;
  /** Query string, without "?". */
  readonly search: string;
  /** Notices about values of the address that could not be read. */
  readonly notices: readonly string[];
}

export interface Step<Document> extends Addressed<Document> {
  /** Increases from past to future; an entry of the browser's history refers to its step by this id. */
  readonly id: number;
}

export interface DocumentSteps<Document> {
  readonly past: readonly Step<Document>[];
  readonly present: Step<Document>;
  readonly future: readonly Step<Document>[];
  /** Shown in place of the current document during a drag. */
  readonly draft: Document | undefined;
  /** Number of steps made, undone and redone since the document was opened. */
  readonly moves: number;
}

export type StepsChange<Document> =
  /** One undo step. */
  | { readonly type: "commit"; readonly next: Addressed<Document> }
  /** Replaces the content of the current step, such as with restored work. */
  | { readonly type: "replace"; readonly next: Addressed<Document> }
  /** Applies view settings to all steps, so that undo does not change the view. */
  | { readonly type: "view"; readonly view: (step: Step<Document>) => Step<Document> }
  | { readonly type: "preview"; readonly document: Document }
  | { readonly type: "cancel" }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** The browser moved to an entry; `found` decodes its address if the step is unknown. */
  | { readonly type: "travel"; readonly id: number; readonly found: () => Addressed<Document> }
  /** Steps from before a reload, ascending, around the current one, which has this id. */
  | { readonly type: "restore"; readonly id: number; readonly stored: readonly Step<Document>[] };

/** Older steps are dropped. Browsers keep 50 entries per tab. */
export const MAX_STEPS = 100;

/** The steps of a document that has just been opened: one, with the id 0. */
export function openSteps<Document>(opened: Addressed<Document>): DocumentSteps<Document> {
  return { past: [], present: { ...opened, id: 0 }, future: [], draft: undefined, moves: 0 };
}

/** The steps after a change; the same object if there is nothing to undo, redo or cancel. */
export function reduceSteps<Document>(
  steps: DocumentSteps<Document>,
  change: StepsChange<Document>,
): DocumentSteps<Document> {
  const { past, present, future, moves } = steps;
  switch (change.type) {
    case "commit": {
      const id = (future.at(-1) ?? present).id + 1;
      return moved([...past, present].slice(-MAX_STEPS), { ...change.next, id }, [], moves);
    }
    case "replace":
      return { ...steps, present: { ...change.next, id: present.id }, draft: undefined };
    case "view": {
      const { view } = change;
      return {
        ...steps,
        past: past.map(view),
        present: view(present),
        future: future.map(view),
        draft: undefined,
      };
    }
    case "preview":
      return { ...steps, draft: change.document };
    case "cancel":
      return steps.draft === undefined ? steps : { ...steps, draft: undefined };
    case "undo": {
      const before = past.at(-1);
      return before === undefined ? steps : moved(past.slice(0, -1), before, [present, ...future], moves);
    }
    case "redo": {
      const [after, ...rest] = future;
      return after === undefined ? steps : moved([...past, present], after, rest, moves);
    }
    case "travel": {
      const { id } = change;
      const all = [...past, present, ...future];
      const there = all.find((step) => step.id === id) ?? { ...change.found(), id };
      return moved(stepsBefore(all, id), there, stepsAfter(all, id), moves);
    }
    case "restore": {
      const { id, stored } = change;
      return {
        ...steps,
        past: stepsBefore(stored, id),
        present: { ...present, id },
        future: stepsAfter(stored, id),
      };
    }
  }
}

function moved<Document>(
  past: readonly Step<Document>[],
  present: Step<Document>,
  future: readonly Step<Document>[],
  moves: number,
): DocumentSteps<Document> {
  return { past, present, future, draft: undefined, moves: moves + 1 };
}

function stepsBefore<Document>(all: readonly Step<Document>[], id: number): readonly Step<Document>[] {
  return all.filter((step) => step.id < id);
}

function stepsAfter<Document>(all: readonly Step<Document>[], id: number): readonly Step<Document>[] {
  return all.filter((step) => step.id > id);
}
