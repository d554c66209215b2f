/**
 * The device's color tray and the last work of each tool join the account once a sign-in; what the account had comes
 * to the device. The marks are those of app/workbench, which follows changes of its storage.
 */
import * as v from "valibot";
import { decodeTray, mergeTrays } from "#domain/device/color-tray.ts";
import { decodeKeptWork, type KeptWork, MAX_KEPT_WORK } from "#domain/device/kept-work.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { callCollections } from "./collection-calls.ts";

const TRAY_KEY = "tincture:tray";
const WORK_KEY = "tincture:work";
/** Whose account this device has joined. */
const MERGED_KEY = "tincture:merged";

const Merged = v.object({
  tray: v.array(v.string()),
  works: v.array(v.object({ tool: v.string(), search: v.string(), changedMs: v.number() })),
});

export async function mergeDeviceOnce(uid: string): Promise<void> {
  if (readText(MERGED_KEY) === uid) return;
  const tray = decodeTray(readText(TRAY_KEY));
  const works = decodeKeptWork(readText(WORK_KEY));
  const result = await callCollections("/resources/merge", "POST", Merged, {
    tray,
    works: works
      .filter((work) => TOOLS.some(({ id }) => id === work.tool))
      .slice(0, MAX_KEPT_WORK)
      .map(({ tool, search, changedMs }) => ({ tool, search, changedMs: Math.round(changedMs) })),
  });
  // Tried again at the next page.
  if (!result.ok) return;
  write(TRAY_KEY, mergeTrays(decodeTray(readText(TRAY_KEY)), result.value.tray));
  write(WORK_KEY, withAccountWorks(decodeKeptWork(readText(WORK_KEY)), result.value.works));
  writeText(MERGED_KEY, uid);
}

/** After signing out, the next sign-in merges again. */
export function forgetMerge(): void {
  writeText(MERGED_KEY, null);
}

/**
 * Newest first, so that of each tool the newer work is the one that comes back. Beyond the device's most until its next
 * work is kept: the oldest give way then, as always.
 */
export function withAccountWorks(
  device: readonly KeptWork[],
  account: readonly { readonly tool: string; readonly search: string; readonly changedMs: number }[],
): readonly KeptWork[] {
  const fresh = account
    .filter(({ tool, search }) => !device.some((work) => work.tool === tool && work.search === search))
    .flatMap(({ tool, search, changedMs }) => {
      const known = TOOLS.find(({ id, isBuilt }) => id === tool && isBuilt);
      return known === undefined ? [] : [{ tool, path: known.path, search, colors: [], changedMs }];
    });
  return [...device, ...fresh].toSorted((a, b) => b.changedMs - a.changedMs);
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
  // Storage events reach other tabs only; the stores of this one listen for them too.
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A device that refuses storage has nothing to merge next time either.
  }
}
