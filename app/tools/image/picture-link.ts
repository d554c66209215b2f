/** Pictures of other sites by their address; what loads one (linked-picture.ts) is loaded with the first. */
import { loadPart } from "#app/workers/task-problem.ts";
import type { PictureSource } from "./use-open-picture.ts";

/** Session-storage key of the address to open after the page has been reloaded with its own policy. */
export const WAITING_LINK = "tincture:linked-picture";

/** The address that `loadLinkedPicture` has stored; returned once. */
export function takeWaitingLink(): string | undefined {
  try {
    const address = window.sessionStorage.getItem(WAITING_LINK);
    window.sessionStorage.removeItem(WAITING_LINK);
    return address ?? undefined;
  } catch {
    return undefined;
  }
}

export function linkSource(address: string): PictureSource {
  return {
    name: nameOfAddress(address),
    load: async (signal) =>
      (await loadPart(import("./linked-picture.ts"), { needsReload: true })).loadLinkedPicture(
        address,
        signal,
      ),
  };
}

/** A name for the picture: the last segment of its path. */
export function nameOfAddress(address: string): string {
  const { pathname, host } = new URL(address);
  const last = pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last) || host;
  } catch {
    return last; // not properly percent-encoded
  }
}
