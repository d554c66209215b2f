/**
 * Cookie consent (SHL-9): "cookies:accept" and "cookies:reject", booleans in local storage, false by default.
 * Accepting or rejecting dispatches an event on `window`; analytics waits for acceptance. `data-consent` on <html>
 * reflects the choice: the banner is in the HTML of every page, and its style sheet hides it.
 */
export type ConsentChoice = "unset" | "accepted" | "rejected";

const ACCEPT_KEY = "cookies:accept";
const REJECT_KEY = "cookies:reject";
/** On <html>, since the early script and the page have this module each for itself: what was dispatched last. */
const EMITTED = "consentEmitted";
export const CONSENT_EVENTS = { accepted: "cookies:accepted", rejected: "cookies:rejected" } as const;

export function readConsent(): ConsentChoice {
  try {
    if (localStorage.getItem(ACCEPT_KEY) === "true") return "accepted";
    return localStorage.getItem(REJECT_KEY) === "true" ? "rejected" : "unset";
  } catch {
    // Storage is refused: the choice applies to this page only, so that the banner closes.
    return choiceOf(document.documentElement.dataset["consent"]) ?? "unset";
  }
}

export function chooseConsent(choice: "accepted" | "rejected"): void {
  try {
    localStorage.setItem(ACCEPT_KEY, String(choice === "accepted"));
    localStorage.setItem(REJECT_KEY, String(choice === "rejected"));
  } catch {
    // Storage is refused: the choice applies to this page only.
  }
  document.documentElement.dataset["consent"] = choice;
  emitConsent(choice);
}

/** Called before the first paint (early/early.ts), so that the banner works before the page's scripts load. */
export function startConsent(): void {
  showConsent();
  // On the way down, because React stops presses of parts that it has not taken over yet.
  window.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-consent-choice]") : null;
      const choice = choiceOf(button?.dataset["consentChoice"]);
      if (choice !== undefined) chooseConsent(choice);
    },
    { capture: true },
  );
  // The choice was made in another tab.
  window.addEventListener("storage", showConsent);
}

/** Reflects the stored choice on <html>. */
export function showConsent(): void {
  const choice = readConsent();
  if (choice === "unset") delete document.documentElement.dataset["consent"];
  else document.documentElement.dataset["consent"] = choice;
}

/** On load, dispatches an earlier acceptance again. False if this page has dispatched it, by a press before its scripts. */
export function emitEarlierAcceptance(): boolean {
  if (document.documentElement.dataset[EMITTED] === "accepted") return false;
  if (readConsent() === "accepted") emitConsent("accepted");
  return true;
}

export function subscribeToConsent(listener: () => void): () => void {
  const events = [...Object.values(CONSENT_EVENTS), "storage"];
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

function choiceOf(text: string | undefined): "accepted" | "rejected" | undefined {
  return text === "accepted" || text === "rejected" ? text : undefined;
}

function emitConsent(choice: "accepted" | "rejected"): void {
  document.documentElement.dataset[EMITTED] = choice;
  window.dispatchEvent(new CustomEvent(CONSENT_EVENTS[choice]));
}
