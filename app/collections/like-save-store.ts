/**
 * What the person who is signed in did with the items on the page. In the first load of reading pages, so it holds no
 * more than this; kept-loader.ts fills it after the page works, keep-actions.ts changes it.
 */
import { useSyncExternalStore } from "react";
import type { ItemKeep } from "#domain/collections/collection.ts";

/** What of an item is needed to keep it, or to ask for an account for it. */
export interface KeepTarget {
  readonly id: string;
  readonly title: string;
  readonly likeCount: number;
  readonly bands: readonly { readonly css: string }[];
}
export type KeepPress = [action: "like" | "save" | "collect", item: KeepTarget];

const known = new Map<string, ItemKeep>();
const listeners = new Set<() => void>();

export const likeSaveStore = {
  known,
  /** Items that are or were shown. */
  shown: new Set<string>(),
  /** Called when one more is shown. */
  onShown: () => {},
  /** Presses that came before the part that answers them, which takes `press` over. */
  early: [] as KeepPress[],
  press: (...press: KeepPress): void => {
    likeSaveStore.early.push(press);
  },
  tell: () => {
    for (const listener of listeners) listener();
  },
};

/** Undefined until it is known, and for visitors. */
export function useKept(id: string): ItemKeep | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      likeSaveStore.shown.add(id);
      likeSaveStore.onShown();
      return () => listeners.delete(listener);
    },
    () => known.get(id),
    () => undefined,
  );
}
