/** Likes and saves that were wished without a network, until they are sent. Pure. */
import { readList } from "./stored-list.ts";

export interface WaitingWish {
  readonly itemId: string;
  readonly title: string;
  readonly likeCount: number;
  readonly wish: "like" | "save";
  readonly isWanted: boolean;
  /** Whose wish it is; undefined where that was not known without a network. */
  readonly uid?: string;
}

/** Beyond these the oldest are let go. */
export const MAX_WAITING = 200;

/** Oldest first; empty when nothing readable is stored. Never throws. */
export function decodeWaitingWishes(text: string | null): readonly WaitingWish[] {
  return readList(text, isWaitingWish) ?? [];
}

function isWaitingWish(
  entry: Partial<Record<string, unknown>>,
): entry is Partial<Record<string, unknown>> & WaitingWish {
  return (
    typeof entry["itemId"] === "string" &&
    typeof entry["title"] === "string" &&
    typeof entry["likeCount"] === "number" &&
    (entry["wish"] === "like" || entry["wish"] === "save") &&
    typeof entry["isWanted"] === "boolean" &&
    (entry["uid"] === undefined || typeof entry["uid"] === "string")
  );
}

/** The last word on an item counts: an earlier wish of the same kind is replaced. */
export function putWish(wishes: readonly WaitingWish[], wish: WaitingWish): readonly WaitingWish[] {
  return [...withoutWish(wishes, wish), wish].slice(-MAX_WAITING);
}

export function withoutWish(
  wishes: readonly WaitingWish[],
  { itemId, wish }: Pick<WaitingWish, "itemId" | "wish">,
): readonly WaitingWish[] {
  return wishes.filter((known) => known.itemId !== itemId || known.wish !== wish);
}
