/** Likes and saves made offline: stored on the device, and sent once the network is back (LIB-5). */
import { createDeviceStore } from "#app/ui/device-store.ts";
import {
  decodeQueuedActions,
  enqueueAction,
  type QueuedAction,
  withoutAction,
} from "#domain/device/queued-actions.ts";
import type { CollectionProblem } from "./collection-calls.ts";

const store = createDeviceStore("tincture:wishes", decodeQueuedActions);
const LOCK = "tincture-wishes";

/** False if the browser refuses storage, so that the person can be told. */
export function queueAction(action: QueuedAction): boolean {
  return store.set(enqueueAction(store.get(), action));
}

/**
 * Sends this person's queued actions, oldest first, and stops if the server is unreachable. `send` resolves to the
 * problem, if any; after any answer of the server the action leaves the queue. Tabs take turns by a lock.
 */
export function sendQueuedActions(
  uid: string,
  send: (action: QueuedAction) => Promise<CollectionProblem | undefined>,
): Promise<void> {
  const run = async (): Promise<void> => {
    for (const action of store.get()) {
      if (action.uid !== undefined && action.uid !== uid) continue;
      const problem = await send(action);
      if (problem?.code === "unreachable" || problem?.code === "unauthenticated") return;
      store.set(withoutAction(store.get(), action));
    }
  };
  return "locks" in navigator ? navigator.locks.request(LOCK, run) : run();
}
