/** Announces a sentence to screen readers (a polite live region, created on first use). */
let region: HTMLElement | undefined;

export function announce(message: string): void {
  if (region === undefined || !region.isConnected) {
    region = document.createElement("div");
    region.setAttribute("role", "status");
    region.setAttribute("aria-live", "polite");
    region.className = "sr-only";
    document.body.append(region);
  }
  // A screen reader only announces a change, so a repeated message is varied.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}
