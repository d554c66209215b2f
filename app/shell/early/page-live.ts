/** Event on `window` in the step in which React takes over the page. */
export const PAGE_HYDRATED = "tincture:hydrated";
/** Event on `window` in the same task, once all listeners of the page are there. */
export const PAGE_LIVE = "tincture:live";
