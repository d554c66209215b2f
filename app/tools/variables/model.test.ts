import { describe, expect, it } from "vitest";
import {
  MAX_ROWS,
  VARIABLES,
  type VariablesDocument,
} from "#domain/documents/variables/variables-document.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { reduce, renameProblem } from "./model.ts";
import { matchIds } from "./use-row-ids.ts";

const start = VARIABLES.first();
const names = (document: VariablesDocument) => document.rows.map(({ name }) => name).join(" ");
const red = (() => {
  const parsed = parseColor("red");
  if (!parsed.ok) throw new Error("red");
  return parsed.color;
})();

describe("[CSV] the table's model", () => {
  it("rejects invalid and duplicate names, with the reason", () => {
    expect(reduce(start, { type: "rename", index: 0, name: "two words" })).toBe(start);
    expect(reduce(start, { type: "rename", index: 0, name: "ink" })).toBe(start);
    expect(renameProblem(start, 0, "ink")).toBe("Row 3 is called ink already.");
    expect(names(reduce(start, { type: "rename", index: 0, name: "primary" }))).toMatch(/^primary accent/);
  });
  it("adds and duplicates with unique names, up to the limit", () => {
    const added = reduce(start, { type: "add", name: "ink", color: red });
    expect(added.rows.at(-1)).toMatchObject({ name: "ink-2", hasRamp: false });
    expect(names(reduce(start, { type: "duplicate", index: 0 }))).toMatch(/^brand brand-2 accent/);
    let document = start;
    for (let index = 0; index < 100; index += 1)
      document = reduce(document, { type: "add", name: "x", color: red });
    expect(document.rows).toHaveLength(MAX_ROWS);
  });
  it("removes all but the last row; moves, but not beyond the ends", () => {
    let document = start;
    for (let index = 0; index < 9; index += 1) document = reduce(document, { type: "remove", index: 0 });
    expect(document.rows).toHaveLength(1);
    expect(names(reduce(start, { type: "move", from: 0, to: 2 }))).toMatch(/^accent ink brand/);
    expect(reduce(start, { type: "move", from: 0, to: -1 })).toBe(start);
  });
  it("adds and removes dark values and steps", () => {
    const dark = reduce(start, { type: "dark", index: 0, color: red });
    expect(dark.rows[0]?.dark).toEqual(red);
    expect(reduce(dark, { type: "dark", index: 0 }).rows[0]).not.toHaveProperty("dark");
    const steps = reduce(start, { type: "steps", index: 2, hasRamp: true, alphas: [50, 10, 10, 120] });
    expect(steps.rows[2]).toMatchObject({ hasRamp: true, alphas: [10, 50] });
  });
  it("[C5] rows follow the one they refer to: its color, its name; and keep their colors when it goes", () => {
    const row = { name: "link", color: red, refersTo: "brand", hasRamp: false, alphas: [] };
    const given = { ...start, rows: [...start.rows, row] };
    const at = given.rows.length - 1;
    const painted = reduce(given, { type: "color", index: 0, color: red });
    expect(painted.rows[at]).toMatchObject({ color: red, refersTo: "brand" });
    const named = reduce(painted, { type: "rename", index: 0, name: "primary" });
    expect(named.rows[at]?.refersTo).toBe("primary");
    const alone = reduce(named, { type: "remove", index: 0 });
    expect(alone.rows[at - 1]).toEqual({ name: "link", color: red, hasRamp: false, alphas: [] });
    const own = reduce(painted, { type: "dark", index: at, color: red });
    expect(own.rows[at]).not.toHaveProperty("refersTo");
  });
  it("rejects invalid options", () => {
    expect(reduce(start, { type: "options", options: { prefix: "1" } })).toBe(start);
    expect(reduce(start, { type: "options", options: { selector: "a{" } })).toBe(start);
    expect(reduce(start, { type: "options", options: { prefix: "" } })).toEqual(start);
  });
});

it("rows keep their ids while they are renamed, moved, added and removed", () => {
  const known = { names: ["a", "b", "c"], ids: [0, 1, 2], next: 3 };
  expect(matchIds(known, ["c", "a", "b"]).ids).toEqual([2, 0, 1]);
  expect(matchIds(known, ["a", "x", "c"]).ids).toEqual([0, 1, 2]);
  expect(matchIds(known, ["a", "c"]).ids).toEqual([0, 2]);
  const added = matchIds(known, ["a", "b", "b-2", "c"]).ids;
  expect(new Set(added).size).toBe(4);
  expect([added[0], added[1], added[3]]).toEqual([0, 1, 2]);
});
