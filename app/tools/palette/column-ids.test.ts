import fc from "fast-check";
import { expect, it } from "vitest";
import { matchColumns } from "./column-ids.ts";

const start = ["a", "b", "c"].map((hex, id) => ({ id, hex }));
const ids = (hexes: string[], before = start) => matchColumns(before, hexes).map(({ id }) => id);

it("[PAL] a moved color keeps its column id, a recolored column its own", () => {
  expect(ids(["b", "c", "a"])).toEqual([1, 2, 0]);
  expect(ids(["x", "y", "z"])).toEqual([0, 1, 2]);
  expect(ids(["c", "x", "a"])).toEqual([2, 1, 0]);
});

it("[PAL] an added color gets a new id, a removed one loses its id", () => {
  expect(ids(["a", "x", "b", "c"])).toEqual([0, 3, 1, 2]);
  expect(ids(["a", "c"])).toEqual([0, 2]);
  expect(ids(["a", "b", "b", "c"])).toEqual([0, 1, 3, 2]);
});

it("[PAL] ids are unique", () => {
  const hexes = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(hexes, hexes, (first, second) => {
      const columns = matchColumns(
        first.map((hex, id) => ({ id, hex })),
        second,
      );
      expect(new Set(columns.map(({ id }) => id)).size).toBe(second.length);
      expect(columns.map(({ hex }) => hex)).toEqual(second);
    }),
  );
});
