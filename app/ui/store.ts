/** Listeners of something that changes outside React, in the form that `useSyncExternalStore` takes. */
export interface Listeners {
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls all listeners. */
  readonly notify: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: Listeners["subscribe"];
}

/** One value outside React, whose listeners are called after each `set`. */
export function createStore<Value>(first: Value): Store<Value> {
  const { subscribe, notify } = createListeners();
  let current = first;
  return {
    get: () => current,
    set(value) {
      current = value;
      notify();
    },
    subscribe,
  };
}
