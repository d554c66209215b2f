/**
 * What the person who is signed in did with the items on the page. In the first load of reading pages, so it holds no
 * more than this; kept-loader.ts fills it after the page works, keep-actions.ts changes it.
 */
import { useSyncExternalStore } from "react";
import type { ItemKeep } from "#domain/keeping/collection.ts";

const known = new Map<string, ItemKeep>();
const listeners = new Set<() => void>();

export const keptStore = {
  known,
  /** Items that are or were shown. */
  shown: new Set<string>(),
  /** Called when one more is shown. */
  onShown: () => {},
  tell: () => {
    for (const listener of listeners) listener();
  },
};

/** Undefined until it is known, and for visitors. */
export function useKept(id: string): ItemKeep | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      keptStore.shown.add(id);
      keptStore.onShown();
      return () => listeners.delete(listener);
    },
    () => known.get(id),
    () => undefined,
  );
}
