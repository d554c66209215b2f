/** When the application looks for a newer self (seed, section 9). */

/** GET /sw.js, and update the worker when it is there. */
export const WORKER_CHECK_MS = 3_600_000;
/** First look at builds/latest.json after the page has loaded, on connections that are not slow. */
export const FIRST_BUILD_CHECK_MS = 1_000;
export const BUILD_POLL_MS = 3_600_000;
/** A file that could not be loaded reloads the page at most once in this time. */
export const RELOAD_GUARD_MS = 10_000;
