import { describe, expect, it } from "vitest";
import { MIXER, type MixerDocument } from "#domain/documents/mixer-document.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { reduce } from "./model.ts";
import { nextMethod } from "./shortcuts.ts";

const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const three: MixerDocument = {
  ...MIXER.first(),
  parts: [
    { color: color("red"), amount: 3 },
    { color: color("lime"), amount: 2 },
    { color: color("blue"), amount: 1 },
  ],
};
const hexes = ({ parts }: MixerDocument) => parts.map((part) => formatHex(part.color));
const amounts = ({ parts }: MixerDocument) => parts.map(({ amount }) => amount);

describe("[MIX] the mixer's model", () => {
  it("[C13] an added color is plainly another one than those there are", () => {
    for (const colors of [
      ["#0057b8", "#ffd700"],
      ["#ffffff", "#000000"],
      ["#e4002b", "#e4002b"],
    ]) {
      let document = reduce(three, { type: "colors", colors: colors.map(color) });
      while (document.parts.length < 6) {
        const before = document.parts.map((part) => part.color);
        document = reduce(document, { type: "add" });
        const added = document.parts.at(-1)?.color;
        for (const other of before) expect(added && deltaEOK(added, other)).toBeGreaterThan(0.08);
      }
    }
  });
  it("adds up to six colors and removes down to two", () => {
    let document = three;
    for (let times = 0; times < 5; times += 1) document = reduce(document, { type: "add" });
    expect(document.parts).toHaveLength(6);
    for (let times = 0; times < 8; times += 1) document = reduce(document, { type: "remove", index: 0 });
    expect(document.parts).toHaveLength(2);
  });
  it("moves a color with its amount, but not beyond the ends", () => {
    const moved = reduce(three, { type: "move", from: 0, to: 2 });
    expect(hexes(moved)).toEqual(["#00ff00", "#0000ff", "#ff0000"]);
    expect(amounts(moved)).toEqual([2, 1, 3]);
    expect(reduce(three, { type: "move", from: 0, to: -1 })).toBe(three);
    expect(reduce(three, { type: "move", from: 2, to: 3 })).toBe(three);
    expect(hexes(reduce(three, { type: "reverse" }))).toEqual(["#0000ff", "#00ff00", "#ff0000"]);
  });
  it("returns the same document if nothing changes", () => {
    expect(reduce(three, { type: "parts", index: 0, parts: 3 })).toBe(three);
    expect(reduce(three, { type: "view", view: "mix" })).toBe(three);
    expect(reduce(three, { type: "colors", colors: [color("red")] })).toBe(three);
  });
  it("when the only used color is removed, the rest is mixed equally", () => {
    const one = reduce(three, {
      type: "replace",
      parts: [
        { color: color("red"), amount: 1 },
        { color: color("lime"), amount: 0 },
        { color: color("blue"), amount: 0 },
      ],
    });
    expect(amounts(reduce(one, { type: "remove", index: 0 }))).toEqual([1, 1]);
  });
  it("clamps steps to their limits", () => {
    expect(reduce(three, { type: "steps", count: 99 }).steps).toBe(24);
    expect(reduce(three, { type: "steps", count: -1 }).steps).toBe(2);
  });
  it("cycles through the compared methods", () => {
    let { how } = three;
    const seen = Array.from({ length: 5 }, () => {
      how = nextMethod(how);
      return how;
    });
    expect(seen.at(-1)).toEqual(three.how);
    expect(new Set(seen.map((way) => JSON.stringify(way))).size).toBe(5);
  });
});
