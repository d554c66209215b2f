import { useLayoutEffect } from "react";
import { showConsent } from "#app/shell/consent.ts";
import { Button } from "#app/ui/button.tsx";
import { AppLink } from "#app/ui/link.tsx";
import "./consent-banner.css";

/**
 * Asks once (SHL-9). The banner is in the HTML of every page, after the skip link, so that it comes first for those who
 * come by keys, and part of the first layout; with a stored choice it is hidden before the first paint. Its buttons work
 * without the page's scripts (consent.ts, consent-banner.css).
 */
export function ConsentBanner() {
  // An error replaces the whole page, and with it the attributes on <html>.
  useLayoutEffect(showConsent, []);
  return (
    <section className="consent-banner" aria-label="Cookie consent">
      <p>
        We use cookies to make your experience better.{" "}
        <AppLink to="/about/cookies?ref=cookies-banner" className="underline">
          check out our policy
        </AppLink>
      </p>
      <div className="consent-actions">
        <Button variant="secondary" data-consent-choice="rejected">
          Reject
        </Button>
        <Button variant="secondary" data-consent-choice="accepted">
          Accept
        </Button>
      </div>
    </section>
  );
}
