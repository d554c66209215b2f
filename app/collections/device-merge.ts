/**
 * Once per sign-in, merges the device's color tray and the latest work of each tool into the account, and stores the
 * result on the device. The storage keys are those of app/workbench, whose stores react to storage events.
 */
import * as v from "valibot";
import { decodeTray, mergeTrays } from "#domain/device/color-tray.ts";
import { decodeStoredWork, MAX_STORED_WORK, type StoredWork } from "#domain/device/stored-work.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { callCollections } from "./collection-calls.ts";

const TRAY_KEY = "tincture:tray";
const WORK_KEY = "tincture:work";
/** Id of the account that this device has been merged into. */
const MERGED_KEY = "tincture:merged";

const Merged = v.object({
  tray: v.array(v.string()),
  works: v.array(v.object({ tool: v.string(), search: v.string(), changedMs: v.number() })),
});

export async function mergeDeviceOnce(uid: string): Promise<void> {
  if (readText(MERGED_KEY) === uid) return;
  const tray = decodeTray(readText(TRAY_KEY));
  const works = decodeStoredWork(readText(WORK_KEY));
  const result = await callCollections("/resources/merge", "POST", Merged, {
    tray,
    works: works
      .filter((work) => TOOLS.some(({ id }) => id === work.tool))
      .slice(0, MAX_STORED_WORK)
      .map(({ tool, search, changedMs }) => ({ tool, search, changedMs: Math.round(changedMs) })),
  });
  // The next page load tries again.
  if (!result.ok) return;
  write(TRAY_KEY, mergeTrays(decodeTray(readText(TRAY_KEY)), result.value.tray));
  write(WORK_KEY, withAccountWorks(decodeStoredWork(readText(WORK_KEY)), result.value.works));
  writeText(MERGED_KEY, uid);
}

/** After signing out, the next sign-in merges again. */
export function forgetMerge(): void {
  writeText(MERGED_KEY, null);
}

/**
 * Newest first, so that the newer work of each tool comes first. The list may exceed the device's limit until the
 * next work is stored, which drops the oldest.
 */
export function withAccountWorks(
  device: readonly StoredWork[],
  account: readonly { readonly tool: string; readonly search: string; readonly changedMs: number }[],
): readonly StoredWork[] {
  const fresh = account
    .filter(({ tool, search }) => !device.some((work) => work.tool === tool && work.search === search))
    .flatMap(({ tool, search, changedMs }) => {
      const known = TOOLS.find(({ id }) => id === tool);
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
  // The browser sends storage events to other tabs only; the stores of this tab need one too.
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // If the browser refuses storage, the next merge has nothing to merge either.
  }
}
