/** Likes and saves that were wished without a network: kept on the device, and sent once it is back (LIB-5). */
import { createDeviceStore } from "#app/ui/device-store.ts";
import {
  decodeWaitingWishes,
  putWish,
  type WaitingWish,
  withoutWish,
} from "#domain/device/waiting-wishes.ts";
import type { CollectionProblem } from "./collection-calls.ts";

const store = createDeviceStore("tincture:wishes", decodeWaitingWishes);
const LOCK = "tincture-wishes";

/** False where the device keeps nothing: then it cannot be promised. */
export function keepWish(wish: WaitingWish): boolean {
  return store.set(putWish(store.get(), wish));
}

/**
 * Sends what waits of this person, oldest first, and stops where the server cannot be reached. `send` gives what was wrong;
 * whatever the server answered, the wish does not wait any more. Tabs take turns.
 */
export function sendWaitingWishes(
  uid: string,
  send: (wish: WaitingWish) => Promise<CollectionProblem | undefined>,
): Promise<void> {
  const run = async (): Promise<void> => {
    for (const wish of store.get()) {
      if (wish.uid !== undefined && wish.uid !== uid) continue;
      const problem = await send(wish);
      if (problem?.code === "unreachable" || problem?.code === "unauthenticated") return;
      store.set(withoutWish(store.get(), wish));
    }
  };
  return "locks" in navigator ? navigator.locks.request(LOCK, run) : run();
}
