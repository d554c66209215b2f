import { describe, expect, it } from "vitest";
import {
  decodeQueuedActions,
  enqueueAction,
  MAX_QUEUED,
  type QueuedAction,
  withoutAction,
} from "./queued-actions.ts";

const action = (itemId: string, more: Partial<QueuedAction> = {}): QueuedAction => ({
  itemId,
  title: "Harbor",
  likeCount: 3,
  wish: "like",
  isWanted: true,
  ...more,
});

describe("[LIB-5] pending likes and saves", () => {
  it("hold only the latest action per item and kind", () => {
    const actions = [
      action("a"),
      action("b"),
      action("a", { isWanted: false }),
      action("a", { wish: "save" }),
    ].reduce(enqueueAction, []);
    expect(actions.map(({ itemId, wish: kind, isWanted }) => [itemId, kind, isWanted])).toEqual([
      ["b", "like", true],
      ["a", "like", false],
      ["a", "save", true],
    ]);
    expect(withoutAction(actions, action("a")).map(({ itemId, wish: kind }) => [itemId, kind])).toEqual([
      ["b", "like"],
      ["a", "save"],
    ]);
  });
  it("survive storage; invalid entries are dropped", () => {
    const actions = [action("a", { uid: "u1" }), action("b")];
    expect(decodeQueuedActions(JSON.stringify(actions))).toEqual(actions);
    for (const text of [null, "", "{", "7", '[{"itemId":1}]', '[{"itemId":"a","wish":"own"}]'])
      expect(decodeQueuedActions(text)).toEqual([]);
  });
  it("are limited in number", () => {
    const many = Array.from({ length: MAX_QUEUED + 5 }, (_, index) => action(String(index))).reduce(
      enqueueAction,
      [],
    );
    expect(many).toHaveLength(MAX_QUEUED);
    expect(many.at(-1)?.itemId).toBe(String(MAX_QUEUED + 4));
  });
});
