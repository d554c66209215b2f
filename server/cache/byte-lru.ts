/** A least-recently-used map with a maximum size in bytes. */

export interface ByteLru<Value> {
  /** Counts as a use. */
  get(key: string): Value | undefined;
  /** A value larger than an eighth of the maximum is not stored; the earlier value of its key is dropped. */
  set(key: string, value: Value, bytes: number): void;
  /** Adds `bytes` to the size of a value, and counts as a use; ignored if the value has been dropped or replaced. */
  grow(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  keys(): Iterable<string>;
  clear(): void;
  readonly bytes: number;
}

interface Held<Value> {
  readonly value: Value;
  readonly bytes: number;
}

const MAX_SHARE = 1 / 8;

export function createByteLru<Value>(maxBytes: number): ByteLru<Value> {
  const held = new Map<string, Held<Value>>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  }

  function put(key: string, entry: Held<Value>): void {
    remove(key);
    if (entry.bytes > maxBytes * MAX_SHARE) return;
    held.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of held.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  return {
    get(key) {
      const entry = held.get(key);
      if (entry === undefined) return undefined;
      // Re-inserting keeps the map in order of last use.
      held.delete(key);
      held.set(key, entry);
      return entry.value;
    },
    set: (key, value, size) => put(key, { value, bytes: size }),
    grow(key, value, more) {
      const entry = held.get(key);
      if (entry?.value === value) put(key, { value, bytes: entry.bytes + more });
    },
    delete: remove,
    keys: () => held.keys(),
    clear() {
      held.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
  };
}
