import { useSyncExternalStore } from "react";
import { readConsent, subscribeToConsent } from "#app/shell/consent.ts";
import { Button } from "#app/ui/button.tsx";

const SENTENCES = {
  unset: "You have not answered yet. Nothing measures you until you accept.",
  accepted: "You accepted. Scripts that measure visits may load, where this server is set up for them.",
  rejected:
    "You rejected. No script that measures visits loads. One that is running stops with the next page load.",
} as const;

/** Lets a visitor change the cookie consent (SHL-9). */
export function ConsentChoice() {
  const choice = useSyncExternalStore(subscribeToConsent, readConsent, () => "unset" as const);
  return (
    <>
      <p role="status">{SENTENCES[choice]}</p>
      <div className="consent-choice">
        <Button variant="secondary" data-consent-choice="rejected" disabled={choice === "rejected"}>
          Reject
        </Button>
        <Button variant="secondary" data-consent-choice="accepted" disabled={choice === "accepted"}>
          Accept
        </Button>
      </div>
      <noscript>
        <p>Without JavaScript nothing is stored and nothing measures you, so there is nothing to choose.</p>
      </noscript>
    </>
  );
}
