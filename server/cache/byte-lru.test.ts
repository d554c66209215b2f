import { expect, it } from "vitest";
import { createByteLru } from "./byte-lru.ts";

const filled = (maxBytes: number, ...keys: string[]) => {
  const lru = createByteLru<string>(maxBytes);
  for (const key of keys) lru.set(key, key.toUpperCase(), 10);
  return lru;
};

it("[QLT-6] the least recently used value is dropped first, and the maximum size is never exceeded", () => {
  const lru = filled(80, "a", "b", "c", "d", "e", "f", "g", "h");
  expect(lru.get("a")).toBe("A");
  lru.set("i", "I", 10);
  expect([...lru.keys()]).toEqual(["c", "d", "e", "f", "g", "h", "a", "i"]);
  expect(lru.bytes).toBe(80);
});

it("[QLT-6] a value above an eighth of the maximum is not stored, and the earlier value of its key is dropped", () => {
  const lru = filled(80, "a");
  lru.set("a", "large", 11);
  expect(lru.get("a")).toBeUndefined();
  expect(lru.bytes).toBe(0);
});

it("[QLT-6] the growth of a value is counted, and a dropped value does not come back by growing", () => {
  const lru = filled(160, "a", "b");
  lru.grow("a", "A", 5);
  expect(lru.bytes).toBe(25);
  lru.delete("b");
  lru.grow("b", "B", 5);
  expect(lru.get("b")).toBeUndefined();
  expect(lru.bytes).toBe(15);
  lru.clear();
  expect(lru.bytes).toBe(0);
});
