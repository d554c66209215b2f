import { describe, expect, it } from "vitest";
import {
  decodeWaitingWishes,
  MAX_WAITING,
  putWish,
  type WaitingWish,
  withoutWish,
} from "./waiting-wishes.ts";

const wish = (itemId: string, more: Partial<WaitingWish> = {}): WaitingWish => ({
  itemId,
  title: "Harbor",
  likeCount: 3,
  wish: "like",
  isWanted: true,
  ...more,
});

describe("[LIB-5] wishes that wait for the network", () => {
  it("are one an item and kind, the last one", () => {
    const wishes = [wish("a"), wish("b"), wish("a", { isWanted: false }), wish("a", { wish: "save" })].reduce(
      putWish,
      [],
    );
    expect(wishes.map(({ itemId, wish: kind, isWanted }) => [itemId, kind, isWanted])).toEqual([
      ["b", "like", true],
      ["a", "like", false],
      ["a", "save", true],
    ]);
    expect(withoutWish(wishes, wish("a")).map(({ itemId, wish: kind }) => [itemId, kind])).toEqual([
      ["b", "like"],
      ["a", "save"],
    ]);
  });
  it("come back as they were stored, and nothing else does", () => {
    const wishes = [wish("a", { uid: "u1" }), wish("b")];
    expect(decodeWaitingWishes(JSON.stringify(wishes))).toEqual(wishes);
    for (const text of [null, "", "{", "7", '[{"itemId":1}]', '[{"itemId":"a","wish":"own"}]'])
      expect(decodeWaitingWishes(text)).toEqual([]);
  });
  it("are not without end", () => {
    const many = Array.from({ length: MAX_WAITING + 5 }, (_, index) => wish(String(index))).reduce(
      putWish,
      [],
    );
    expect(many).toHaveLength(MAX_WAITING);
    expect(many.at(-1)?.itemId).toBe(String(MAX_WAITING + 4));
  });
});
