/** The last picture of this tool, kept on the device so that a reload loses nothing (TLS-4). One at most; it goes nowhere. */

export interface KeptPicture {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
}

/** Larger files are not kept. Bytes. */
export const MOST_KEPT_BYTES = 64 * 2 ** 20;

const [DATABASE, STORE, KEY] = ["tincture-picture", "pictures", "last"];

/** False when it is too large or storage is refused; then no earlier one is kept either. */
export async function keepPicture(picture: KeptPicture): Promise<boolean> {
  if (picture.file.size > MOST_KEPT_BYTES) {
    await forgetPicture();
    return false;
  }
  return run("readwrite", (store) => store.put(picture, KEY)).then(
    () => true,
    () => false,
  );
}

/** The kept picture, if it is this one. */
export async function readPicture(id: string): Promise<KeptPicture | undefined> {
  const kept = await run("readonly", (store) => store.get(KEY)).catch(() => undefined);
  return isKeptPicture(kept) && kept.id === id ? kept : undefined;
}

export async function forgetPicture(): Promise<void> {
  await run("readwrite", (store) => store.delete(KEY)).catch(() => undefined);
}

function isKeptPicture(value: unknown): value is KeptPicture {
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
