import { expect, it } from "vitest";
import { planLimitSentence } from "./collection.ts";

it.each([
  [100, "savedItems", "The Free plan keeps 100 saved items, and all are taken: remove one to save another"],
  [101, "savedItems", "The Free plan keeps 100 saved items, and you have 101: remove 2 to save another"],
  [107, "savedItems", "The Free plan keeps 100 saved items, and you have 107: remove 8 to save another"],
  [5, "collections", "The Free plan keeps 5 collections, and all are taken: delete one to make another"],
  [9, "collections", "The Free plan keeps 5 collections, and you have 9: delete 5 to make another"],
] as const)(
  "[SUB-2] with %i the limit says how many have to go, and the other way",
  (held, limited, words) => {
    expect(planLimitSentence({ plan: "free", held }, limited)).toBe(`${words}, or keep any number with Pro.`);
  },
);
