/**
 * Likes, saves and collections on every page: loads the state of shown items, the "Collect" dialog, and pending
 * actions.
 */
import { useEffect, useSyncExternalStore } from "react";
import { closeCollect, collectFlag } from "#app/collections/collect-flag.ts";
import { startLikeSaveLoader } from "#app/collections/like-save-loader.ts";
import { type ItemPress, likeSaveStore } from "#app/collections/like-save-store.ts";
import { sessionStore, useSession } from "#app/session/session-store.ts";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";

const CollectDialog = part(
  "CollectDialog",
  () => import("#app/collections/collect-dialog.tsx"),
  NOTHING_MEANWHILE,
);

export function CollectionsPart() {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.user.uid : undefined;
  const target = useSyncExternalStore(collectFlag.subscribe, collectFlag.get, () => undefined);
  useEffect(startLikeSaveLoader, []);
  useEffect(() => {
    likeSaveStore.press = act;
    for (const pressed of likeSaveStore.earlyPresses.splice(0)) act(...pressed);
  }, []);
  useEffect(() => {
    if (uid === undefined) return;
    void import("#app/collections/after-sign-in.ts").then(({ afterSignIn }) => afterSignIn());
    return sessionStore.subscribe(() => {
      if (sessionStore.get().status === "signed-out")
        void import("#app/collections/device-merge.ts").then(({ forgetMerge }) => forgetMerge());
    });
  }, [uid]);
  useEffect(() => {
    if (uid === undefined) return;
    const send = () =>
      void import("#app/collections/like-save-actions.ts").then(({ sendQueued }) => sendQueued(uid));
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [uid]);
  return target === undefined ? null : <CollectDialog target={target} onClose={closeCollect} />;
}

/** The code for likes and saves loads with the first press. */
function act(...press: ItemPress): void {
  void import("#app/collections/like-save-actions.ts").then(({ onItemAction }) => onItemAction(...press));
}
