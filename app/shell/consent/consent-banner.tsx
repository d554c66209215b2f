import { useEffect, useSyncExternalStore } from "react";
import { chooseConsent, readConsent, subscribeToConsent } from "#app/shell/consent.ts";
import { Button } from "#app/ui/button.tsx";
import { AppLink } from "#app/ui/link.tsx";
import "./consent-banner.css";

/** Asks once (SHL-9). The choice is on the device, so the server leaves the banner to the page. */
export function ConsentBanner() {
  const choice = useSyncExternalStore(subscribeToConsent, readConsent, () => "accepted" as const);
  const isOpen = choice === "unset";
  useEffect(() => {
    // A workbench gives way by the banner's height, so that it covers no control.
    document.documentElement.toggleAttribute("data-consent-open", isOpen);
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <section className="consent-banner" aria-label="Cookie consent">
      <p>
        We use cookies to make your experience better.{" "}
        <AppLink to="/about/cookies?ref=cookies-banner" className="underline">
          check out our policy
        </AppLink>
      </p>
      <div className="consent-actions">
        <Button variant="secondary" onClick={() => chooseConsent("rejected")}>
          Reject
        </Button>
        <Button variant="secondary" onClick={() => chooseConsent("accepted")}>
          Accept
        </Button>
      </div>
    </section>
  );
}
