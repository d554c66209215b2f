/** Where the page shown without a network names the pages that are kept on this device; the service worker fills it in. */
export const KEPT_PAGES_SLOT = "<!--kept pages-->";
