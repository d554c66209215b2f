import { expect, it } from "vitest";
import { type AcceptedRepair, AUDIT } from "#domain/documents/audit/audit-document.ts";
import { reduce } from "./model.ts";

const first = AUDIT.first();
const blue: AcceptedRepair = { mode: "light", token: "primary" };
const grey: AcceptedRepair = { mode: "light", token: "muted-foreground" };
const pair = { text: "primary-foreground", on: ["primary"], use: "label" } as const;

it("[AUD-5] repairs are accepted one by one or several at once, each once, and taken back", () => {
  const one = reduce(first, { type: "accept", repairs: [blue] });
  const two = reduce(one, { type: "accept", repairs: [grey] });
  expect(two.accepted).toEqual([blue, grey]);
  expect(reduce(one, { type: "accept", repairs: [blue, grey] }).accepted).toEqual([blue, grey]);
  expect(reduce(two, { type: "accept", repairs: [blue] })).toBe(two);
  expect(reduce(two, { type: "take-back", repairs: [blue] }).accepted).toEqual([grey]);
  const dark = { ...blue, mode: "dark" };
  expect(reduce(one, { type: "accept", repairs: [dark] }).accepted).toEqual([blue, dark]);
});

it("[AUD-2] a pair is in the contract, refused or inferred, never two of them", () => {
  const adopted = reduce(first, { type: "adopt", pairs: [pair] });
  expect([adopted.adopted, adopted.refused]).toEqual([[pair], []]);
  const refused = reduce(adopted, { type: "refuse", pair });
  expect([refused.adopted, refused.refused]).toEqual([[], [pair]]);
  const again = reduce(refused, { type: "adopt", pairs: [pair] });
  expect([again.adopted, again.refused]).toEqual([[pair], []]);
  expect(reduce(again, { type: "restore", pairs: [pair] })).toEqual(first);
});

it("[AUD-5] other files begin without decisions, at the same floors", () => {
  const decided = reduce(reduce(first, { type: "accept", repairs: [blue] }), {
    type: "floors",
    floors: "aaa",
  });
  const source = { kind: "text" as const, files: [{ name: "a.css", text: ":root{--a:#fff}" }] };
  const opened = reduce({ ...decided, mode: "dark", shown: "failing" }, { type: "open", source });
  expect(opened).toEqual({ ...first, source, floors: "aaa" });
});

it("[TLS-3] an action that does not apply gives the same document", () => {
  const taken = reduce(first, { type: "accept", repairs: [blue] });
  expect(reduce(first, { type: "accept", repairs: [] })).toBe(first);
  expect(reduce(taken, { type: "take-back", repairs: [grey] })).toBe(taken);
  expect(reduce(first, { type: "restore", pairs: [pair] })).toBe(first);
  expect(reduce(first, { type: "floors", floors: first.floors })).toBe(first);
  expect(reduce(first, { type: "view", view: first.view })).toBe(first);
  expect(reduce(first, { type: "show", shown: first.shown })).toBe(first);
  expect(reduce(first, { type: "mode", mode: first.mode })).toBe(first);
});
