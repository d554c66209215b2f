/**
 * The last picture of this tool, stored on the device so that a reload loses nothing (TLS-4). At most one; it is not
 * uploaded.
 */

export interface StoredPicture {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
}

/** Larger files are not stored. Bytes. */
export const MAX_STORED_BYTES = 64 * 2 ** 20;

const [DATABASE, STORE, KEY] = ["tincture-picture", "pictures", "last"];

/** False if the picture is too large or storage is refused; then no earlier one is stored either. */
export async function storePicture(picture: StoredPicture): Promise<boolean> {
  if (picture.file.size > MAX_STORED_BYTES) {
    await forgetPicture();
    return false;
  }
  return run("readwrite", (store) => store.put(picture, KEY)).then(
    () => true,
    () => false,
  );
}

/** The stored picture, if it has this id. */
export async function readPicture(id: string): Promise<StoredPicture | undefined> {
  const stored = await run("readonly", (store) => store.get(KEY)).catch(() => undefined);
  return isStoredPicture(stored) && stored.id === id ? stored : undefined;
}

export async function forgetPicture(): Promise<void> {
  await run("readwrite", (store) => store.delete(KEY)).catch(() => undefined);
}

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

function run(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
    opening.addEventListener("error", () => reject(new Error("storage is refused")));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.addEventListener("complete", () => {
        database.close();
        resolve(request.result);
      });
      transaction.addEventListener("abort", () => {
        database.close();
        reject(new Error("storage is refused"));
      });
    });
  });
}
