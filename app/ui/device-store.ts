/** Small things kept in local storage, as stores that every open part follows. A storage that refuses is said, not hidden. */

export interface DeviceStore<Value> {
  get(): Value;
  /** True when it is kept. */
  set(value: Value): boolean;
  subscribe(listener: () => void): () => void;
}

/** One value under one key; other tabs' changes are followed. `decode` never throws. */
export function createDeviceStore<Value>(
  key: string,
  decode: (text: string | null) => Value,
): DeviceStore<Value> {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; value: Value } | undefined;
  const read = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const get = (): Value => {
    const text = read();
    if (cached === undefined || cached.text !== text) cached = { text, value: decode(text) };
    return cached.value;
  };
  return {
    get,
    set(value) {
      let isKept = true;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        isKept = false;
      }
      for (const listener of listeners) listener();
      return isKept;
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => event.key === key && listener();
      listeners.add(listener);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", onStorage);
      };
    },
  };
}
