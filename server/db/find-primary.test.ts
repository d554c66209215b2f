import { expect, it } from "vitest";
import { findPrimary } from "./find-primary.ts";

const primary = (url: string, timeline: number) => ({ url, state: { timeline } });
const replica = (url: string) => ({ url, state: { timeline: undefined } });
const away = (url: string) => ({ url, state: undefined });

it("[PLT-7] the primary is the server that is not in recovery", () => {
  expect(findPrimary([away("a"), replica("b"), primary("c", 1)], 0, undefined)?.url).toBe("c");
  expect(findPrimary([away("a"), replica("b")], 0, "a")).toBeUndefined();
});

it("[PLT-7] an old primary that starts again is not chosen", () => {
  expect(findPrimary([primary("old", 1), primary("new", 2)], 1, "old")?.url).toBe("new");
  expect(findPrimary([primary("old", 1), away("new")], 2, "new")).toBeUndefined();
});

it("[PLT-7] the present primary stays if another one has the same timeline", () => {
  const both = [primary("a", 2), primary("b", 2)];
  expect(findPrimary(both, 2, "b")?.url).toBe("b");
  expect(findPrimary(both, 2, "a")?.url).toBe("a");
});
