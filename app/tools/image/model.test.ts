import { describe, expect, it } from "vitest";
import { type ImageDocument, MAX_PICKERS, NO_PICTURE } from "#domain/documents/image/image-document.ts";
import { IMAGE } from "#domain/documents/image/image-kind.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { type Findings, reduce } from "./model.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const findings = (hexes: readonly string[], ownShares: readonly number[] = []): Findings => ({
  found: hexes.map((hex, index) => ({
    color: color(hex),
    share01: 1 / hexes.length,
    at: { x: index * 10, y: 5 },
    isAccent: false,
  })),
  ownShares,
});
const hexes = (document: ImageDocument) => document.pickers.map((picker) => formatHex(picker.color));
const picture = { id: "abc", width: 100, height: 50 };
const open = reduce(NO_PICTURE, { type: "opened", picture, findings: findings(["#112233", "#aabbcc"]) });

describe("[IMG] the image model", () => {
  it("a picture replaces the colors of the previous one", () => {
    expect(hexes(open)).toEqual(["#112233", "#aabbcc"]);
    const own = reduce(open, { type: "place", at: { x: 3, y: 4 }, color: color("#ff0000") });
    const area = reduce(own, { type: "find", change: { area: { x: 1, y: 1, width: 5, height: 5 } } });
    const next = reduce(area, {
      type: "opened",
      picture: { ...picture, id: "other" },
      findings: findings(["#00ff00"]),
    });
    expect(hexes(next)).toEqual(["#00ff00"]);
    expect(next.area).toBeUndefined();
    expect(next.picture?.id).toBe("other");
  });

  it("keeps pickers placed by hand when colors are extracted again, with new shares", () => {
    const own = reduce(open, { type: "place", at: { x: 3, y: 4 }, color: color("#ff0000") });
    const again = reduce(own, {
      type: "find",
      change: { count: 3 },
      findings: findings(["#010101", "#020202", "#030303"], [0.25]),
    });
    expect(hexes(again)).toEqual(["#010101", "#020202", "#030303", "#ff0000"]);
    expect(again.pickers[3]).toMatchObject({ kind: "own", share01: 0.25, at: { x: 3, y: 4 } });
    expect(again.count).toBe(3);
  });

  it("a moved picker counts as placed by hand, stays inside the picture, and an unchanged position is no step", () => {
    const moved = reduce(open, {
      type: "place",
      index: 1,
      at: { x: 999, y: -4 },
      color: color("#123456"),
      shares: [0.9, 0.1],
    });
    expect(moved.pickers[1]).toMatchObject({ kind: "own", at: { x: 99, y: 0 }, share01: 0.1 });
    expect(moved.pickers[0]?.share01).toBe(0.9);
    expect(reduce(moved, { type: "place", index: 1, at: { x: 99, y: 0 }, color: color("#000") })).toBe(moved);
    expect(reduce(open, { type: "place", index: 7, at: { x: 0, y: 0 }, color: color("#000") })).toBe(open);
  });

  it("keeps an area inside the picture, and can clear it", () => {
    const area = reduce(open, { type: "find", change: { area: { x: 90, y: 45, width: 40, height: 0 } } });
    expect(area.area).toEqual({ x: 90, y: 45, width: 10, height: 1 });
    expect(reduce(area, { type: "find", change: { area: null } }).area).toBeUndefined();
    expect(reduce(area, { type: "find", change: { count: 9 } }).area).toEqual(area.area);
  });

  it("extracts two to sixteen colors", () => {
    expect(reduce(open, { type: "find", change: { count: 40 } }).count).toBe(16);
    expect(reduce(open, { type: "find", change: { count: 0 } }).count).toBe(2);
  });

  it("adds colors up to the limit, and removes one", () => {
    const many = Array.from({ length: 400 }, () => color("#abcdef"));
    expect(reduce(open, { type: "add", colors: many }).pickers).toHaveLength(MAX_PICKERS);
    expect(hexes(reduce(open, { type: "remove", index: 0, shares: [1] }))).toEqual(["#aabbcc"]);
    expect(reduce(open, { type: "remove", index: 9 })).toBe(open);
  });

  it("removing the picture keeps its colors and their shares", () => {
    const forgotten = reduce(open, { type: "forget" });
    expect(hexes(forgotten)).toEqual(hexes(open));
    expect(forgotten.pickers.every((picker) => picker.at === undefined && picker.share01 === 0.5)).toBe(true);
    expect(IMAGE.encode(forgotten).has("pic")).toBe(false);
  });

  it("an unchanged order is no step", () => {
    expect(reduce(open, { type: "order", order: "dominant" })).toBe(open);
    expect(reduce(open, { type: "order", order: "vivid" }).order).toBe("vivid");
  });
});
