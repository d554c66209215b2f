/** Answers of a worker in two readings: the last one, and the last one of a document that is not being dragged. */
export interface SettledStore<Answer> {
  /** Calls back with each answer; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The last answer. */
  readonly now: () => Answer;
  /** The last answer of a document that is not being dragged. */
  readonly settled: () => Answer;
}

export interface FilledStore<Answer> extends SettledStore<Answer> {
  readonly hasMoved: () => boolean;
  readonly put: (answer: Answer, isSettled: boolean) => void;
}

export function createSettledStore<Answer>(first: Answer): FilledStore<Answer> {
  const listeners = new Set<() => void>();
  let [now, settled, hasMoved] = [first, first, false];
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    now: () => now,
    settled: () => settled,
    hasMoved: () => hasMoved,
    put(answer, isSettled) {
      now = answer;
      hasMoved = true;
      if (isSettled) settled = answer;
      for (const listener of listeners) listener();
    },
  };
}
