/** Sent on `window` once React has taken over the page. */
export const PAGE_LIVE = "tincture:live";
