/**
 * When the service worker answers with a cached page of the same tool under another address, hydration must start at
 * the address that the page was rendered for; afterwards the app navigates to the requested address.
 */
let wanted: string | undefined;

/** Called before hydration. */
export function startAtRenderedAddress(): void {
  if (document.documentElement.dataset["substitute"] === undefined) return;
  const { pathname, search, hash } = window.location;
  wanted = pathname + search + hash;
  window.history.replaceState(window.history.state, "", pathname);
}

/** Returns the requested address once. */
export function takeRequestedAddress(): string | undefined {
  const held = wanted;
  wanted = undefined;
  return held;
}
