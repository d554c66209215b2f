/**
 * The last picture of this tool, stored on the device so that a reload loses nothing (TLS-4). At most one; it is not
 * uploaded.
 */
import { deviceSlot } from "#app/ui/device-slot.ts";

export interface StoredPicture {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
}

/** Larger files are not stored. Bytes. */
export const MAX_STORED_BYTES = 64 * 2 ** 20;

/** The name of its store is that of earlier versions, so that their picture is found. */
const SLOT = deviceSlot("tincture-picture", "pictures");

/** False if the picture is too large or storage is refused; then no earlier one is stored either. */
export async function storePicture(picture: StoredPicture): Promise<boolean> {
  if (picture.file.size > MAX_STORED_BYTES) {
    await forgetPicture();
    return false;
  }
  return SLOT.put(picture);
}

/** The stored picture, if it has this id. */
export async function readPicture(id: string): Promise<StoredPicture | undefined> {
  const stored = await SLOT.read();
  return isStoredPicture(stored) && stored.id === id ? stored : undefined;
}

export const forgetPicture = (): Promise<void> => SLOT.clear();

function isStoredPicture(value: unknown): value is StoredPicture {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "name" in value &&
    typeof value.name === "string" &&
    "file" in value &&
    value.file instanceof Blob
  );
}
