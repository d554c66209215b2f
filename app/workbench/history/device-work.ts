/**
 * Work stored on the device (TLS-4): for each tool the latest document and recent ones. Nothing is sent to the
 * server.
 */

import { createDeviceStore } from "#app/ui/device-store.ts";
import { decodeStoredWork, putWork, type StoredWork } from "#domain/device/stored-work.ts";

export const storedWork = createDeviceStore<readonly StoredWork[]>("tincture:work", decodeStoredWork);

/** Recent work, newest first; for "recent work" on Home. */
export function readWork(): readonly StoredWork[] {
  return storedWork.get();
}

/** Puts a tool's current document first, in place of the one it continues; true if it was stored. */
export function storeWork(work: StoredWork, replaces: string | undefined): boolean {
  return storedWork.set(putWork(storedWork.get(), work, replaces));
}
