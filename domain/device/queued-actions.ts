/** Likes and saves made offline, stored until they can be sent. Pure. */
import { readList } from "./stored-list.ts";

export interface QueuedAction {
  readonly itemId: string;
  readonly title: string;
  readonly likeCount: number;
  /**
   * The kind of action. The field names `wish` and `isWanted` are in the storage of devices, so they must not change.
   */
  readonly wish: "like" | "save";
  /** Whether the item is to be liked or saved (true), or that is to be undone (false). */
  readonly isWanted: boolean;
  /** Whose action it is; undefined if that was not known offline. */
  readonly uid?: string;
}

/** Beyond this number the oldest are dropped. */
export const MAX_QUEUED = 200;

/** Oldest first; empty if nothing readable is stored. Never throws. */
export function decodeQueuedActions(text: string | null): readonly QueuedAction[] {
  return readList(text, isQueuedAction) ?? [];
}

function isQueuedAction(
  entry: Partial<Record<string, unknown>>,
): entry is Partial<Record<string, unknown>> & QueuedAction {
  return (
    typeof entry["itemId"] === "string" &&
    typeof entry["title"] === "string" &&
    typeof entry["likeCount"] === "number" &&
    (entry["wish"] === "like" || entry["wish"] === "save") &&
    typeof entry["isWanted"] === "boolean" &&
    (entry["uid"] === undefined || typeof entry["uid"] === "string")
  );
}

/** The latest action on an item counts: it replaces an earlier one of the same kind. */
export function enqueueAction(queue: readonly QueuedAction[], action: QueuedAction): readonly QueuedAction[] {
  return [...withoutAction(queue, action), action].slice(-MAX_QUEUED);
}

export function withoutAction(
  queue: readonly QueuedAction[],
  { itemId, wish }: Pick<QueuedAction, "itemId" | "wish">,
): readonly QueuedAction[] {
  return queue.filter((known) => known.itemId !== itemId || known.wish !== wish);
}
