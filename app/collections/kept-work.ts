/** Which work of this device is kept in the account, and as what. */
import { useSyncExternalStore } from "react";
import { useSession } from "#app/session/session-store.ts";
import { createDeviceStore } from "#app/ui/device-store.ts";
import {
  decodeKeptItems,
  type KeptItem,
  keptItemOf,
  moveKeptItem,
  putKeptItem,
} from "#domain/device/kept-items.ts";

const keptItems = createDeviceStore<readonly KeptItem[]>("tincture:kept", decodeKeptItems);

/** From now on the work of this address is the item's. */
export function rememberItem(item: KeptItem): void {
  keptItems.set(putKeptItem(keptItems.get(), item));
}

/** The item is no longer there: its work is kept on this device alone. */
export function forgetItem(id: string): void {
  keptItems.set(keptItems.get().filter((item) => item.id !== id));
}

/** A step of a document: the item follows. */
export function followStep(step: {
  readonly tool: string;
  readonly from: string;
  readonly to: string;
}): void {
  const list = keptItems.get();
  const moved = moveKeptItem(list, step);
  if (moved !== list) keptItems.set(moved);
}

/** The person's own item that keeps this work; undefined before the session is known, and for visitors. */
export function useKeptItem(tool: string, search: string): KeptItem | undefined {
  const session = useSession();
  const list = useSyncExternalStore(keptItems.subscribe, keptItems.get, keptItems.getEmpty);
  const item = keptItemOf(list, tool, search);
  return session.status === "signed-in" && item?.uid === session.user.uid ? item : undefined;
}
