/** Placeholder in the offline page; the service worker replaces it with links to the pages stored on this device. */
export const OFFLINE_PAGES_SLOT = "<!--kept pages-->";
