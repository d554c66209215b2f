import { expect, it, vi } from "vitest";
import { createPreloadQueue } from "./preload-queue.ts";

it("[SHL-14] runs at most four preloads at once, and the rest in order", () => {
  const queue = createPreloadQueue();
  for (const path of ["/a", "/b", "/c", "/d", "/e", "/f"]) queue.request(path);
  expect(queue.active()).toEqual(["/a", "/b", "/c", "/d"]);
  queue.finish("/b");
  expect(queue.active()).toEqual(["/a", "/c", "/d", "/e"]);
  queue.finish("/zzz");
  queue.finish("/a");
  expect(queue.active()).toEqual(["/c", "/d", "/e", "/f"]);
});

it("requests a page once", () => {
  const queue = createPreloadQueue();
  const listener = vi.fn();
  queue.subscribe(listener);
  queue.request("/a");
  queue.request("/a");
  queue.finish("/a");
  queue.request("/a");
  expect(queue.active()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
});
