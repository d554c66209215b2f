/** One value in a database of the browser, for what is too large for local storage. */

const [STORE, KEY] = ["kept", "last"];

export interface DeviceSlot {
  /** Undefined if there is none, or if storage is refused. The caller checks its shape. */
  readonly read: () => Promise<unknown>;
  /** False if storage is refused. */
  readonly put: (value: unknown) => Promise<boolean>;
  readonly clear: () => Promise<void>;
}

export function deviceSlot(database: string, store = STORE): DeviceSlot {
  const run = (mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const refused = () => reject(new Error("storage is refused"));
      const opening = indexedDB.open(database, 1);
      opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(store));
      opening.addEventListener("error", refused);
      opening.addEventListener("success", () => {
        const transaction = opening.result.transaction(store, mode);
        const request = ask(transaction.objectStore(store));
        transaction.addEventListener("complete", () => {
          opening.result.close();
          resolve(request.result);
        });
        transaction.addEventListener("abort", () => {
          opening.result.close();
          refused();
        });
      });
    });
  return {
    read: () => run("readonly", (from) => from.get(KEY)).catch(() => undefined),
    put: (value) =>
      run("readwrite", (into) => into.put(value, KEY)).then(
        () => true,
        () => false,
      ),
    clear: async () => {
      await run("readwrite", (from) => from.delete(KEY)).catch(() => undefined);
    },
  };
}
