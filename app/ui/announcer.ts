/** Says a sentence to screen readers (a polite live region, made when it is first needed). */
let region: HTMLElement | undefined;

export function announce(message: string): void {
  if (region === undefined || !region.isConnected) {
    region = document.createElement("div");
    region.setAttribute("role", "status");
    region.setAttribute("aria-live", "polite");
    region.className = "sr-only";
    document.body.append(region);
  }
  // The same words twice in a row are said twice only when they change in between.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}
