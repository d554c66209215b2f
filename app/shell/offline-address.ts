/**
 * A page that stands in for another address of the same tool (service worker, without a network) shows what it was kept
 * with; so it starts at its own address, and goes to the wanted one once it works.
 */
let wanted: string | undefined;

/** Before the page comes alive. */
export function holdAddress(): void {
  if (document.documentElement.dataset["substitute"] === undefined) return;
  const { pathname, search, hash } = window.location;
  wanted = pathname + search + hash;
  window.history.replaceState(window.history.state, "", pathname);
}

/** The address that was asked for; once. */
export function takeHeldAddress(): string | undefined {
  const held = wanted;
  wanted = undefined;
  return held;
}
