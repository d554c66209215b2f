/** What keeping needs on every page: the likes of the items shown, the "Collect" dialog, what waits for a sign-in. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { closeCollect, collectFlag } from "#app/account/collect-flag.ts";
import { startKeptLoader } from "#app/account/kept-loader.ts";
import { sessionStore, useSession } from "#app/account/session-store.ts";

const CollectDialog = lazy(() => import("#app/account/collect-dialog.tsx"));

export function KeepingPart() {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.user.uid : undefined;
  const target = useSyncExternalStore(collectFlag.subscribe, collectFlag.get, () => undefined);
  useEffect(startKeptLoader, []);
  useEffect(() => {
    if (uid === undefined) return;
    void import("#app/account/after-sign-in.ts").then(({ afterSignIn }) => afterSignIn());
    return sessionStore.subscribe(() => {
      if (sessionStore.get().status !== "signed-out") return;
      void import("#app/account/device-merge.ts").then(({ forgetMerge }) => forgetMerge());
    });
  }, [uid]);
  return target === undefined ? null : (
    <Suspense fallback={null}>
      <CollectDialog target={target} onClose={closeCollect} />
    </Suspense>
  );
}
