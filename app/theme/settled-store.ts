import { createListeners } from "#app/ui/store.ts";

/** Two answers of a worker: the latest one, and the latest one for a document that was not being dragged. */
export interface SettledStore<Answer> {
  /** Calls back after each answer; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The latest answer. */
  readonly now: () => Answer;
  /** The latest answer for a document that was not being dragged. */
  readonly settled: () => Answer;
}

export interface FilledStore<Answer> extends SettledStore<Answer> {
  readonly hasMoved: () => boolean;
  readonly put: (answer: Answer, isSettled: boolean) => void;
}

export function createSettledStore<Answer>(first: Answer): FilledStore<Answer> {
  const { subscribe, notify } = createListeners();
  let [now, settled, hasMoved] = [first, first, false];
  return {
    subscribe,
    now: () => now,
    settled: () => settled,
    hasMoved: () => hasMoved,
    put(answer, isSettled) {
      now = answer;
      hasMoved = true;
      if (isSettled) settled = answer;
      notify();
    },
  };
}
