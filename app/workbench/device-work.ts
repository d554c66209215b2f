/** Work kept on the device (TLS-4): for each tool the last document and the recent ones. Nothing is sent anywhere. */

import { createDeviceStore } from "#app/ui/device-store.ts";
import { decodeKeptWork, type KeptWork, putWork } from "#domain/device/kept-work.ts";

export const keptWork = createDeviceStore<readonly KeptWork[]>("tincture:work", decodeKeptWork);

/** Recent work, newest first; for "recent work" on Home. */
export function readWork(): readonly KeptWork[] {
  return keptWork.get();
}

/** Puts a tool's current document first, instead of the one it continues; true when it is kept. */
export function keepWork(work: KeptWork, replaces: string | undefined): boolean {
  return keptWork.set(putWork(keptWork.get(), work, replaces));
}
