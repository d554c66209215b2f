import * as v from "valibot";
import { expect, it } from "vitest";
import { boundedList } from "./bounded-list.ts";

function counting(most: number) {
  let looked = 0;
  const entry = v.pipe(
    v.string(),
    v.check((text) => {
      looked += 1;
      return text !== "bad";
    }, "A bad one."),
  );
  return { schema: boundedList(entry, most, "Too many."), looked: () => looked };
}

it("[QLT-5] a list that is too long is refused without looking at its entries", () => {
  const { schema, looked } = counting(3);
  const read = v.safeParse(schema, ["a", "b", "c", "bad"]);
  expect(read.issues?.map(({ message }) => message)).toEqual(["Too many."]);
  expect(looked()).toBe(0);
});

it("[QLT-5] a list that is short enough is validated entry by entry, with the path of the wrong one", () => {
  const { schema, looked } = counting(3);
  expect(v.parse(schema, ["a", "b"])).toEqual(["a", "b"]);
  expect(looked()).toBe(2);
  const [issue] = v.safeParse(schema, ["a", "bad"]).issues ?? [];
  expect([issue?.message, issue && v.getDotPath(issue)]).toEqual(["A bad one.", "1"]);
  expect(v.is(schema, "text")).toBe(false);
});
