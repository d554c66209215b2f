/** What keeping needs on every page: the likes of the items shown, the "Collect" dialog, what waits for a sign-in. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { afterSignIn } from "#app/collections/after-sign-in.ts";
import { closeCollect, collectFlag } from "#app/collections/collect-flag.ts";
import { forgetMerge } from "#app/collections/device-merge.ts";
import { press, sendWaiting } from "#app/collections/like-save-actions.ts";
import { startKeptLoader } from "#app/collections/like-save-loader.ts";
import { likeSaveStore } from "#app/collections/like-save-store.ts";
import { sessionStore, useSession } from "#app/session/session-store.ts";

const CollectDialog = lazy(() => import("#app/collections/collect-dialog.tsx"));

export function CollectionsPart() {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.user.uid : undefined;
  const target = useSyncExternalStore(collectFlag.subscribe, collectFlag.get, () => undefined);
  useEffect(startKeptLoader, []);
  useEffect(() => {
    likeSaveStore.press = (...pressed) => void press(...pressed);
    for (const pressed of likeSaveStore.early.splice(0)) void press(...pressed);
  }, []);
  useEffect(() => {
    if (uid === undefined) return;
    void afterSignIn();
    return sessionStore.subscribe(() => {
      if (sessionStore.get().status === "signed-out") forgetMerge();
    });
  }, [uid]);
  useEffect(() => {
    if (uid === undefined) return;
    const send = () => void sendWaiting(uid);
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [uid]);
  return target === undefined ? null : (
    <Suspense fallback={null}>
      <CollectDialog target={target} onClose={closeCollect} />
    </Suspense>
  );
}
