/**
 * Which work of this device is kept in the account, and as what. All tabs share one list, in which an item follows the
 * last step; each tab has one of its own besides, so that it knows its item whatever another tab does with it.
 */
import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "#app/session/session-store.ts";
import { createDeviceStore, type DeviceStore } from "#app/ui/device-store.ts";
import {
  decodeKeptItems,
  isBehind,
  type KeptItem,
  type KeptWork,
  keptItemOf,
  moveKeptItem,
  putKeptItem,
} from "#domain/device/kept-items.ts";

type KeptItems = DeviceStore<readonly KeptItem[]>;
const ofAllTabs: KeptItems = createDeviceStore("tincture:kept", decodeKeptItems);
const ofThisTab: KeptItems = createDeviceStore("tincture:kept-here", decodeKeptItems, "sessionStorage");
const STORES = [ofAllTabs, ofThisTab];

/** From now on the work of this address is the item's. */
export function rememberItem(item: KeptItem): void {
  for (const store of STORES) store.set(putKeptItem(store.get(), item));
}

/** The item is no longer there: its work is kept on this device alone. */
export function forgetItem(id: string): void {
  for (const store of STORES) store.set(store.get().filter((item) => item.id !== id));
}

/** A step of a document: the item follows. */
export function followStep({
  tool,
  from,
  to,
}: {
  readonly tool: string;
  readonly from: string;
  readonly to: string;
}): void {
  const item = known(ofThisTab.get(), ofAllTabs.get(), tool, from);
  if (item === undefined || from === to) return;
  for (const store of STORES) store.set(moveKeptItem(store.get(), item, to));
}

/** The person's own item that keeps this work; undefined before the session is known, and for visitors. */
export function useKeptItem(tool: string, search: string): KeptWork | undefined {
  const session = useSession();
  const [here, all] = [useItems(ofThisTab), useItems(ofAllTabs)];
  const item = known(here, all, tool, search);
  useEffect(() => {
    if (item !== undefined && keptItemOf(ofThisTab.get(), tool, search) !== item)
      ofThisTab.set(putKeptItem(ofThisTab.get(), item));
  }, [item, tool, search]);
  if (item === undefined || session.status !== "signed-in" || item.uid !== session.user.uid) return undefined;
  return { ...item, isBehind: isBehind(item, all) };
}

function useItems(store: KeptItems): readonly KeptItem[] {
  return useSyncExternalStore(store.subscribe, store.get, store.getEmpty);
}

/** What this tab knows, unless another one has saved this very document since. */
function known(
  here: readonly KeptItem[],
  all: readonly KeptItem[],
  tool: string,
  search: string,
): KeptItem | undefined {
  const [own, shared] = [keptItemOf(here, tool, search), keptItemOf(all, tool, search)];
  if (own === undefined || shared === undefined) return own ?? shared;
  return shared.id === own.id && shared.version > own.version ? shared : own;
}
