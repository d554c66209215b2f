/** How often the application checks for a newer version (PLT-3). */

/** Interval of requests for /sw.js, and of updating the worker if it is registered. */
export const WORKER_CHECK_MS = 3_600_000;
/** Delay after page load before the first check of builds/latest.json, on connections that are not slow. */
export const FIRST_BUILD_CHECK_MS = 1_000;
export const BUILD_POLL_MS = 3_600_000;
/** Within this time a file that failed to load reloads the page at most once. */
export const RELOAD_GUARD_MS = 10_000;
