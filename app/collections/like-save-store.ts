/**
 * The likes and saves of the items on the page. It is part of the first load of reading pages, so it is small;
 * like-save-loader.ts fills it after hydration, like-save-actions.ts changes it.
 */
import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/store.ts";
import type { LikeSaveState } from "#domain/collections/collection.ts";

/** The fields of an item that a like, a save or the sign-up dialog needs. */
export interface ActionTarget {
  readonly id: string;
  readonly title: string;
  readonly likeCount: number;
  readonly bands: readonly { readonly css: string }[];
}
export type ItemPress = [action: "like" | "save" | "collect", item: ActionTarget];

const known = new Map<string, LikeSaveState>();
const { subscribe, notify } = createListeners();

export const likeSaveStore = {
  known,
  /** Items that are, or were, on the page. */
  shown: new Set<string>(),
  /** Called when another item is shown. */
  onShown: () => {},
  /** Called with items that were changed by another way than a press; they are read again. */
  onChanged: (_ids: readonly string[]): void => {},
  /** Presses before the handler has loaded; the handler performs them and then replaces `press`. */
  earlyPresses: [] as ItemPress[],
  press: (...press: ItemPress): void => {
    likeSaveStore.earlyPresses.push(press);
  },
  notify,
};

/** Undefined while it is loading, and for visitors. */
export function useLikeSave(id: string): LikeSaveState | undefined {
  return useSyncExternalStore(
    (listener) => {
      likeSaveStore.shown.add(id);
      likeSaveStore.onShown();
      return subscribe(listener);
    },
    () => known.get(id),
    () => undefined,
  );
}
