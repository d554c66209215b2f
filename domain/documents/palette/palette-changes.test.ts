import { expect, it } from "vitest";
import { parseColor } from "#engine/parse/parse.ts";
import { comparePalettes } from "./palette-changes.ts";

const colors = (...texts: string[]) =>
  texts.map((text) => {
    const parsed = parseColor(text);
    if (!parsed.ok) throw new Error(text);
    return parsed.color;
  });
const kinds = (before: string[], after: string[]) =>
  comparePalettes(colors(...before), colors(...after)).map(({ kind }) => kind);

it("[TLS-10] distinguishes unchanged, moved, changed, added and removed colors", () => {
  expect(kinds(["red", "blue"], ["#f00", "blue"])).toEqual(["same", "same"]);
  expect(kinds(["red", "blue"], ["blue", "red"])).toEqual(["moved", "moved"]);
  expect(kinds(["red", "blue"], ["red", "lime"])).toEqual(["same", "changed"]);
  expect(kinds(["red", "blue"], ["red", "blue", "lime"])).toEqual(["same", "same", "added"]);
  expect(kinds(["red", "blue", "lime"], ["red", "blue"])).toEqual(["same", "same", "removed"]);
  expect(kinds(["red", "lime", "blue"], ["lime", "blue"])).toEqual(["moved", "moved", "removed"]);
  expect(kinds([], ["red"])).toEqual(["added"]);
});
