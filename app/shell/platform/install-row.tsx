import { useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { installOffer } from "./install-offer.ts";

/** A row in the footer while the browser offers installation; never a popup. */
export function InstallRow() {
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.get, () => false);
  if (!isOffered) return null;
  return (
    <div className="footer-install">
      <Mark />
      <p>
        <b>Install Tincture</b>
        <span>In a window of its own, also without a network.</span>
      </p>
      <Button size="s" onClick={() => void installOffer.accept()}>
        Install
      </Button>
      <Button size="s" variant="ghost" onClick={installOffer.dismiss}>
        Do not ask again
      </Button>
    </div>
  );
}
