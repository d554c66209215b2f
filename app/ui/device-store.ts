/**
 * Small values in storage of the browser, as stores with subscriptions. If the browser refuses storage, `set` returns false.
 */
import { createListeners } from "./store.ts";

export interface DeviceStore<Value> {
  get(): Value;
  /** The value of an empty storage, as the server renders it; the same as `get` returns then. */
  getEmpty(): Value;
  /** True if the value was stored. */
  set(value: Value): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * One value under one key; follows changes in other tabs. `decode` never throws.
 * @param area "sessionStorage" for a value that a tab has for itself, also after a reload
 */
export function createDeviceStore<Value>(
  key: string,
  decode: (text: string | null) => Value,
  area: "localStorage" | "sessionStorage" = "localStorage",
): DeviceStore<Value> {
  const { subscribe, notify } = createListeners();
  let cached: { text: string | null; value: Value } = { text: null, value: decode(null) };
  const { value: empty } = cached;
  const read = (): string | null => {
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  };
  const get = (): Value => {
    const text = read();
    if (cached.text !== text) cached = { text, value: text === null ? empty : decode(text) };
    return cached.value;
  };
  return {
    get,
    getEmpty: () => empty,
    set(value) {
      let isStored = true;
      try {
        window[area].setItem(key, JSON.stringify(value));
      } catch {
        isStored = false;
      }
      notify();
      return isStored;
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => event.key === key && listener();
      const unsubscribe = subscribe(listener);
      window.addEventListener("storage", onStorage);
      return () => {
        unsubscribe();
        window.removeEventListener("storage", onStorage);
      };
    },
  };
}
