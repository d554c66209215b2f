/** Event on `window` after React has hydrated the page. */
export const PAGE_LIVE = "tincture:live";
