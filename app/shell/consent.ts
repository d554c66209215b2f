/**
 * Cookie consent (SHL-9): "cookies:accept" and "cookies:reject", booleans in local storage, false by default.
 * Accepting or rejecting emits an event on `window`; what measures visitors waits for the accepted one.
 */
export type ConsentChoice = "unset" | "accepted" | "rejected";

const ACCEPT_KEY = "cookies:accept";
const REJECT_KEY = "cookies:reject";
export const CONSENT_EVENTS = { accepted: "cookies:accepted", rejected: "cookies:rejected" } as const;

/** Kept for this page when storage is refused, so that the banner still goes away. */
let unsaved: ConsentChoice = "unset";

export function readConsent(): ConsentChoice {
  try {
    if (localStorage.getItem(ACCEPT_KEY) === "true") return "accepted";
    return localStorage.getItem(REJECT_KEY) === "true" ? "rejected" : "unset";
  } catch {
    return unsaved;
  }
}

export function chooseConsent(choice: "accepted" | "rejected"): void {
  unsaved = choice;
  try {
    localStorage.setItem(ACCEPT_KEY, String(choice === "accepted"));
    localStorage.setItem(REJECT_KEY, String(choice === "rejected"));
  } catch {
    // Storage is off: the choice holds for this page only.
  }
  emitConsent(choice);
}

/** At load, an earlier acceptance is emitted again for whoever listens. */
export function emitEarlierAcceptance(): void {
  if (readConsent() === "accepted") emitConsent("accepted");
}

export function subscribeToConsent(listener: () => void): () => void {
  const events = [...Object.values(CONSENT_EVENTS), "storage"];
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

function emitConsent(choice: "accepted" | "rejected"): void {
  window.dispatchEvent(new CustomEvent(CONSENT_EVENTS[choice]));
}
