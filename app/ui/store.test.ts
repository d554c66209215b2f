import { expect, it, vi } from "vitest";
import { createStore } from "./store.ts";

it("a store tells its listeners after each change, until they unsubscribe", () => {
  const store = createStore("first");
  const [seen, other] = [vi.fn(() => store.get()), vi.fn()];
  const unsubscribe = store.subscribe(seen);
  store.subscribe(other);
  store.set("second");
  unsubscribe();
  store.set("third");
  expect(seen.mock.results).toEqual([{ type: "return", value: "second" }]);
  expect(other).toHaveBeenCalledTimes(2);
  expect(store.get()).toBe("third");
});
